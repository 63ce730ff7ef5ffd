/** The scoring track: the map's graduated border, one cell for each space, clockwise from the upper left corner. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";

export const BAND = 22; // where the numbers stand
export const DEPTH = 26; // with the bar towards the map

export interface Cell extends Box {
  space: number;
  bar: Box; // on the inner side; none in a corner
  number: Point;
}

type Side = "top" | "right" | "bottom" | "left";

export function cellsOf(lap: number, width: number, height: number): Cell[] {
  const [long, high] = [width - 2 * DEPTH, height - 2 * DEPTH];
  const rest = lap - 4; // without the corners
  const down = Math.max(1, Math.round((rest * high) / (2 * (long + high))));
  const [above, below] = [Math.ceil((rest - 2 * down) / 2), Math.floor((rest - 2 * down) / 2)];
  const corner = (x: number, y: number): Box => ({ x, y, width: DEPTH, height: DEPTH });
  const [east, south] = [width - DEPTH, height - DEPTH];
  const [w, h, u] = [long / above, high / down, long / below];
  const sides: [Side, Box[]][] = [
    ["top", [corner(0, 0), ...row(above, (i) => ({ x: DEPTH + i * w, y: 0, width: w, height: DEPTH })), corner(east, 0)]],
    ["right", row(down, (i) => ({ x: east, y: DEPTH + i * h, width: DEPTH, height: h }))],
    [
      "bottom",
      [corner(east, south), ...row(below, (i) => ({ x: east - (i + 1) * u, y: south, width: u, height: DEPTH })), corner(0, south)],
    ],
    ["left", row(down, (i) => ({ x: 0, y: south - (i + 1) * h, width: DEPTH, height: h }))],
  ];
  return sides
    .flatMap(([side, boxes]) => boxes.map((box): [Side, Box] => [side, box]))
    .map(([side, box], space) => cell(space, side, box));
}
const row = (count: number, at: (i: number) => Box): Box[] => Array.from({ length: count }, (_, i) => at(i));

function cell(space: number, side: Side, box: Box): Cell {
  const thin = DEPTH - BAND;
  const corner = box.width === box.height;
  const { x, y, width, height } = box;
  const bars: Record<Side, Box> = {
    top: { x, y: y + BAND, width, height: thin },
    bottom: { x, y, width, height: thin },
    right: { x, y, width: thin, height },
    left: { x: x + BAND, y, width: thin, height },
  };
  const numbers: Record<Side, Point> = {
    top: { x: x + 5, y: y + 15 },
    bottom: { x: x + 5, y: y + thin + 15 },
    right: { x: x + thin + 4, y: y + 15 },
    left: { x: x + 4, y: y + 15 },
  };
  return { space, ...box, bar: corner ? { x, y, width: 0, height: 0 } : bars[side], number: numbers[side] };
}

/** Where a figure stands on a cell: in its middle, beside the others there. */
export function standsAt({ x, y, width, height }: Cell, i: number, count: number): Point {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const corner = width === height;
  const along = width > height || (corner && count > 1);
  const step = corner ? 15 : count > 2 ? 17 : 24;
  const shift = corner ? i * step : (i - (count - 1) / 2) * step;
  return along ? { x: middle.x + shift, y: middle.y } : { x: middle.x, y: middle.y + shift };
}

/** The cells that a figure walks over from one number of points to another. */
export function walkOf(lap: number, from: number, to: number): number[] {
  const way = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => (((from + way * i) % lap) + lap) % lap);
}
