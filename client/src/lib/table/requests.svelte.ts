/** What the seats of this screen ask of the others and of the server besides moves: undo, the end, stand-ins, leaving. */
import * as ask from "$/api/ask";
import type { Level, Question, State, UndoState } from "$/api/types";
import { Fresh, hands } from "../intent";
import { SPECTATOR } from "../perspective";
import { randomKey } from "../platform";
import type { Table } from "../table.svelte";
import { say } from "../texts.svelte";

export class Requests {
  takingBack = $state(false); // somebody is asked whether they mean it
  #undoButton = new Fresh(hands);
  #answerButtons = new Fresh(hands);

  /** What people ask each other: at a shared screen as everybody may read it. */
  readonly questions = $derived.by<Question[]>(() => {
    const { live, seat } = this.table;
    return live.stateOf(live.shared ? SPECTATOR : seat)?.questions ?? [];
  });
  readonly undosAsked = $derived(this.questions.filter((question) => question.kind === "undo")); // the game waits for an answer
  /** Whoever made the last decision at this screen that can be taken back. */
  readonly undoer = $derived.by((): number | null => {
    const undoOf = (seat: number): UndoState | undefined => this.table.live.stateOf(seat)?.undo;
    const can = this.table.live.local.filter((seat) => (undoOf(seat)?.can ?? "never") !== "never");
    return can.sort((one, other) => (undoOf(other)?.to_ply ?? -1) - (undoOf(one)?.to_ply ?? -1))[0] ?? null;
  });
  readonly undo = $derived.by(() => this.table.live.stateOf(this.undoer ?? this.table.live.first)?.undo ?? null);
  /** What would be taken back, and from whom. */
  readonly undoText = $derived(this.undo?.text ? say("undo-text", { text: this.undo.text }) : "");

  constructor(readonly table: Table) {}

  /** A state has come: buttons that it changes are new to whoever is about to click. */
  freshen(state: State, before: State | undefined): void {
    if (state.undo.text !== before?.undo.text || state.undo.can !== before.undo.can) this.#undoButton.appear(performance.now());
    if (!before || state.questions === before.questions) return;
    this.#answerButtons.appear(performance.now());
    this.table.choices.freshen(); // the list moves, comes or goes
  }

  /**
   * Takes back the last decision made at this screen, or asks the others whether it may. Whoever reopens a finished game, or could
   * show others at the screen what is not theirs to see, is asked first whether they are `sure`.
   */
  async takeBack(sure = false): Promise<void> {
    const { live, messages } = this.table;
    const seat = this.undoer;
    const state = seat === null ? undefined : live.stateOf(seat);
    if (seat === null || !state || !this.#undoButton.meant || this.undosAsked.some((question) => question.seat === seat)) return;
    const covered = live.shared && this.table.covered;
    this.takingBack = !sure && (covered || state.table.status === "over");
    if (this.takingBack) return this.#undoButton.appear(performance.now());
    await this.#send(seat, (secret) => ask.undo(this.table.id, secret, state.ply, randomKey()));
    if (covered)
      this.table.lookAs(seat); // it is they who sit here
    else if (messages.current?.kind === "refused" && this.undo && this.undo.text !== state.undo.text)
      messages.tell("refused", `${messages.current.text} ${this.undoText}`);
  }

  /** A seat at this screen agrees, declines, or withdraws what it asked. */
  async answer(question: number, agrees: boolean, seat: number): Promise<void> {
    if (this.#answerButtons.meant) await this.#send(seat, (secret) => ask.answer(this.table.id, secret, question, agrees));
  }

  leave = (level: Level | null, seat: number): Promise<void> =>
    this.#send(seat, (secret) => ask.leave(this.table.id, secret, level));
  comeBack = (seat: number): Promise<void> => this.#send(seat, (secret) => ask.comeBack(this.table.id, secret));
  standIn = (seat: number, level: Level): Promise<void> =>
    this.#send(this.table.live.first, (secret) => ask.standIn(this.table.id, secret, seat, level));
  end = (): Promise<void> => this.#send(this.table.live.first, (secret) => ask.end(this.table.id, secret, randomKey()));

  /** Makes the bot that is thinking answer with its best so far. */
  hurry(): Promise<void> {
    const { id, live, messages } = this.table;
    return messages.attempt(
      async () => void (await ask.hurry(id, live.secretOf(live.first), live.stateOf(live.first)?.entry ?? 0)),
    );
  }

  async #send(seat: number, request: (secret: string) => Promise<{ state?: State | null }>): Promise<void> {
    const { live, messages, replay } = this.table;
    messages.clear();
    replay.leave();
    await messages.attempt(async () => {
      const { state } = await request(live.secretOf(seat));
      if (state) live.take(seat, state, true);
    });
  }
}
