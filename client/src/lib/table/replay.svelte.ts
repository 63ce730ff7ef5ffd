/** Earlier moments of a game, and whose eyes they are seen through; they also play by themselves. */
import { tick } from "svelte";
import * as ask from "$/api/ask";
import type { LogLine, Moment, Outline } from "$/api/types";
import { MomentCache } from "../moments";
import type { Eyes } from "../router.svelte";
import { shareStructure } from "../structuralSharing";
import type { Table } from "../table.svelte";

const NEAR = 2; // moves between two moments that are steps, not leaps
const HURRY = 500; // milliseconds between two moments

export class Replay {
  moment = $state.raw<Moment | null>(null); // null: the present
  eyes = $state<Eyes | null>(null); // null: one's own
  ending = $state.raw<Moment | null>(null); // the end of the game through those eyes
  log = $state.raw<LogLine[] | null>(null); // and its log
  hurried = $state(false); // one moment follows the other: nothing is animated
  playing = $state(false); // one moment after the other, by itself
  leaping = $state(false); // across the game: the board comes first, what lies below it follows

  #cache: MomentCache;
  #outline: { entry: number; outline: Promise<Outline> } | null = null;
  #requestedAt = -HURRY; // when a moment was last asked for
  #requestedPly: number | null = null; // a late answer to an earlier question is not shown
  #requestedEyes: Eyes | null = null;
  #run = 0; // counts what began to play: an earlier run ends

  /** `ply`: the moment that will be looked at first. */
  constructor(
    readonly table: Table,
    ply: number,
  ) {
    this.#cache = new MomentCache((first, count) => ask.moments(table.id, first, count, this.#query(this.eyes)), ply);
  }

  get #last(): number {
    return this.table.shown?.ply ?? 0;
  }

  /** Back to the present, with one's own eyes. */
  reset(): void {
    this.leave();
    this.ending = this.log = this.eyes = this.#requestedEyes = null;
  }

  /** Back to the present; what is still on its way is not shown. */
  leave(): void {
    this.pause();
    this.moment = this.#requestedPly = null;
  }

  forget(): void {
    this.#cache.forget();
  }

  /** Fetches all moments ahead: of a game that is over, or when somebody reaches for them. */
  prefetch(): void {
    if (!this.table.rehearsal) void this.#cache.fill(this.#last);
  }

  /** Shows the game after that many moves; null: the present. What plays by itself ends. */
  async lookAt(ply: number | null): Promise<void> {
    this.pause();
    const now = performance.now();
    this.hurried = now - this.#requestedAt < HURRY;
    this.#requestedAt = now;
    await this.#show(ply);
  }

  /** From the moment on show, or from the beginning if there is none after it; ends at the present. */
  async play(): Promise<void> {
    this.prefetch();
    const run = (this.#run += 1);
    this.playing = true;
    this.hurried = false;
    const { pace } = this.table;
    if (!this.moment) await this.#show(0);
    pace.begin();
    for (;;) {
      await tick(); // pieces that move now are counted
      await pace.looked();
      if (run !== this.#run) return;
      const next = this.table.ply + 1;
      if (next > this.#last) break;
      await this.#show(next);
      if (this.moment?.ply !== next) break; // the present, or it could not be had
      pace.begin();
    }
    if (run === this.#run) this.playing = false;
  }

  pause(): void {
    this.#run += 1;
    this.playing = false;
  }

  async #show(ply: number | null): Promise<void> {
    this.#requestedPly = ply;
    this.leaping = ply !== null && Math.abs(ply - this.table.ply) > NEAR;
    if (ply === null || ply === this.table.shown?.ply) {
      this.moment = null;
      this.table.choices.freshen();
      return;
    }
    await this.table.messages.attempt(async () => {
      const found = await this.#cache.moment(ply, this.#last);
      if (this.#requestedPly === ply) this.moment = shareStructure(this.moment ?? this.table.shown, found);
    });
  }

  /** The finished game as somebody else saw it, at the same moment. */
  async lookThrough(eyes: Eyes): Promise<void> {
    this.#requestedEyes = eyes;
    const [query, id, ply] = [this.#query(eyes), this.table.id, this.moment?.ply ?? null];
    await this.table.messages.attempt(async () => {
      const [ending, { log }, moment] = await Promise.all([
        ask.moment(id, this.#last, query),
        ask.log(id, query),
        ply === null ? null : ask.moment(id, ply, query),
      ]);
      if (this.#requestedEyes !== eyes) return; // others were chosen meanwhile
      this.forget();
      [this.eyes, this.ending, this.log] = [eyes, ending, log];
      const now = this.moment?.ply ?? null;
      this.moment = moment;
      if (now !== ply) await this.lookAt(now); // somebody went on meanwhile
      this.prefetch();
    });
  }

  #query(eyes: Eyes | null): ask.Eyes {
    if (eyes === null) return { secret: this.table.secret };
    return typeof eyes === "number" ? { seat: eyes } : { everything: eyes === "everything" };
  }

  /** Who moved when, and in which round: to step by turns and rounds. */
  outline(): Promise<Outline> {
    const entry = this.table.shown?.entry ?? 0;
    if (this.#outline?.entry !== entry) {
      this.#outline = { entry, outline: ask.outline(this.table.id, this.table.secret) };
      this.#outline.outline.catch(() => (this.#outline = null)); // asked again the next time
    }
    return this.#outline.outline;
  }
}
