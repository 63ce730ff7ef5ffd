/** Finds a place for each name on the map: beside its point, on top of nothing else. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";

export interface Wish {
  id: string;
  text: string;
  at: Point;
  radius: number; // of what it names, to stay clear of
  reach?: number; // half the width of what it names, if that is wide
  large?: number; // how much larger its letters are than the others'
}

export interface Label extends Point {
  id: string;
  text: string;
  anchor: "start" | "middle" | "end";
}

/** Words are measured by counting: close enough to keep them apart. */
export const widthOf = (text: string, size: number): number => text.length * size * 0.45 + 2;

export function placed(wishes: Wish[], taken: Box[], size: number, bounds: Box): Label[] {
  const names: Box[] = [];
  return wishes.map((wish) => {
    const width = widthOf(wish.text, size) * (wish.large ?? 1);
    const options = candidates(wish, width, size);
    const costs = options.map((option) => cost(option.box, taken, names, bounds));
    const best = costs.indexOf(Math.min(...costs));
    const chosen = options[best] as Candidate;
    names.push(chosen.box);
    return { id: wish.id, text: wish.text, x: chosen.x, y: chosen.y, anchor: chosen.anchor };
  });
}

interface Candidate extends Point {
  anchor: Label["anchor"];
  box: Box;
}

function candidates({ at, radius, reach = radius }: Wish, width: number, size: number): Candidate[] {
  const gap = size * 0.2;
  const make = (anchor: Label["anchor"], x: number, y: number): Candidate => {
    const left = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
    return { anchor, x, y, box: { x: left, y: y - size * 0.8, width, height: size } };
  };
  const below = at.y + radius + size * 0.9;
  const above = at.y - radius - gap;
  const beside = at.y + size * 0.3;
  return [
    make("middle", at.x, below),
    make("middle", at.x, above),
    make("start", at.x + reach + gap, beside),
    make("end", at.x - reach - gap, beside),
    make("start", at.x + reach * 0.7, below - size * 0.2),
    make("end", at.x - reach * 0.7, below - size * 0.2),
    make("start", at.x + reach * 0.7, above + size * 0.2),
    make("end", at.x - reach * 0.7, above + size * 0.2),
    ...(radius > 2 * size
      ? [-0.75, -0.4, 0.4, 0.75].flatMap((part) => [
          make("end", at.x - reach - gap, beside + part * radius),
          make("start", at.x + reach + gap, beside + part * radius),
        ])
      : []),
    ...[below + size, above - size].flatMap((y) => [make("middle", at.x, y), make("start", at.x, y), make("end", at.x, y)]),
  ];
}

/** What is hidden; letters over letters, or beyond the edge, are worst. */
function cost(box: Box, taken: Box[], names: Box[], bounds: Box): number {
  const hidden = (boxes: Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  const outside = box.width * box.height - overlap(box, bounds);
  return Math.round(hidden(taken) + 4 * (hidden(names) + outside));
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
