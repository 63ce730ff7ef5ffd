/** A table as this browser sees it: its seats' live lines, the moment on show, and everything that can be done there. */
import * as ask from "$/api/ask";
import { Refused, Unreachable } from "$/api/ask";
import type { Components, Decision, Hint, LegalAction, Level, LogLine, Moment, Outline, Problem, Seat, SeatScore, State, WhyNot } from "$/api/types";
import { say } from "./texts.svelte";
import { Connection } from "./connection.svelte";
import { kept } from "./kept";
import { Pace } from "./pace.svelte";
import { randomKey } from "./platform";
import { playersOf } from "./players";
import type { Eyes } from "./router.svelte";
import { seatsAt, type Secrets } from "./seats";
import { joined } from "./story";
import { Past } from "./past";

export interface Message {
  kind: "refused" | "notice" | "waiting";
  rule: string | null;
  text: string;
}

interface Sending {
  seat: number;
  entry: number;
  action: string;
  key: string;
}

/** Whether a position keeps something from the other people at the same screen. The title tells. */
export type Hides = (view: Record<string, unknown>) => boolean;

const SPECTATOR = -1;
const NEAR = 2; // moves between two moments that are steps, not leaps
const HURRY = 500; // milliseconds between two moments
const RETRY = 1_500; // milliseconds before a move that did not get through is sent again

