/** A part of a board, to be looked at by itself. */
import type { Point } from "./coast";

export interface Box extends Point {
  width: number;
  height: number;
}

/** The box around these points, with a margin, as far as the board goes. */
export function around(points: Point[], margin: number, board: { width: number; height: number }): Box {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const x = Math.max(0, Math.min(...xs) - margin);
  const y = Math.max(0, Math.min(...ys) - margin);
  return {
    x,
    y,
    width: Math.min(board.width, Math.max(...xs) + margin) - x,
    height: Math.min(board.height, Math.max(...ys) + margin) - y,
  };
}
