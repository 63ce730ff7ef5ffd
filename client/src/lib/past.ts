/** Earlier moments of a game. The one asked for comes first; all others follow row by row while nothing else is to do: once they are here no step has to wait. */
import type { Moment, Moments } from "$/api/types";
import { unrolled } from "./changes";
import { idle } from "./idle";

const ROW = 32; // moments asked for at once

export class Past {
  #moments = new Map<number, Moment>();
  #at = 0; // looked at last
  #filling = false;

  constructor(
    readonly fetch: (ply: number) => Promise<Moment>,
    readonly fetchRow: (ply: number, count: number) => Promise<Moments>,
  ) {}

  forget(): void {
    this.#moments = new Map();
    this.#filling = false;
  }

  /** The game after that many moves, of `plies`. */
  async moment(ply: number, plies: number): Promise<Moment> {
    const moments = this.#moments;
    this.#at = ply;
    const found = moments.get(ply) ?? (await this.fetch(ply));
    moments.set(ply, found);
    if (moments === this.#moments) void this.fill(plies);
    return found;
  }

  /** Brings all that is not here yet, from where one looks outwards. */
  async fill(plies: number): Promise<void> {
    if (this.#filling) return;
    const moments = this.#moments;
    this.#filling = true;
    try {
      for (await idle(); moments === this.#moments; await idle()) {
        const ply = this.#missing(plies);
        if (ply === undefined) break;
        const { first, changes } = await this.fetchRow(ply, ROW);
        for (const moment of unrolled(first, changes)) moments.set(moment.ply, moment);
      }
    } catch {
      // Nobody has asked for these yet; with the next step it is tried again.
    }
    if (moments === this.#moments) this.#filling = false;
  }

  /** Where the nearest row begins that is not here whole. */
  #missing(plies: number): number | undefined {
    const rows = Array.from({ length: Math.ceil(plies / ROW) }, (_, i) => i * ROW);
    const far = (row: number): number => Math.abs(row + ROW / 2 - this.#at);
    rows.sort((one, other) => far(one) - far(other));
    return rows.find((row) => {
      for (let ply = row; ply < Math.min(row + ROW, plies); ply += 1) if (!this.#moments.has(ply)) return true;
      return false;
    });
  }
}
