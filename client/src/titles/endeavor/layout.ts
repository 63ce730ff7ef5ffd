/** Where everything stands on the board, in pixels of a board 1080 wide: computed once a game, from the pack alone. */
import type { Chart, Point } from "$/table/coast";
import type { Box } from "$/table/crop";
import { formsOf, partsOf, sizeOf, type BannerFacts, type BannerParts, type Form } from "./banner";
import { cellsOf, nearestOwner, type Site } from "./cells";
import { chartOf, smooth } from "./chart";
import type { Pack } from "./pack";
import { emptiest, placeBanners } from "./places";
import { spread, type Body } from "./spread";

export const BOARD = { width: 1080, height: 516 };
export const MARGIN = 9; // of the sheet's border
/** Radii and sizes of what lies on the board. */
export const R = { city: 14, disc: 12.5, token: 21, ticket: 19.5, route: 17, star: 8, dot: 3.2, seal: 6.5, square: 5 };
const GAP = 2.2; // between any two pieces

export interface BannerLayout extends Box {
  region: string;
  tint: number; // which of the colours
  form: Form;
  facts: BannerFacts;
  decks: string[];
  governor: string | null; // the card's id
  leader: [Point, Point] | null; // to its own waters, if it lies in others'
}

export interface LinkLayout {
  id: string;
  ends: [string, string];
  token: boolean;
  path: string;
  middle: Point;
  line: Point[]; // points along it
}

export interface Layout {
  width: number;
  height: number;
  scale: number; // from the chart's units to these
  chart: Chart;
  places: Map<string, Point>;
  links: LinkLayout[];
  banners: BannerLayout[];
  bodies: Body[]; // all places and links, as round shapes
  sites: Site[];
  cells: Map<string, string>; // the part of the sheet that belongs to each region, as a path
  rose: Point;
  cartouche: Point;
}

/** What a layout must know of words: how wide a region's name and its state are at most. */
export type Heading = (region: string) => number;

export const CARTOUCHE = { width: 206, height: 50 };

export function layoutOf(pack: Pack, heading: Heading): Layout {
  const { drawing } = pack;
  const chart = chartOf(drawing);
  const scale = Math.min(BOARD.width / chart.width, BOARD.height / chart.height);
  const at = (place: [number, number]): Point => {
    const { x, y } = chart.at(place);
    return { x: x * scale, y: y * scale };
  };
  const [width, height] = [chart.width * scale, chart.height * scale];
  const rows = [...drawing.cities.rows, ...(drawing.routes?.rows ?? [])];
  const homes = new Map(rows.map((row) => [row.id, at([row.lat, row.lon])]));
  const ways = new Map(drawing.links.rows.map((row) => [row.ends.join("--"), (row.path ?? []).map(at)]));
  const bodies = spread(bodiesOf(pack, homes, ways), GAP, { width, height, margin: MARGIN + 3 });
  const found = new Map(bodies.map((body) => [body.id, { x: body.x, y: body.y }]));
  const where = (id: string): Point => found.get(id) ?? { x: 0, y: 0 };
  const links = pack.links.map((link) => {
    const way = ways.get(link.id) ?? [];
    const half = (way.length - 1) / 2;
    const points = [where(link.ends[0]), ...way, where(link.ends[1])];
    points.splice(1 + Math.max(half, 0), way.length ? 1 : 0, where(link.id));
    return { id: link.id, ends: link.ends, token: link.token, path: smooth(points), middle: where(link.id), line: along(points) };
  });
  const places = new Map(pack.places.map((place) => [place.id, where(place.id)]));
  const sites = pack.places.map((place) => ({ owner: place.region, ...where(place.id) }));
  const pieces = bodies.flatMap((body) =>
    body.circles.map((round) => boxAround({ x: body.x + round.x, y: body.y + round.y }, round.r + 2)),
  );
  const corner = { x: width - 118, y: 0, width: 118, height: 52 }; // the buttons for looking closer
  const sheet = {
    width,
    height,
    margin: MARGIN + 1,
    pieces: [...pieces, corner],
    lines: links.flatMap((link) => link.line),
    sites,
  };
  const banners = bannersOf(pack, at, heading, sheet);
  const taken = banners.map(({ x, y, width, height }) => ({ x: x - 4, y: y - 4, width: width + 8, height: height + 8 }));
  const cartouche = emptiest(CARTOUCHE, { ...sheet, pieces: [...sheet.pieces, ...taken] }, [
    { x: width - 110, y: height - 36 },
    { x: 110, y: height - 36 },
  ]);
  const names = [...places.values()].map(({ x, y }) => ({ x: x - 100, y: y - 12, width: 200, height: 36 })); // where one may stand
  const rose = emptiest(
    { width: 80, height: 80 },
    { ...sheet, pieces: [...sheet.pieces, ...taken, ...names, boxOf(cartouche, CARTOUCHE)] },
    [{ x: width * 0.79, y: height * 0.85 }],
  );
  const own = banners.filter((banner) => !banner.leader).map((banner) => ({ owner: banner.region, ...middleOf(banner) }));
  const all = [...sites, ...own];
  return {
    width,
    height,
    scale,
    chart,
    places,
    links,
    banners,
    bodies,
    sites: all,
    cells: regionsOf(all, width, height),
    rose,
    cartouche,
  };
}

