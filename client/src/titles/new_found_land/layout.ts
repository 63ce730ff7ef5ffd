/** Where everything stands on the board: the islands in the west, the cities in the east, the scoring track around. */
import type { Point } from "$/table/coast";
import type { Island, Pack } from "./pack";

export const TILE = 70;
export const DEPTH = 46; // of the track
export const WIDTH = 1180;
export const HEIGHT = 720;
export const CITY = { x: 742, y: 66, width: 378, height: 150, contract: { width: 118, height: 66, gap: 12 } };
export const NEW_ENGLAND = { x: 52, y: 520, width: 164, height: 74 };
export const ANTWERP = { x: 742, y: 528, width: 378, height: 54 };
export const COMPASS = { x: 296, y: 566, r: 58 };

const ISLANDS: Record<string, Point> = {
  anticosti: { x: 74, y: 100 },
  newfoundland: { x: 404, y: 100 },
  "prince-edward-island": { x: 110, y: 312 },
  "nova-scotia": { x: 404, y: 398 },
};
const SPARE: Point[] = [
  { x: 74, y: 100 },
  { x: 404, y: 100 },
  { x: 110, y: 312 },
  { x: 404, y: 398 },
];

export interface Spot extends Point {
  island: Island;
  id: string;
  shape: string;
  /** Whether there is water to the north, east, south and west. */
  coast: [boolean, boolean, boolean, boolean];
}

export interface IslandLayout extends Point {
  island: Island;
  spots: Spot[];
  outline: string;
}

export interface Cell extends Point {
  space: number;
  width: number;
  height: number;
}

export interface Layout {
  islands: IslandLayout[];
  cells: Cell[];
}

export function layoutOf(pack: Pack): Layout {
  return { islands: pack.islands.map(islandLayout), cells: cellsOf(pack.lap) };
}

function islandLayout(island: Island, at: number): IslandLayout {
  const corner = ISLANDS[island.id] ?? SPARE[at % SPARE.length] ?? { x: 74, y: 100 };
  const has = (x: number, y: number): boolean => island.spaces.some((space) => space.x === x && space.y === y);
  const spots = island.spaces.map((space): Spot => {
    const { x, y } = space;
    return {
      island,
      id: space.id,
      shape: space.shape,
      x: corner.x + TILE * x,
      y: corner.y + TILE * y,
      coast: [!has(x, y - 1), !has(x + 1, y), !has(x, y + 1), !has(x - 1, y)],
    };
  });
  const outline = spots.map(({ x, y }) => `M${x},${y}h${TILE}v${TILE}h${-TILE}z`).join("");
  return { island, ...corner, spots, outline };
}

/** The track runs clockwise from the upper left corner, around the whole board. */
function cellsOf(lap: number): Cell[] {
  const down = Math.max(0, Math.round((lap - 34) / 2)); // cells on a side, corners apart
  const across = lap / 2 - down; // cells above, corners included
  const wide = (WIDTH - 2 * DEPTH) / (across - 2);
  const high = (HEIGHT - 2 * DEPTH) / down;
  const left = (i: number): number => (i === 0 ? 0 : DEPTH + (i - 1) * wide);
  const widthOf = (i: number): number => (i === 0 || i === across - 1 ? DEPTH : wide);
  return Array.from({ length: lap }, (_, space): Cell => {
    if (space < across) return { space, x: left(space), y: 0, width: widthOf(space), height: DEPTH };
    if (space < across + down) return { space, x: WIDTH - DEPTH, y: DEPTH + (space - across) * high, width: DEPTH, height: high };
    if (space < 2 * across + down) {
      const i = 2 * across + down - 1 - space;
      return { space, x: left(i), y: HEIGHT - DEPTH, width: widthOf(i), height: DEPTH };
    }
    return { space, x: 0, y: HEIGHT - DEPTH - (space - 2 * across - down + 1) * high, width: DEPTH, height: high };
  });
}
