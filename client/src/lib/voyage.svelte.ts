/** A first voyage: a table that shows one step after the other, lights what is asked for, and explains the rest. */
import * as ask from "$/api/ask";
import type { VoyageStep, WhyNot } from "$/api/types";
import { wordsFor } from "./notices.svelte";
import { store, stored } from "./platform";
import { rulesAddress } from "./router.svelte";
import { Table } from "./table.svelte";

const place = (title: string): string => `argosy-voyage-${title}`;

export class Voyage extends Table {
  step = $state.raw<VoyageStep | null>(null);
  failed = $state("");

  constructor(readonly title: string) {
    super("");
  }

  override get rehearsal(): boolean {
    return true;
  }

  /** There are no lines to open: only what is on show is asked for anew, in the language that is spoken now. */
  override reopen(): void {
    if (this.step) void this.goTo(this.step.step);
  }

  /** Where this browser left off. */
  resume(): Promise<void> {
    return this.goTo(Math.max(1, Number(stored(place(this.title))) || 1));
  }

  async goTo(step: number): Promise<void> {
    try {
      const found = await ask.voyageStep(this.title, step).catch((error: unknown) => {
        if (step > 1 && error instanceof ask.Refused) return ask.voyageStep(this.title, 1); // a voyage that has changed since
        throw error;
      });
      store(place(this.title), String(found.step));
      const { decision } = found.state;
      if (decision) decision.actions = decision.actions.filter((action) => action.name === found.action);
      this.messages.clear();
      this.hints.forget();
      this.step = found;
      this.present(found.state);
      this.failed = "";
    } catch (error) {
      this.failed = wordsFor(error);
    }
  }

  override async decide(action: string): Promise<void> {
    const step = this.step?.step;
    if (step === undefined) return;
    await this.messages.attempt(async () => {
      const answer = await ask.tryStep(this.title, step, action);
      if (answer.done) await this.goTo(step + 1);
      else this.messages.tell("refused", answer.text, answer.rule ?? null);
    });
  }

  override async askWhy(action: string): Promise<WhyNot> {
    const answer = await ask.tryStep(this.title, this.step?.step ?? 1, action);
    const link = answer.rule ? rulesAddress(this.title, "", answer.rule) : null;
    return { action, label: "", allowed: answer.done, rule: answer.rule ?? null, link, text: answer.text, effects: [] };
  }
}
