/** A cache of a game's earlier moments, fetched in rows: the row asked for first, then all others, the nearest first, so that no step has to wait. */
import type { Moment, Moments } from "$/api/types";
import { expandDeltas } from "./jsonDelta";

const ROW = 32; // moments asked for at once
const ROWS = 3; // on their way at the same time, beside the one that is waited for

export class MomentCache {
  #rows = new Map<number, Promise<Moment[]>>(); // by their first ply
  #filling: Map<number, unknown> | null = null; // the rows that are being filled up

  /** `at`: the moment that will be looked at first; later, the one looked at last. */
  constructor(
    readonly fetch: (ply: number, count: number) => Promise<Moments>,
    private at = 0,
  ) {}

  forget(): void {
    this.#rows = new Map();
  }

  /** The game after that many moves, of `plies`. */
  async moment(ply: number, plies: number): Promise<Moment> {
    this.at = ply;
    const [first, rows] = [ply - (ply % ROW), this.#rows];
    let row = await this.#row(first);
    if (!row[ply - first]) {
      this.#rows.delete(first); // it was played since
      row = await this.#row(first);
    }
    if (rows === this.#rows) void this.fill(plies);
    return row[ply - first] as Moment;
  }

  /** Brings all that is not here yet, from where one looks outwards. */
  async fill(plies: number): Promise<void> {
    const rows = this.#rows;
    if (this.#filling === rows) return;
    this.#filling = rows;
    const bring = async (): Promise<void> => {
      for (let first = this.#missing(plies); first !== undefined && rows === this.#rows; first = this.#missing(plies))
        await this.#row(first);
    };
    // Nobody has asked for these yet: what fails is tried again with the next step.
    await Promise.allSettled(Array.from({ length: ROWS }, bring));
    if (this.#filling === rows) this.#filling = null;
  }

  #row(first: number): Promise<Moment[]> {
    const rows = this.#rows;
    const known = rows.get(first);
    if (known) return known;
    const coming = this.fetch(first, ROW).then(({ first, changes }) => expandDeltas(first, changes));
    rows.set(first, coming);
    coming.catch(() => rows.delete(first));
    return coming;
  }

  /** The nearest row that is neither here nor on its way. */
  #missing(plies: number): number | undefined {
    const far = (first: number): number => Math.abs(first + ROW / 2 - this.at);
    const missing = Array.from({ length: Math.ceil(plies / ROW) }, (_, i) => i * ROW).filter((first) => !this.#rows.has(first));
    return missing.sort((one, other) => far(one) - far(other))[0];
  }
}
