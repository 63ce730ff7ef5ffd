/** Europe as a coast made of its towns: a bay for each head, a headland for each row of bills; and below it the rewards of the track. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";
import { bottom, right, wordsWide } from "./boxes";
import { coastOfRings, type Coastline } from "./coastline";
import type { City, Pack } from "./pack";

export const HOUSE = 25; // a space for a cube
export const BILL = { width: 106, height: 58, gap: 10 };
const HEAD = { height: 44, skyline: 90, font: 20, gap: 5 };
const EXCHANGE = 76; // what Antwerp pays
const TOWN_GAP = 7;
const REWARDS = { captain: 62, row: 68, line: 28, edge: 6 };

export interface Town {
  id: string;
  city: City | null; // null: Antwerp, which pays without a bill
  box: Box;
  head: Box;
  skyline: Point | null; // where its ground line begins; none where its name needs the room
  name: Point & { size: number };
  houses: Point[]; // their middles
  bills: Box[];
}

export interface Rewards {
  box: Box;
  captains: Point[]; // the middles of their medallions
  rule: number; // y of the line between captains and the other rewards
  markers: Point[]; // where each of them begins
  pentagon: Point;
}

export interface EuropeLayout {
  towns: Town[];
  rewards: Rewards;
  coast: Coastline;
  west: number; // where it begins
}

export const EUROPE_WIDE = 3 * BILL.width + 2 * BILL.gap;
export const ANTWERP = "antwerp";

/** Antwerp stands in its place from north to south: before the last of the cities. */
const inOrder = (pack: Pack): (City | null)[] => {
  const cities: (City | null)[] = [...pack.cities];
  cities.splice(Math.max(0, cities.length - 1), 0, null);
  return cities;
};

const perRow = (city: City): number => Math.min(Math.max(1, city.contract_spaces.length), 4);
const billRows = (city: City | null): number => (city ? Math.ceil(city.contract_spaces.length / perRow(city)) : 0);
const townHigh = (city: City | null): number => HEAD.height + billRows(city) * (BILL.height + HEAD.gap);
const perLine = (pack: Pack): number => Math.max(1, Math.min(pack.captains.length, Math.floor((EUROPE_WIDE - 34) / 58)));

/** How high all of it must be at least. */
export const europeHigh = (pack: Pack): number =>
  inOrder(pack).reduce((sum, city) => sum + townHigh(city) + TOWN_GAP, 0) + rewardsHigh(pack) + 2 * TOWN_GAP;

const rewardsHigh = (pack: Pack): number =>
  REWARDS.row * Math.ceil(pack.captains.length / perLine(pack)) + REWARDS.line * markerLines(pack).length + 2 * REWARDS.edge;

export function europeIn(pack: Pack, room: Box, edge: Box, name: (id: string) => string): EuropeLayout {
  const left = right(room) - EUROPE_WIDE;
  const spare = room.height - europeHigh(pack);
  const order = inOrder(pack);
  const gap = TOWN_GAP + Math.min(14, spare / (order.length + 1));
  let y = room.y + Math.max(2, TOWN_GAP - 4);
  const towns = order.map((city) => {
    const town = townAt(city, left, y, name);
    y = bottom(town.box) + gap;
    return town;
  });
  const rewards = rewardsIn(pack, {
    x: left,
    y: bottom(room) - rewardsHigh(pack) - 6,
    width: EUROPE_WIDE,
    height: rewardsHigh(pack),
  });
  const outline = coastOfTowns(towns, edge, rewards.box);
  return { towns, rewards, coast: coastOfRings([outline], "europe"), west: Math.min(...outline.map((point) => point.x)) };
}

