/** Choosing among the legal actions, and sending the decision until the server answers. */
import * as ask from "$/api/ask";
import { Fresh, hands, SETTLED } from "../intent";
import { randomKey } from "../platform";
import { settings } from "../settings.svelte";
import { room } from "../room.svelte";
import type { Table } from "../table.svelte";

const LATE = 2_000; // milliseconds after which it is told that a decision is still under way

export class Choices {
  chosen = $state<string | null>(null); // what is to be confirmed
  busy = $state(false); // nothing else can be decided now: until the next decision is there
  sending = $state<string | null>(null); // the action that is under way
  late = $state(false); // it has been so for a while
  fresh = $state(false); // the choices have only just appeared
  #list = new Fresh(hands); // the choices, in the list, on the board and in its card
  #settling: ReturnType<typeof setTimeout> | undefined;
  #run = 0; // counts what was sent: an earlier answer ends only its own

  constructor(readonly table: Table) {}

  /** Whether a choice is selected first and then confirmed: as somebody wished, and always where a thumb chooses. */
  get asks(): boolean {
    return (settings.confirm || room.phone) && !this.table.rehearsal;
  }

  /** The choices are new, or not where they were: what is clicked now was aimed at something else. */
  freshen(): void {
    this.#list.appear(performance.now());
    this.fresh = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.fresh = false), SETTLED);
  }

  /** The next decision is there, perhaps before the answer to the one that was sent. */
  renew(): void {
    this.#run += 1;
    this.chosen = this.sending = null;
    this.busy = this.late = false;
    this.freshen();
  }

  /** What a click, a tap or a key on a choice does, wherever the choice is shown; false if it was not meant, or cannot be done now. */
  play(action: string): boolean {
    if (!this.table.decision || this.busy || !this.#list.meant) return false;
    if (this.asks && this.chosen !== action) {
      this.chosen = action;
      this.freshen();
    } else {
      this.chosen = null;
      this.busy = true;
      const run = (this.#run += 1);
      void this.table.decide(action).finally(() => {
        if (run === this.#run) this.busy = false;
      });
    }
    return true;
  }

  /** Sends an action with the same key until the server answers: it arrives once, however often the connection breaks. */
  async send(action: string, entry: number): Promise<void> {
    const { id, live, seat, secret, messages } = this.table;
    messages.clear();
    this.sending = action;
    const run = this.#run;
    const tellLate = (): void => {
      if (run === this.#run) this.late = true;
    };
    const timer = setTimeout(tellLate, LATE);
    const doubt = (): void => {
      tellLate();
      for (const line of live.lines) line.doubt();
    };
    const sent = messages.attempt(async () => {
      const { state } = await ask.move(id, secret, entry, action, randomKey(), doubt);
      if (state) live.take(seat, state, true);
    });
    await sent.finally(() => {
      clearTimeout(timer);
      if (run !== this.#run) return;
      this.late = false;
      this.sending = null;
    });
  }
}
