/** Finds a place for each name on the map: beside its point, on top of nothing else. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";

export interface Wish {
  id: string;
  text: string;
  at: Point;
  radius: number; // of what it names, to stay clear of
  reach?: number; // half the width of what it names, if that is wide
}

export interface Label extends Point {
  id: string;
  text: string;
  anchor: "start" | "middle" | "end";
  box: Box;
}

const NARROW = /[iljtf.,'’()\-·: ]/;
const WIDE = /[mwMW&@]/;
const BREADTH = { serif: [0.28, 0.475, 0.69, 0.8], italic: [0.24, 0.4, 0.62, 0.7], sans: [0.25, 0.475, 0.58, 0.74] } as const;

/** Words are measured by their letters: close enough to keep them apart, and to make room for them. */
export function widthOf(text: string, size: number, font: keyof typeof BREADTH = "italic"): number {
  const [narrow, usual, capital, wide] = BREADTH[font];
  const letters = [...text].map((letter) =>
    NARROW.test(letter) ? narrow : WIDE.test(letter) ? wide : letter !== letter.toLowerCase() ? capital : usual,
  );
  return size * letters.reduce((sum: number, each) => sum + each, 0) + 2;
}

/** `taken` must stay free; `lines` better stay free. */
export function placed(wishes: Wish[], taken: Box[], size: number, bounds: Box, lines: Point[] = []): Label[] {
  const names: Box[] = [];
  return wishes.map((wish) => {
    const width = widthOf(wish.text, size);
    const options = candidates(wish, width, size);
    const costs = options.map((option, i) => cost(option.box, taken, names, bounds, lines) + i * 1.5);
    const best = costs.indexOf(Math.min(...costs));
    const chosen = options[best] as Candidate;
    names.push(chosen.box);
    return { id: wish.id, text: wish.text, ...chosen };
  });
}

interface Candidate extends Point {
  anchor: Label["anchor"];
  box: Box;
}

function candidates({ at, radius, reach = radius }: Wish, width: number, size: number): Candidate[] {
  const gap = size * 0.25;
  const make = (anchor: Label["anchor"], x: number, y: number): Candidate => {
    const left = anchor === "middle" ? x - width / 2 : anchor === "start" ? x : x - width;
    return { anchor, x, y, box: { x: left, y: y - size * 0.78, width, height: size * 1.02 } };
  };
  const below = at.y + radius + size * 0.88;
  const above = at.y - radius - gap;
  const beside = at.y + size * 0.3;
  const corner = reach * 0.72;
  const around = [
    make("middle", at.x, below),
    make("middle", at.x, above),
    make("start", at.x + reach + gap, beside),
    make("end", at.x - reach - gap, beside),
    make("start", at.x + corner + gap, below - size * 0.35),
    make("end", at.x - corner - gap, below - size * 0.35),
    make("start", at.x + corner + gap, above + size * 0.35),
    make("end", at.x - corner - gap, above + size * 0.35),
    ...[-0.6, 0.6].flatMap((part) => [
      make("start", at.x + reach + gap, beside + part * radius),
      make("end", at.x - reach - gap, beside + part * radius),
    ]),
  ];
  const farther = [0.35, 0.9].flatMap((far) =>
    [below + far * size, above - far * size].flatMap((y) =>
      [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((part) => make("middle", at.x + part * width, y)),
    ),
  );
  return [...around, ...farther];
}

/** What is hidden; letters over letters, or beyond the edge, are worst. */
function cost(box: Box, taken: Box[], names: Box[], bounds: Box, lines: Point[]): number {
  const hidden = (boxes: Box[]): number => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
  const outside = box.width * box.height - overlap(box, bounds);
  const crossed = lines.filter(({ x, y }) => x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height).length;
  return Math.round(3 * hidden(taken) + 6 * (hidden(names) + outside)) + 6 * crossed;
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}
