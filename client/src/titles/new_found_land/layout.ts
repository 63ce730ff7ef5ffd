/** Where everything stands on the board: the islands in the west, Europe in the east, the scoring track around. All of it is found from the pack. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";
import { bottom, freePlace, wider, wordsWide } from "./boxes";
import { coastOfRings, type Coastline } from "./coastline";
import { EUROPE_WIDE, europeHigh, europeIn, type EuropeLayout } from "./europe";
import { boxesOf, islandsIn, packed, type IslandLayout, type Packed } from "./islands";
import type { Pack } from "./pack";
import { cellsOf, DEPTH, type Cell } from "./track";

const USUAL = { width: 1080, height: 580 };
const [LARGEST, SMALLEST] = [68, 56]; // of a tile
const GUTTER = 26; // of open water between islands, and to Europe
const MAINLAND = 106; // how high New England is
const LABEL = { height: 54, font: 20 };

export interface Compass extends Point {
  r: number;
}

export interface Layout {
  width: number;
  height: number;
  tile: number;
  islands: IslandLayout[];
  europe: EuropeLayout;
  cells: Cell[];
  mainland: Coastline;
  newEngland: Box;
  huts: Point;
  compass: Compass;
  needle: Box | null; // where it says which island the compass named last
  ship: Point | null; // an ornament, where there is room for it
}

export function layoutOf(pack: Pack, name: (id: string) => string): Layout {
  const [found, tile] = fitting(pack, name);
  const across = found.widths.reduce((sum, width) => sum + width, 0) + GUTTER * (found.columns.length + 1);
  const width = Math.max(USUAL.width, Math.ceil(across + EUROPE_WIDE + 20 + 2 * DEPTH));
  const height = Math.max(USUAL.height, Math.ceil(found.height + 2 * DEPTH), Math.ceil(europeHigh(pack) + 2 * DEPTH));
  const map = { x: DEPTH, y: DEPTH, width: width - 2 * DEPTH, height: height - 2 * DEPTH };
  const room = { ...map, x: map.x + 8, width: map.width - 14 };
  const europe = europeIn(pack, room, map, name);
  const west = { ...map, width: Math.max(across, europe.west - DEPTH - 8) };
  const floor = bottom(map) - MAINLAND;
  const islands = islandsIn(found, { ...west, y: west.y + 6, height: west.height - 6 }, [floor, bottom(map)], tile);
  const newEngland = {
    x: map.x + 8,
    y: bottom(map) - 90,
    width: Math.max(188, wordsWide(name("new-england"), LABEL.font) + 20),
    height: LABEL.height,
  };
  const shore = shoreOf(map, newEngland);
  const taken = [...islands.flatMap(boxesOf).map((box) => wider(box, 4)), newEngland, ...shore.boxes];
  const sea = { ...west, width: europe.west - west.x };
  const compass = compassIn(sea, taken);
  const around = wider({ x: compass.x, y: compass.y, width: 0, height: 0 }, compass.r + 13);
  const words = { width: 24 + Math.max(...pack.islands.map(({ id }) => wordsWide(name(id), 14)), 0), height: 18 };
  const needle = freePlace(words.width, words.height, sea, [...taken, around], compass);
  const named = needle ? [{ ...needle, ...words }] : [];
  return {
    width,
    height,
    tile,
    islands,
    europe,
    cells: cellsOf(pack.lap, width, height),
    mainland: coastOfRings([shore.outline], "new-england"),
    newEngland,
    huts: { x: newEngland.x + 8, y: bottom(map) - 8 },
    compass,
    needle: needle && { ...needle, ...words },
    ship: freePlace(84, 52, sea, [...taken, around, ...named]),
  };
}

/** The largest tiles with which the islands fit on a board of the usual size; the smallest if none do. */
function fitting(pack: Pack, name: (id: string) => string): [Packed, number] {
  const most = { width: USUAL.width - 2 * DEPTH - EUROPE_WIDE - 20, height: USUAL.height - 2 * DEPTH };
  for (let tile = LARGEST; tile > SMALLEST; tile -= 2) {
    const found = packed(pack.islands, name, tile, MAINLAND);
    const across = found.widths.reduce((sum, width) => sum + width, 0) + GUTTER * (found.columns.length + 1);
    if (found.height <= most.height && across <= most.width) return [found, tile];
  }
  return [packed(pack.islands, name, SMALLEST, MAINLAND), SMALLEST];
}

/** The mainland in the corner below, from the western edge to the southern one. */
function shoreOf(map: Box, label: Box): { outline: Point[]; boxes: Box[] } {
  const [left, low] = [map.x, bottom(map)];
  const far = label.width + 110;
  const outline = [
    { x: left - 40, y: low - 100 },
    { x: left + 60, y: low - 98 },
    { x: left + 110, y: low - 84 },
    { x: left + label.width - 8, y: label.y + 4 },
    { x: left + label.width + 34, y: label.y + 40 },
    { x: left + far - 10, y: low - 16 },
    { x: left + far + 10, y: low + 40 },
    { x: left - 40, y: low + 40 },
  ];
  return {
    outline,
    boxes: [
      { x: left, y: label.y - 4, width: label.width + 40, height: MAINLAND },
      { x: left, y: low - 30, width: far, height: 40 },
    ],
  };
}

/** Where there is water for it, in the south rather than anywhere; smaller where there is little. */
function compassIn(room: Box, taken: Box[]): Compass {
  const south = { ...room, y: room.y + room.height / 2, height: room.height / 2 };
  const tries: [number, Box][] = [42, 38, 34, 31].map((r) => [r, south]);
  for (const [r, where] of [...tries, ...[42, 36, 30, 26].map((r): [number, Box] => [r, room])]) {
    const size = 2 * r + 26;
    const at = freePlace(size, size, where, taken);
    if (at) return { x: at.x + size / 2, y: at.y + size / 2, r };
  }
  return { x: room.x + room.width - 40, y: bottom(room) - 40, r: 26 };
}