export class Table {
  seat = $state(SPECTATOR); // one's own
  eyes = $state<Eyes | null>(null); // null: one's own
  shown = $state.raw<State | null>(null);
  log = $state.raw<LogLine[]>([]);
  components = $state.raw<Components | null>(null);
  moment = $state.raw<Moment | null>(null); // an earlier one, while looked at
  hurried = $state(false); // one moment follows the other: nothing is animated
  leaping = $state(false); // across the game: the board comes first, what lies below it follows
  ending = $state.raw<Moment | null>(null); // the last one, through other eyes
  message = $state.raw<Message | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false); // a hint is on its way
  busy = $state(false); // a move is on its way
  curtain = $state<number | null>(null); // the seat for which the screen waits
  problem = $state.raw<Problem | null>(null);
  lines = $state.raw<Connection[]>([]);
  onTurn: () => void = () => undefined;

  #hides: Hides = () => false;
  #secrets: Secrets;
  #latest = new Map<number, State>();
  #logs = new Map<number, LogLine[]>();
  #pace = new Pace<State>((state) => this.#show(state));
  #sending: Sending | null = null;
  #why = new Map<string, Promise<WhyNot>>();
  #wanted = "";
  #past: Past;
  #outlined: { entry: number; outline: Promise<Outline> } | null = null;
  #chosen: Eyes | null = null;
  #looked = -HURRY; // when a moment was last asked for
  #sought: number | null = null; // the moment last asked for: a late answer to an earlier question is not shown

  readonly lost = $derived(this.lines.length > 0 && this.lines.some((line) => !line.open && !line.problem));
  readonly view = $derived<Record<string, unknown> | null>((this.moment ?? this.ending ?? this.shown)?.view ?? null);
  readonly hidden = $derived((this.moment ?? this.ending)?.hidden ?? null); // if all is open: what each seat saw otherwise
  readonly looker = $derived(this.eyes === null ? this.seat : typeof this.eyes === "number" ? this.eyes : SPECTATOR); // whose things lie before us
  readonly decision = $derived<Decision | null>(this.moment ? null : (this.shown?.decision ?? null));
  readonly actions = $derived<LegalAction[]>(this.decision?.actions ?? []);
  readonly scores = $derived<SeatScore[] | null>((this.moment ?? this.shown)?.scores ?? null);
  readonly toAct = $derived<number[]>((this.moment ?? this.shown)?.to_act ?? []);
  readonly ply = $derived(this.moment?.ply ?? this.shown?.ply ?? 0);
  readonly seats = $derived<Seat[]>(this.shown?.seats ?? []);
  readonly players = $derived(playersOf(this.seats));
  readonly story = $derived(this.log.filter((line) => line.ply <= this.ply));
  readonly playing = $derived(this.seat !== SPECTATOR);

  /** `ply`: the moment that will be looked at first, if not the last. */
  constructor(
    readonly id: string,
    ply: number | null = null,
  ) {
    this.#past = new Past((ply, count) => ask.moments(this.id, ply, count, this.#gaze()), ply ?? 0);
    this.#secrets = seatsAt(id);
    const own = Object.keys(this.#secrets).map(Number);
    this.seat = own[0] ?? SPECTATOR;
    if (!this.rehearsal) this.reopen();
  }

  get local(): number[] {
    void this.lines;
    return Object.keys(this.#secrets).map(Number);
  }

  secretOf(seat: number): string {
    return this.#secrets[seat] ?? "";
  }

  get secret(): string {
    return this.#secrets[this.seat] ?? "";
  }

  /** Whether it is only shown here, and kept nowhere: then there is nothing to take back, to ask or to leaf through. */
  get rehearsal(): boolean {
    return false;
  }

  /** Shows a state that came by another way than the live lines. */
  present(state: State): void {
    this.seat = state.viewer ?? SPECTATOR;
    this.#latest.set(this.seat, state);
    this.#logs.set(this.seat, state.log);
    this.#pace.now(state);
  }

  /** Opens all lines anew: at the start, after sitting down, and when the language changes. */
  reopen(): void {
    this.close();
    this.#secrets = seatsAt(this.id);
    if (!this.local.includes(this.seat)) this.seat = this.local[0] ?? SPECTATOR;
    this.#latest.clear();
    this.#logs.clear();
    this.#why.clear();
    this.#wanted = "";
    this.moment = null;
    this.ending = null;
    this.eyes = null;
    this.#chosen = null;
    const seats = this.local.length ? this.local : [SPECTATOR];
    this.lines = seats.map((seat) => new Connection(this.id, this.#secrets[seat] ?? "", (state) => this.#take(seat, state)));
  }

  close(): void {
    this.#pace.stop();
    this.#past.forget();
    for (const line of this.lines) line.close();
  }

  // ---- what arrives

  #take(seat: number, heard: State, own = false): void {
    const before = this.#latest.get(seat);
    if (before && heard.entry < before.entry) return;
    const state = kept(before, heard);
    this.#latest.set(seat, state);
    this.#logs.set(seat, joined(this.#logs.get(seat) ?? [], state.log_from, state.log));
    if (!before && state.log_from > 0) void this.#wholeLog(seat);
    if (this.#sending && this.#sending.seat === seat) void this.#send(this.#sending); // the line is back
    if (seat !== this.seat) {
      if (this.shown) this.#turnTo(this.shown);
      return;
    }
    if (state === this.shown) return; // told twice: as the answer to the move, and by the live line
    if (own || !before || document.hidden || state.ply <= before.ply) this.#pace.now(state);
    else this.#pace.later(state);
  }

  #show(state: State): void {
    const had = this.shown?.decision?.entry;
    const comes = this.shown !== null && had === undefined; // not merely the next step of one's own turn
    if (this.shown && (state.ply < this.shown.ply || state.viewer !== this.shown.viewer || state.table.status !== this.shown.table.status)) this.#past.forget();
    this.shown = state;
    if (this.eyes === null) this.log = this.#logs.get(this.seat) ?? [];
    if (state.decision?.entry !== had) {
      this.#why.clear();
      this.hint = null;
      if (state.decision && comes) this.onTurn();
    }
    for (const notice of state.notices) if (notice.kind !== "start" && notice.seat !== this.seat) this.tell("notice", notice.text);
    void this.#fetchComponents(state);
    this.#turnTo(state);
    if (state.table.status === "over") this.getReady();
  }

  /** Fetches the past ahead: of a game that is over, or when somebody reaches for it. */
  getReady(): void {
    if (!this.rehearsal) void this.#past.fill(this.shown?.ply ?? 0);
  }

  async #wholeLog(seat: number): Promise<void> {
    const { log } = await ask.log(this.id, { secret: this.secretOf(seat) }).catch(() => ({ log: [] as LogLine[] }));
    const had = this.#logs.get(seat) ?? [];
    const from = had[0]?.ply ?? Infinity;
    this.#logs.set(seat, [...log.filter((line) => line.ply < from), ...had]);
    if (seat === this.seat && this.eyes === null) this.log = this.#logs.get(seat) ?? [];
  }

  async #fetchComponents(state: State): Promise<void> {
    const { title, players, options } = state.table;
    const wanted = JSON.stringify([title, players, options, this.lines.length && this.lines[0]?.secret]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.components = await ask.components({ title, players, options });
  }

  // ---- several people at one screen

  #turnTo(state: State): void {
    if (state.to_act.includes(this.seat) || this.local.length < 2 || this.curtain !== null) return;
    const next = this.local.find((seat) => state.to_act.includes(seat) && this.#latest.get(seat)?.decision);
    if (next === undefined) return;
    if (this.#covered(state, next)) this.curtain = next;
    else this.lookAs(next);
  }

  #covered(state: State, seat: number): boolean {
    const view = this.#latest.get(seat)?.view ?? state.view;
    return view !== null && view !== undefined && this.#hides(view);
  }

  /** The title is known: from now on it tells what must be covered, beginning with what is on show. */
  cover(hides: Hides): void {
    this.#hides = hides;
    if (!this.shown || this.local.length < 2 || this.curtain !== null || !this.#covered(this.shown, this.seat)) return;
    const { to_act } = this.shown;
    this.curtain = to_act.includes(this.seat) ? this.seat : (this.local.find((seat) => to_act.includes(seat)) ?? this.seat);
  }

  lookAs(seat: number): void {
    this.curtain = null;
    this.seat = seat;
    this.message = null;
    const latest = this.#latest.get(seat);
    if (latest) this.#pace.now(latest);
  }

  // ---- what can be done

  async play(action: string): Promise<void> {
    const decision = this.decision;
    if (!decision || this.busy) return;
    this.message = null;
    await this.#send({ seat: this.seat, entry: decision.entry, action, key: randomKey() });
  }

  async #send(sending: Sending): Promise<void> {
    this.#sending = null;
    this.busy = true;
    try {
      const done = await ask.move(this.id, this.#secrets[sending.seat] ?? "", sending.entry, sending.action, sending.key);
      if (this.message?.kind === "waiting") this.message = null;
      if (done.state) this.#take(sending.seat, done.state, true);
    } catch (error) {
      if (error instanceof Unreachable) {
        this.#sending = sending; // sent again, with the same key, as soon as the server answers
        setTimeout(() => this.#sending === sending && void this.#send(sending), RETRY);
        this.message = { kind: "waiting", rule: null, text: say("not-sent-yet") };
      } else this.#refused(error);
    } finally {
      this.busy = false;
    }
  }

  undo = (): Promise<void> => this.#ask((secret) => ask.undo(this.id, secret, this.shown?.ply ?? 0));
  answer = (question: number, agrees: boolean): Promise<void> => this.#ask((secret) => ask.answer(this.id, secret, question, agrees));
  leave = (level: Level | null, seat = this.seat): Promise<void> => this.#ask((secret) => ask.leave(this.id, secret, level), seat);
  comeBack = (seat = this.seat): Promise<void> => this.#ask((secret) => ask.comeBack(this.id, secret), seat);

  // ---- seats: who set the table up, who is away

  /** The first seat at this screen that set the table up; null if none did. */
  ownerHere(): number | null {
    void this.shown;
    return this.local.find((seat) => this.#latest.get(seat)?.owner) ?? null;
  }

  standIn = (seat: number, level: Level): Promise<void> => this.#ask((secret) => ask.standIn(this.id, secret, seat, level), this.local[0]);
  askEnd = (): Promise<void> => this.#ask((secret) => ask.end(this.id, secret, randomKey()), this.local[0]);


  async #ask(what: (secret: string) => Promise<{ state?: State | null }>, seat = this.seat): Promise<void> {
    this.message = null;
    this.moment = null;
    try {
      const done = await what(this.secretOf(seat));
      if (done.state) this.#take(seat, done.state, true);
    } catch (error) {
      this.#refused(error);
    }
  }

  async askHint(): Promise<void> {
    if (!this.decision || this.thinking) return;
    this.thinking = true;
    const entry = this.decision.entry;
    try {
      const hint = await ask.hint(this.id, this.secret);
      if (this.decision?.entry === entry) this.hint = hint;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Why an action is not allowed now; asked once a position. */
  whyNot(action: string): Promise<WhyNot> {
    const key = `${this.shown?.entry} ${action}`;
    const known = this.#why.get(key) ?? ask.why(this.id, this.secret, action);
    this.#why.set(key, known);
    return known;
  }

  /** Shows on the page why it cannot be done: the answer to a click on something dark. */
  async explain(action: string): Promise<void> {
    try {
      const why = await this.whyNot(action);
      if (!why.allowed) this.message = { kind: "refused", rule: why.rule ?? null, text: why.text ?? "" };
    } catch (error) {
      this.#refused(error);
    }
  }

  async lookAt(ply: number | null): Promise<void> {
    this.#sought = ply;
    const now = performance.now();
    this.hurried = now - this.#looked < HURRY;
    this.#looked = now;
    this.leaping = ply !== null && Math.abs(ply - this.ply) > NEAR;
    if (ply === null || ply === this.shown?.ply) {
      this.moment = null;
      return;
    }
    try {
      const found = await this.#past.moment(ply, this.shown?.ply ?? 0);
      if (this.#sought === ply) this.moment = kept(this.moment ?? this.shown, found);
    } catch (error) {
      this.#refused(error);
    }
  }

  #gaze(eyes: Eyes | null = this.eyes): ask.Eyes {
    if (eyes === null) return { secret: this.secret };
    return typeof eyes === "number" ? { seat: eyes } : { everything: eyes === "everything" };
  }

  /** The finished game as somebody else saw it, at the same moment. */
  async lookThrough(eyes: Eyes): Promise<void> {
    this.#chosen = eyes;
    const [gaze, ply] = [this.#gaze(eyes), this.moment?.ply ?? null];
    try {
      const [ending, { log }, moment] = await Promise.all([
        ask.moment(this.id, this.shown?.ply ?? 0, gaze),
        ask.log(this.id, gaze),
        ply === null ? null : ask.moment(this.id, ply, gaze),
      ]);
      if (this.#chosen !== eyes) return; // others were chosen meanwhile
      this.#past.forget();
      this.eyes = eyes;
      this.log = log;
      this.ending = ending;
      const now = this.moment?.ply ?? null;
      this.moment = moment;
      if (now !== ply) await this.lookAt(now); // somebody went on meanwhile
      this.getReady();
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Who moved when, and in which round: to step by turns and rounds. */
  outline(): Promise<Outline> {
    const entry = this.shown?.entry ?? 0;
    if (this.#outlined?.entry !== entry) this.#outlined = { entry, outline: ask.outline(this.id, this.secret) };
    return this.#outlined.outline;
  }

  tell(kind: Message["kind"], text: string): void {
    this.message = { kind, rule: null, text };
  }

  #refused(error: unknown): void {
    if (error instanceof Refused) {
      this.message = { kind: "refused", rule: error.problem.rule ?? null, text: error.problem.text };
      if (error.problem.state) this.#take(error.problem.state.viewer ?? SPECTATOR, error.problem.state, true);
    } else this.message = { kind: "waiting", rule: null, text: say("unreachable") };
  }

  get behind(): boolean {
    return this.#pace.behind;
  }

  skip(): void {
    this.#pace.flush();
  }
}
