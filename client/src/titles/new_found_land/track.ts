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
  const down = Math.max(0, Math.round((lap - 34) / 2)); // cells on a side, corners apart
  const across = lap / 2 - down; // cells above, corners included
  const wide = (width - 2 * DEPTH) / (across - 2);
  const high = (height - 2 * DEPTH) / down;
  const left = (i: number): number => (i === 0 ? 0 : DEPTH + (i - 1) * wide);
  const widthOf = (i: number): number => (i === 0 || i === across - 1 ? DEPTH : wide);
  return Array.from({ length: lap }, (_, space): Cell => {
    if (space < across) return cell(space, "top", { x: left(space), y: 0, width: widthOf(space), height: DEPTH });
    if (space < across + down)
      return cell(space, "right", { x: width - DEPTH, y: DEPTH + (space - across) * high, width: DEPTH, height: high });
    if (space < 2 * across + down) {
      const i = 2 * across + down - 1 - space;
      return cell(space, "bottom", { x: left(i), y: height - DEPTH, width: widthOf(i), height: DEPTH });
    }
    return cell(space, "left", { x: 0, y: height - DEPTH - (space - 2 * across - down + 1) * high, width: DEPTH, height: high });
  });
}

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
