/** Earlier moments of a game: those looked at and their neighbours are at hand, so that a step need not wait. */
import type { Moment } from "$/api/types";

const KEPT = 60;
const AHEAD = 2; // moments fetched beyond the one looked at, in the same direction

export class Past {
  #moments = new Map<number, Promise<Moment>>();
  #before = 0;

  constructor(readonly fetch: (ply: number) => Promise<Moment>) {}

  forget(): void {
    this.#moments.clear();
  }

  /** The game after that many moves, of `plies`. */
  async moment(ply: number, plies: number): Promise<Moment> {
    const way = ply < this.#before ? -1 : 1;
    this.#before = ply;
    const found = await this.#get(ply);
    for (let next = ply + way; Math.abs(next - ply) <= AHEAD && next >= 0 && next < plies; next += way) void this.#get(next).catch(() => undefined);
    return found;
  }

  #get(ply: number): Promise<Moment> {
    const known = this.#moments.get(ply);
    if (known) return known;
    const found = this.fetch(ply);
    this.#moments.set(ply, found);
    found.catch(() => this.#moments.delete(ply));
    const oldest = this.#moments.keys().next().value;
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    return found;
  }
}
