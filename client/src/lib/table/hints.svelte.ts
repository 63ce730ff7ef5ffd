/** A bot's advice for the decision at hand, and why something else is not allowed. */
import * as ask from "$/api/ask";
import type { Hint, WhyNot } from "$/api/types";
import { settings } from "../settings.svelte";
import type { Table } from "../table.svelte";

export class Hints {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false); // a hint is on its way
  #whyNot = new Map<string, Promise<WhyNot>>();

  constructor(readonly table: Table) {}

  /** Another decision, or another viewer. */
  forget(): void {
    this.hint = null;
    this.#whyNot.clear();
  }

  /** It has been read. */
  close(): void {
    this.hint = null;
  }

  async ask(): Promise<void> {
    const { decision, seat, id, secret, messages } = this.table;
    if (!decision || this.thinking) return;
    this.thinking = true;
    const asked = messages.attempt(async () => {
      const hint = await ask.hint(id, secret);
      if (this.table.decision?.entry === decision.entry && this.table.seat === seat) this.hint = hint;
    });
    await asked.finally(() => (this.thinking = false));
  }

  /** Why an action is not allowed now; asked once a position. */
  whyNot(action: string): Promise<WhyNot> {
    const key = `${settings.language} ${this.table.seat} ${this.table.shown?.entry} ${action}`;
    const known = this.#whyNot.get(key) ?? this.table.askWhy(action);
    this.#whyNot.set(key, known);
    known.catch(() => this.#whyNot.delete(key)); // asked again the next time
    return known;
  }

  /** Shows on the page why it cannot be done: the answer to a click on something dark. */
  async explain(action: string): Promise<void> {
    const { seat, messages } = this.table;
    await messages.attempt(async () => {
      const { allowed, rule, text } = await this.whyNot(action);
      if (!allowed && this.table.seat === seat) messages.tell("refused", text ?? "", rule ?? null);
    });
  }
}