function townAt(city: City | null, x: number, y: number, name: (id: string) => string): Town {
  const id = city?.id ?? ANTWERP;
  const head = { x, y, width: EUROPE_WIDE, height: HEAD.height };
  const many = city ? perRow(city) : 1;
  const wide = Math.min(BILL.width, (EUROPE_WIDE - (many - 1) * BILL.gap) / many);
  const bills = (city?.contract_spaces ?? []).map((_, i) => ({
    x: x + (i % many) * (wide + BILL.gap),
    y: y + HEAD.height + Math.floor(i / many) * (BILL.height + HEAD.gap),
    width: wide,
    height: BILL.height,
  }));
  const count = city?.cubes ?? 0;
  const words = wordsWide(name(id), HEAD.font) + 8;
  const taken = city ? count * (HOUSE + 2) : EXCHANGE;
  const engraved = HEAD.skyline + words + taken <= EUROPE_WIDE;
  const indent = engraved ? HEAD.skyline : 0;
  const size = Math.max(13, Math.min(HEAD.font, (HEAD.font * (EUROPE_WIDE - indent - taken)) / words));
  const pitch = Math.min(HOUSE + 2, (EUROPE_WIDE - indent - (words * size) / HEAD.font) / Math.max(1, count));
  const houses = Array.from({ length: count }, (_, i) => ({
    x: x + EUROPE_WIDE - HOUSE / 2 - (count - 1 - i) * pitch,
    y: y + 24,
  }));
  return {
    id,
    city,
    box: { x, y, width: EUROPE_WIDE, height: townHigh(city) },
    head,
    skyline: engraved ? { x, y: y + 40 } : null,
    name: { x: x + indent, y: y + 17, size },
    houses,
    bills,
  };
}

/** A bay for each head, a headland for each row of bills; beyond the frame in the east. */
function coastOfTowns(towns: Town[], edge: Box, rewards: Box): Point[] {
  const [bay, cape] = [4, 17];
  const left = rewards.x;
  const west = towns.flatMap(({ head, bills }): Point[] => {
    const low = bills.length ? Math.max(...bills.map(bottom)) : bottom(head);
    if (!bills.length)
      return [
        { x: left - bay, y: low },
        { x: left - bay, y: head.y + 4 },
      ];
    return [
      { x: left - cape, y: low + 2 },
      { x: left - cape, y: bottom(head) - 3 },
      { x: left - bay, y: bottom(head) - 10 },
      { x: left - bay, y: head.y + 4 },
    ];
  });
  const north = edge.y - 30;
  const south = bottom(towns.at(-1)?.box ?? edge) + 8;
  const east = right(edge) + 30;
  return [
    { x: left - bay - 6, y: north },
    { x: east, y: north },
    { x: east, y: south },
    { x: left - cape, y: south },
    ...byTown(west),
  ];
}

/** From south to north, as the outline runs. */
const byTown = (points: Point[]): Point[] => points.toSorted((one, other) => other.y - one.y);

// ---- rewards

const MARKER = { sign: 24, pile: 40, good: 21, gap: 6 };
const markerWide = (gives: string, goods: number): number =>
  MARKER.sign + (gives === "good" ? goods * MARKER.good : MARKER.pile) + MARKER.gap;

/** The markers that give no captain, line by line. */
function markerLines(pack: Pack): number[][] {
  const lines: number[][] = [];
  let used = Infinity;
  pack.markers.forEach(({ gives }, i) => {
    if (gives === "captain") return;
    const wide = markerWide(gives, pack.goods.length);
    if (used + wide - MARKER.gap > EUROPE_WIDE - 2 * REWARDS.edge) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(i);
    used += wide;
  });
  return lines;
}

function rewardsIn(pack: Pack, box: Box): Rewards {
  const many = perLine(pack);
  const room = box.width - 34;
  const captains = pack.captains.map((_, i) => ({
    x: box.x + 30 + (room * ((i % many) + 0.5)) / many,
    y: box.y + REWARDS.edge + 22 + Math.floor(i / many) * REWARDS.row,
  }));
  const rule = box.y + REWARDS.edge + REWARDS.row * Math.ceil(pack.captains.length / many);
  const markers: Point[] = pack.markers.map(() => ({ x: 0, y: 0 }));
  markerLines(pack).forEach((line, row) => {
    const wides = line.map((i) => markerWide(pack.markers[i]?.gives ?? "", pack.goods.length));
    const spare = (box.width - 2 * REWARDS.edge - wides.reduce((sum, wide) => sum + wide, -MARKER.gap)) / Math.max(1, line.length);
    let x = box.x + REWARDS.edge + spare / 2;
    line.forEach((i, at) => {
      markers[i] = { x, y: rule + REWARDS.line * (row + 0.5) + 2 };
      x += (wides[at] ?? 0) + spare;
    });
  });
  return { box, captains, rule, markers, pentagon: { x: box.x + 20, y: box.y + REWARDS.edge + 20 } };
}
