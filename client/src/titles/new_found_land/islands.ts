/** Where the islands lie: in columns, as many as fit, each with its banner in its own empty corner or above it. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";
import { bottom, right, wordsWide } from "./boxes";
import { coastOfSquares, GROWN, type Coastline } from "./coastline";
import type { Island } from "./pack";

export interface Spot extends Point {
  island: Island;
  id: string;
  shape: string;
  size: number;
  /** Whether there is water to the north, east, south and west. */
  coast: [boolean, boolean, boolean, boolean];
}

export interface IslandLayout extends Point {
  island: Island;
  spots: Spot[];
  banner: Box; // the ribbon with the name
  standing: Box; // who has cubes there
  coast: Coastline;
}

export const BANNER = { height: 23, font: 17, edge: 11, seal: 25, gap: 2, standing: 15 };
const SHORE = 12; // water between an island's spaces and what is above or below it
const ABOVE = BANNER.height + BANNER.gap + BANNER.standing + GROWN + 4; // of an island whose banner stands above it

/** An island by itself, its spaces' upper left corner at 0,0. */
interface Block {
  island: Island;
  width: number; // spaces and banner
  height: number;
  top: number; // from the block to its spaces
  banner: Point; // from the spaces
  ribbon: number; // how wide
}

const columnsOf = (island: Island): number => Math.max(...island.spaces.map(({ x }) => x)) + 1;
const rowsOf = (island: Island): number => Math.max(...island.spaces.map(({ y }) => y)) + 1;

function blockOf(island: Island, name: string, tile: number): Block {
  const top = island.spaces.filter(({ y }) => y === 0).map(({ x }) => x);
  const [columns, rows] = [columnsOf(island), rowsOf(island)];
  const ribbon = wordsWide(name, BANNER.font) + 2 * BANNER.edge + 2 * BANNER.seal + 2;
  const [free, first] = longestFree(top, columns);
  const inside = free > 1; // the banner lies in the empty cells
  const across = columns * tile;
  const banner = inside
    ? { x: first === 0 ? Math.min(0, free * tile - GROWN - 6 - ribbon) : first * tile + GROWN + 6, y: 0 }
    : { x: Math.max(0, Math.min(14, across - ribbon)), y: -ABOVE };
  const left = Math.min(0, banner.x);
  return {
    island,
    width: Math.max(across, banner.x + ribbon) - left,
    height: rows * tile + (inside ? 0 : ABOVE),
    top: inside ? 0 : ABOVE,
    banner,
    ribbon,
  };
}

/** The longest run of empty cells in the top row, and where it begins. */
function longestFree(taken: number[], columns: number): [count: number, from: number] {
  let [best, from, run]: [number, number, number] = [0, 0, 0];
  for (let x = 0; x < columns; x += 1) {
    run = taken.includes(x) ? 0 : run + 1;
    if (run > best) [best, from] = [run, x - run + 1];
  }
  return [best, from];
}

export interface Packed {
  columns: Block[][];
  widths: number[];
  height: number; // of the highest column
}

/** The islands in two columns, the lower the better; below the first one there is a mainland. */
export function packed(islands: Island[], name: (id: string) => string, tile: number, mainland: number): Packed {
  const blocks = islands.map((island) => blockOf(island, name(island.id), tile));
  const high = (column: Block[], more: number): number => column.reduce((sum, { height }) => sum + height + 2 * SHORE, 0) + more;
  let best: Packed | null = null;
  for (let choice = 0; choice < 1 << Math.min(blocks.length, 12); choice += 1) {
    const columns = [blocks.filter((_, i) => (choice >> i) & 1), blocks.filter((_, i) => !((choice >> i) & 1))];
    const height = Math.max(high(columns[0] ?? [], mainland), high(columns[1] ?? [], 0));
    if (!best || height < best.height)
      best = { columns, height, widths: columns.map((column) => Math.max(0, ...column.map(({ width }) => width))) };
  }
  return best ?? { columns: [], widths: [], height: 0 };
}

/** Everything laid out in a room, with as much water between as there is; `floors`: where each column ends. */
export function islandsIn(found: Packed, room: Box, floors: number[], tile: number): IslandLayout[] {
  const spare = room.width - found.widths.reduce((sum, width) => sum + width, 0);
  const gap = spare / (found.columns.length + 1);
  let x = room.x + gap;
  return found.columns.flatMap((column, at) => {
    const left = x;
    x += (found.widths[at] ?? 0) + gap;
    const used = column.reduce((sum, { height }) => sum + height, 0);
    const free = ((floors[at] ?? bottom(room)) - room.y - used) / (column.length + 1);
    let y = room.y;
    return column.map((block, i) => {
      y += free;
      const indent = ((found.widths[at] ?? 0) - block.width) * ((i + at) % 2 ? 0.75 : 0.25);
      const laid = islandAt(block, Math.round(left + indent - Math.min(0, block.banner.x)), Math.round(y + block.top), tile);
      y += block.height;
      return laid;
    });
  });
}

function islandAt({ island, banner, ribbon }: Block, x: number, y: number, tile: number): IslandLayout {
  const has = (column: number, row: number): boolean => island.spaces.some((space) => space.x === column && space.y === row);
  const spots = island.spaces.map((space): Spot => ({
    island,
    id: space.id,
    shape: space.shape,
    size: tile,
    x: x + tile * space.x,
    y: y + tile * space.y,
    coast: [!has(space.x, space.y - 1), !has(space.x + 1, space.y), !has(space.x, space.y + 1), !has(space.x - 1, space.y)],
  }));
  const box = { x: x + banner.x, y: y + banner.y, width: ribbon, height: BANNER.height };
  const standing = { x: box.x + BANNER.edge, y: bottom(box) + BANNER.gap, width: box.width - BANNER.edge, height: BANNER.standing };
  return { island, x, y, spots, banner: box, standing, coast: coastOfSquares(spots, tile, island.id) };
}

/** What an island takes of the sea: its spaces out to the coast, and its banner. */
export const boxesOf = ({ spots, banner, standing }: IslandLayout): Box[] => [
  ...spots.map(({ x, y, size }) => ({ x: x - GROWN, y: y - GROWN, width: size + 2 * GROWN, height: size + 2 * GROWN })),
  banner,
  standing,
];

export const eastOf = (islands: IslandLayout[]): number => Math.max(0, ...islands.flatMap(boxesOf).map(right));