/** Cities and routes may bear a wide ticket, and links too: room for it is kept wherever one may lie. */
function bodiesOf(pack: Pack, homes: Map<string, Point>, ways: Map<string, Point[]>): Body[] {
  const side = R.ticket - R.city;
  const places = pack.places.map((place): Body => {
    const round = place.route ? [{ x: 0, y: 0, r: R.route - 1.5 }] : [{ x: 0, y: 0, r: R.city }];
    const wide = [-1, 1].map((way) => ({ x: way * (R.ticket - 10), y: 0, r: 10 }));
    const star = place.glory > 1 ? [{ x: R.city - 1, y: 1 - R.city, r: R.star }] : [];
    return {
      id: place.id,
      ...(homes.get(place.id) ?? { x: 0, y: 0 }),
      circles: [...round, ...(side > 0 ? wide : []), ...star],
      weight: 3,
    };
  });
  const links = pack.links.map((link): Body => {
    const way = ways.get(link.id) ?? [];
    const ends = link.ends.map((end) => homes.get(end) ?? { x: 0, y: 0 }) as [Point, Point];
    const at = way[(way.length - 1) / 2] ?? midway(ends[0], ends[1]);
    const wide = [-1, 0, 1].map((part) => ({ x: part * (R.ticket - 10.5), y: 0, r: 10.5 }));
    return { id: link.id, ...at, circles: link.token ? wide : [{ x: 0, y: 0, r: R.square + 1.5 }], weight: 1 };
  });
  return [...places, ...links];
}

function bannersOf(
  pack: Pack,
  at: (place: [number, number]) => Point,
  heading: Heading,
  sheet: Parameters<typeof placeBanners>[1],
): BannerLayout[] {
  const rows = pack.drawing.regions.rows;
  const told = pack.regions.map((region) => {
    const row = rows.find((each) => each.id === region.id);
    const decks = pack.decks.filter((deck) => deck.region === region.id).map((deck) => deck.id);
    const governor = pack.cards.find((card) => card.governor && decks.includes(card.deck))?.id ?? null;
    const facts = { track: region.track, decks: decks.length, governor: governor !== null, heading: heading(region.id) };
    const hints = [...(row?.decks_at ?? []), row?.track_from, row?.track_to].flatMap((hint) => (hint ? [at(hint)] : []));
    const own = sheet.sites.filter((site) => site.owner === region.id);
    const wish = {
      id: region.id,
      forms: formsOf(facts).map((form) => ({ form, size: sizeOf(form, facts) })),
      near: mean([mean(hints), mean(own)]),
      at: row?.banner_at ? at(row.banner_at) : null,
    };
    return { wish, facts, decks, governor, own };
  });
  const placed = placeBanners(
    told.map(({ wish }) => wish),
    sheet,
  );
  return told.flatMap(({ wish, facts, decks, governor, own }, i) => {
    const place = placed.find((each) => each.id === wish.id);
    if (!place) return [];
    const { x, y, width, height, form } = place;
    const middle = middleOf(place);
    const foreign = own.length > 0 && nearestOwner(sheet.sites, middle) !== wish.id;
    const leader: [Point, Point] | null = foreign ? [middle, shortOf(nearestTo(own, middle), middle, R.ticket + 4)] : null;
    return [{ region: wish.id, tint: i % 7, form, x, y, width, height, facts, decks, governor, leader }];
  });
}

function regionsOf(sites: Site[], width: number, height: number): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { owner, cell } of cellsOf(sites, width, height)) {
    const path = cell.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)},${y.toFixed(1)}`).join("");
    paths.set(owner, `${paths.get(owner) ?? ""}${path}z`);
  }
  return paths;
}

/** Points along a smooth line, a few pixels apart: near enough to keep out of its way. */
function along(points: Point[]): Point[] {
  return points.slice(1).flatMap((to, i) => {
    const from = points[i] as Point;
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 5));
    return Array.from({ length: steps }, (_, k) => ({
      x: from.x + ((to.x - from.x) * k) / steps,
      y: from.y + ((to.y - from.y) * k) / steps,
    }));
  });
}

/** A banner's parts in the board's pixels. */
export const partsAt = ({ form, facts, width, height }: BannerLayout, open: boolean): BannerParts =>
  partsOf(form, facts, { width, height }, open);

export const boxAround = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });
export const boxOf = ({ x, y }: Point, { width, height }: { width: number; height: number }): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});
export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const midway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const mean = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
});
/** So many pixels before a point, as one comes from another. */
const shortOf = (to: Point, from: Point, by: number): Point => {
  const far = Math.max(Math.hypot(to.x - from.x, to.y - from.y), by);
  return { x: to.x - ((to.x - from.x) * by) / far, y: to.y - ((to.y - from.y) * by) / far };
};
const nearestTo = (points: Point[], at: Point): Point =>
  points.reduce((one, other) =>
    Math.hypot(other.x - at.x, other.y - at.y) < Math.hypot(one.x - at.x, one.y - at.y) ? other : one,
  );
