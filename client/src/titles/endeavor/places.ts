/** Finds a place for each banner: over no piece, in its own waters, near where the pack would have it. */
import type { Point } from "$/table/coast";
import type { Box } from "$/table/crop";
import { nearestOwner, type Site } from "./cells";
import type { Form, Size } from "./banner";

const CELL = 4; // pixels of the grid that costs are kept on
const STEP = 8; // from one candidate to the next
const BLOCK = 24; // of the candidates in each block of this size the best is kept
const ORDERS = 220; // in which banners take their places
const COST = { piece: 60, line: 1.5, foreign: 45, distance: 0.6 };
const WORST = 700; // what costs more is not looked at
const APART = 5; // between two banners

export interface BannerWish {
  id: string;
  forms: { form: Form; size: Size }[];
  near: Point;
  at: Point | null; // its middle, if the pack says so
}

export interface BannerPlace extends Box {
  id: string;
  form: Form;
}

interface Candidate extends BannerPlace {
  cost: number;
}

/** Costs of covering, summed from the upper left: what a box covers is told by its four corners. */
class CostSheet {
  readonly #across: number;
  readonly #sums: Float64Array;

  constructor(width: number, height: number, pieces: Box[], lines: Point[]) {
    this.#across = Math.ceil(width / CELL) + 1;
    const down = Math.ceil(height / CELL) + 1;
    const costs = new Float64Array(this.#across * down);
    const add = (x: number, y: number, cost: number): void => {
      const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
      if (column >= 0 && row >= 0 && column < this.#across - 1 && row < down - 1)
        costs[row * this.#across + column] = Math.max(costs[row * this.#across + column] ?? 0, cost);
    };
    for (const { x, y } of lines) add(x, y, COST.line);
    for (const box of pieces)
      for (let y = box.y; y < box.y + box.height + CELL; y += CELL)
        for (let x = box.x; x < box.x + box.width + CELL; x += CELL)
          add(Math.min(x, box.x + box.width), Math.min(y, box.y + box.height), COST.piece);
    this.#sums = new Float64Array((this.#across + 1) * (down + 1));
    for (let row = 0; row < down; row++)
      for (let column = 0; column < this.#across; column++)
        this.#sums[this.#at(column + 1, row + 1)] =
          (costs[row * this.#across + column] ?? 0) +
          this.#sum(column, row + 1) +
          this.#sum(column + 1, row) -
          this.#sum(column, row);
  }

  #at = (column: number, row: number): number => row * (this.#across + 1) + column;
  #sum = (column: number, row: number): number => this.#sums[this.#at(column, row)] ?? 0;

  of({ x, y, width, height }: Box): number {
    const [left, top] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    const [right, bottom] = [Math.ceil((x + width) / CELL), Math.ceil((y + height) / CELL)];
    return this.#sum(right, bottom) - this.#sum(left, bottom) - this.#sum(right, top) + this.#sum(left, top);
  }
}

export interface Sheet {
  width: number;
  height: number;
  margin: number;
  pieces: Box[]; // not to be covered
  lines: Point[]; // better not
  sites: Site[]; // whose waters are whose
}

export function placeBanners(wishes: BannerWish[], sheet: Sheet): BannerPlace[] {
  const costs = new CostSheet(sheet.width, sheet.height, sheet.pieces, sheet.lines);
  const lists = wishes.map((wish) => candidates(wish, sheet, costs));
  const fixed: Candidate[] = [];
  for (const list of lists.filter((_, i) => wishes[i]?.at)) {
    const found = list.find((box) => fixed.every((other) => apart(box, other, 1))) ?? list[0];
    if (found) fixed.push(found);
  }
  const free = wishes.map((_, i) => i).filter((i) => !wishes[i]?.at);
  const random = numbers(7);
  let best: Candidate[] = [];
  let least = Infinity;
  for (let turn = 0; turn < ORDERS; turn++) {
    const order = turn ? shuffled(free, random) : free;
    const taken = [...fixed];
    let total = 0;
    for (const i of order) {
      const list = lists[i] ?? [];
      const found = list.find((box) => taken.every((other) => apart(box, other))) ?? list[0];
      if (!found) continue;
      total += found.cost + (taken.every((other) => apart(found, other)) ? 0 : 5000);
      taken.push(found);
      if (total >= least) break;
    }
    if (total < least) [best, least] = [taken, total];
  }
  return wishes.flatMap(({ id }) => best.find((each) => each.id === id) ?? []);
}

function candidates({ id, forms, near, at }: BannerWish, sheet: Sheet, costs: CostSheet): Candidate[] {
  const found: Candidate[] = [];
  const { width, height, margin } = sheet;
  for (const { form, size } of forms) {
    const [right, bottom] = [width - margin - size.width, height - margin - size.height];
    const add = (x: number, y: number): void => {
      const box = { x, y, ...size };
      const covered = costs.of(box);
      const far = Math.hypot(x + size.width / 2 - near.x, (y + size.height / 2 - near.y) * 1.3);
      if (covered + far * COST.distance > WORST) return;
      found.push({ id, form, ...box, cost: covered + far * COST.distance + COST.foreign * foreign(box, id, sheet) });
    };
    if (at) {
      const box = { x: clamp(at.x - size.width / 2, margin, right), y: clamp(at.y - size.height / 2, margin, bottom), ...size };
      found.push({ id, form, ...box, cost: costs.of(box) });
      continue;
    }
    for (let y = margin; y <= bottom; y += STEP) for (let x = margin; x <= right; x += STEP) add(x, y);
  }
  if (!found.length) return candidates({ id, forms, near, at: near }, sheet, costs);
  const best = new Map<string, Candidate>();
  for (const each of found) {
    const block = `${each.form} ${Math.floor(each.x / BLOCK)} ${Math.floor(each.y / BLOCK)}`;
    if (each.cost < (best.get(block)?.cost ?? Infinity)) best.set(block, each);
  }
  return [...best.values()].sort((one, other) => one.cost - other.cost);
}

/** How much of a box lies in others' waters. */
function foreign({ x, y, width, height }: Box, id: string, { sites }: Sheet): number {
  const middle = nearestOwner(sites, { x: x + width / 2, y: y + height / 2 }) !== id ? 2 : 0;
  const ends = [0.12, 0.88].filter((part) => nearestOwner(sites, { x: x + width * part, y: y + height / 2 }) !== id);
  return middle + ends.length;
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), Math.max(least, most));

export const apart = (one: Box, other: Box, room = APART): boolean =>
  one.x + one.width + room <= other.x ||
  other.x + other.width + room <= one.x ||
  one.y + one.height + room <= other.y ||
  other.y + other.height + room <= one.y;

/** The emptiest place for something of that size, near one of those wished for. */
export function emptiest(size: Size, sheet: Sheet, wished: Point[]): Point {
  const costs = new CostSheet(sheet.width, sheet.height, sheet.pieces, sheet.lines);
  const { width, height, margin } = sheet;
  let best = { x: width / 2, y: height / 2 };
  let least = Infinity;
  for (const at of wished)
    for (let y = height - margin - size.height; y >= margin; y -= 2 * STEP)
      for (let x = width - margin - size.width; x >= margin; x -= 2 * STEP) {
        const [across, down] = [x + size.width / 2, y + size.height / 2];
        const far = Math.abs(across - at.x) + Math.abs(down - at.y);
        if (far >= least) continue;
        const cost = costs.of({ x, y, width: size.width, height: size.height }) * 3 + far;
        if (cost < least) [best, least] = [{ x: across, y: down }, cost];
      }
  return best;
}

/** Numbers from 0 to 1 that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function shuffled<T>(list: T[], random: () => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
  }
  return mixed;
}
