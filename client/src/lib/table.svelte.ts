/** A table as this browser sees it: its seats' live lines, the moment on show, and everything that can be done there. */
import * as ask from "$/api/ask";
import { Refused } from "$/api/ask";
import type {
  Components,
  Decision,
  Hint,
  LegalAction,
  Level,
  LogLine,
  Moment,
  Notice,
  Outline,
  Problem,
  Question,
  Seat,
  SeatScore,
  State,
  Thinking,
  UndoState,
  WhyNot,
} from "$/api/types";
import { SvelteMap } from "svelte/reactivity";
import { say } from "./texts.svelte";
import { Connection } from "./connection.svelte";
import { Fresh, hands, SETTLED } from "./intent";
import { kept } from "./structuralSharing";
import { notices, wordsFor } from "./notices.svelte";
import { Pace } from "./pace.svelte";
import { randomKey } from "./platform";
import { playersOf } from "./players";
import type { Eyes } from "./router.svelte";
import { seatsAt, type Secrets } from "./seatSecrets";
import { settings } from "./settings.svelte";
import { sightOf, SPECTATOR } from "./perspective";
import { joined } from "./story";
import { Past } from "./moments";

export interface Message {
  kind: "refused" | "notice" | "waiting";
  rule: string | null;
  text: string;
}

/** A decision that the server has not answered yet. */
export interface Sending {
  seat: number;
  entry: number;
  action: string;
  key: string;
  since: number; // performance.now()
}

/** Whether a position keeps something from the other people at the same screen. The title tells. */
export type Hides = (view: Record<string, unknown>) => boolean;

/** What somebody did themselves need not be told to them. */
const OWN = ["undo", "ask", "end-ask", "agree", "decline", "withdraw", "leave", "return", "sit", "moved"];
const NEAR = 2; // moves between two moments that are steps, not leaps
const HURRY = 500; // milliseconds between two moments
const LATE = 2_000; // milliseconds after which it is told that a move is still under way

export class Table {
  seat = $state(SPECTATOR); // through whose eyes: one's own, or at a shared screen of whoever may look
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
  busy = $state(false); // nothing else can be decided now
  sending = $state.raw<Sending | null>(null); // a decision that is under way
  late = $state(false); // it has been so for a while
  chosen = $state<string | null>(null); // what is to be confirmed
  fresh = $state(false); // the choices have only just appeared
  curtain = $state<number | null>(null); // the seat for which the screen waits
  takingBack = $state(false); // somebody is asked whether they mean it
  problem = $state.raw<Problem | null>(null);
  lines = $state.raw<Connection[]>([]);
  onTurn: () => void = () => undefined;

  #hides: Hides = () => true; // until the title tells
  #secrets = $state.raw<Secrets>({});
  #latest = new SvelteMap<number, State>();
  #logs = new Map<number, LogLine[]>();
  #pace = new Pace<State>((state) => this.#show(state));
  #why = new Map<string, Promise<WhyNot>>();
  #wanted = "";
  #past: Past;
  #outlined: { entry: number; outline: Promise<Outline> } | null = null;
  #chosen: Eyes | null = null;
  #looked = -HURRY; // when a moment was last asked for
  #sought: number | null = null; // the moment last asked for: a late answer to an earlier question is not shown
  #lifted: number | null = null; // who has lifted the curtain
  #told = -1; // the last notice that was told
  #list = new Fresh(hands); // the choices, in the list, on the board and in its card
  #back = new Fresh(hands); // the button that takes back
  #asked = new Fresh(hands); // the questions of others
  #settling: ReturnType<typeof setTimeout> | undefined;
  #ahead = 0; // milliseconds that the server's clock is ahead of ours

  readonly lost = $derived(this.lines.some((line) => line.broken && !line.problem));
  readonly view = $derived<Record<string, unknown> | null>((this.moment ?? this.ending ?? this.shown)?.view ?? null);
  readonly hidden = $derived((this.moment ?? this.ending)?.hidden ?? null); // if all is open: what each seat saw otherwise
  readonly looker = $derived(this.eyes === null ? this.seat : typeof this.eyes === "number" ? this.eyes : SPECTATOR); // whose things lie before us
  readonly local = $derived(Object.keys(this.#secrets).map(Number)); // the seats at this screen
  readonly shared = $derived(this.local.length > 1);
  /** What people ask each other: at a shared screen as everybody may read it. */
  readonly questions = $derived<Question[]>(this.#latest.get(this.shared ? SPECTATOR : this.seat)?.questions ?? []);
  readonly held = $derived(this.questions.some((question) => question.kind === "undo")); // the game waits for an answer
  readonly decision = $derived<Decision | null>(this.moment || this.held ? null : (this.shown?.decision ?? null));
  readonly actions = $derived<LegalAction[]>(this.decision?.actions ?? []);
  readonly scores = $derived<SeatScore[] | null>((this.moment ?? this.shown)?.scores ?? null);
  readonly toAct = $derived<number[]>((this.moment ?? this.shown)?.to_act ?? []);
  readonly ply = $derived(this.moment?.ply ?? this.shown?.ply ?? 0);
  readonly seats = $derived<Seat[]>(this.shown?.seats ?? []);
  readonly players = $derived(playersOf(this.seats));
  readonly story = $derived(this.log.filter((line) => line.ply <= this.ply));
  readonly playing = $derived(this.seat !== SPECTATOR);
  /** Whoever made the last decision at this screen that can be taken back. */
  readonly undoer = $derived.by((): number | null => {
    const back = (seat: number): number => this.#undoOf(seat)?.to_ply ?? -1;
    const can = this.local.filter((seat) => (this.#undoOf(seat)?.can ?? "never") !== "never");
    return can.sort((one, other) => back(other) - back(one))[0] ?? null;
  });
  readonly undoState = $derived<UndoState | null>(this.#undoOf(this.undoer ?? this.local[0] ?? SPECTATOR));
  readonly thinker = $derived<Thinking | null>(this.moment ? null : (this.shown?.thinking ?? null)); // the bot that is waited for

  /** `ply`: the moment that will be looked at first, if not the last. */
  constructor(
    readonly id: string,
    ply: number | null = null,
  ) {
    this.#past = new Past((ply, count) => ask.moments(this.id, ply, count, this.#gaze()), ply ?? 0);
    this.#secrets = seatsAt(id);
    this.seat = this.local[0] ?? SPECTATOR;
    if (!this.rehearsal) this.reopen();
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
    if (!this.shared) this.seat = this.local[0] ?? SPECTATOR;
    this.#latest.clear();
    this.#logs.clear();
    this.#why.clear();
    this.#wanted = "";
    this.moment = null;
    this.ending = null;
    this.eyes = null;
    this.#chosen = null;
    const seats = this.local.length === 1 ? this.local : [...this.local, SPECTATOR];
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
    this.#ahead = heard.now * 1000 - Date.now();
    const state = kept(before, before?.entry === heard.entry ? { ...heard, now: before.now } : heard);
    if (state.undo.text !== before?.undo.text || state.undo.can !== before.undo.can) this.#back.appear(performance.now());
    if (before && state.questions !== before.questions) {
      this.#asked.appear(performance.now());
      this.freshen(); // the list moves, comes or goes
    }
    this.#latest.set(seat, state);
    this.#logs.set(seat, joined(this.#logs.get(seat) ?? [], state.log_from, state.log));
    if (!before && state.log_from > 0) void this.#wholeLog(seat);
    const turned = this.#turn();
    if (turned || seat !== this.seat) return;
    if (state === this.shown) return; // told twice: as the answer to the move, and by the live line
    if (own || !before || document.hidden || state.ply < before.ply || (state.ply === before.ply && !this.behind))
      this.#pace.now(state);
    else this.#pace.later(state);
  }

  #show(state: State): void {
    const [before, had] = [this.shown, this.shown?.decision?.entry];
    const turned = before !== null && state.viewer !== before.viewer;
    if (before && (turned || state.ply < before.ply || state.table.status !== before.table.status)) this.#past.forget();
    this.shown = state;
    if (this.eyes === null) this.log = this.#logs.get(this.seat) ?? [];
    if (turned || state.decision?.entry !== had) {
      this.#why.clear();
      this.hint = null;
      this.chosen = null;
      this.freshen();
      if (state.decision && before && had === undefined && !this.shared) this.onTurn(); // not merely the next step of one's own turn
    }
    this.#tellNotices(state, before === null);
    void this.#fetchComponents(state);
    this.#turn();
    if (state.table.status === "over") this.getReady();
  }

  /** What the people at this screen did themselves, saw before, or read as a question that stands there, is not told. */
  #tellNotices(state: State, first: boolean): void {
    const news = state.notices.filter(({ entry, kind }) => entry > this.#told && kind !== "start");
    this.#told = Math.max(this.#told, ...news.map(({ entry }) => entry));
    const asked = ({ entry, kind, seat }: Notice): boolean =>
      state.questions.some(
        (question) => question.entry === entry || (kind === "agree" && seat !== null && question.agreed.includes(seat)),
      );
    const told = news.filter(
      (notice) => !asked(notice) && !(OWN.includes(notice.kind) && notice.seat !== null && this.local.includes(notice.seat)),
    );
    if (first || !told.length) return;
    this.tell("notice", told.map(({ text }) => text).join(" "));
  }

  /** The choices are new, or not where they were: what is clicked now was aimed at something else. */
  freshen(): void {
    this.#list.appear(performance.now());
    this.fresh = true;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => (this.fresh = false), SETTLED);
  }

  /** Fetches the past ahead: of a game that is over, or when somebody reaches for it. */
  getReady(): void {
    if (!this.rehearsal) void this.#past.fill(this.shown?.ply ?? 0);
  }

  async #wholeLog(seat: number): Promise<void> {
    const lines = this.lines;
    const { log } = await ask.log(this.id, { secret: this.secretOf(seat) }).catch((error: unknown) => {
      notices.unexpected(error);
      return { log: [] as LogLine[] };
    });
    if (this.lines !== lines) return; // opened anew since, perhaps in another language
    const had = this.#logs.get(seat) ?? [];
    const from = had[0]?.ply ?? Infinity;
    this.#logs.set(seat, [...log.filter((line) => line.ply < from), ...had]);
    if (seat === this.seat && this.eyes === null) this.log = this.#logs.get(seat) ?? [];
  }

  async #fetchComponents(state: State): Promise<void> {
    const { title, players, options, pack } = state.table;
    const wanted = JSON.stringify([title, players, options, pack, settings.language]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const components = await ask.components({ title, players, options, pack });
      if (this.#wanted === wanted) this.components = components;
    } catch (error) {
      if (this.#wanted !== wanted) return;
      this.#wanted = "";
      notices.unexpected(error);
    }
  }

  // ---- several people at one screen

  /** Whether the position keeps something from others at the table. */
  get covered(): boolean {
    return this.local.some((seat) => {
      const state = this.#latest.get(seat);
      return state?.table.status === "running" && state.view !== null && this.#hides(state.view);
    });
  }

  /** Those here who owe a decision: who has one before them, and the others as soon as the board shows so. Nobody while the game waits. */
  #deciding(): number[] {
    if (this.held) return [];
    return this.local.filter(
      (seat) => this.#latest.get(seat)?.decision && (seat === this.#lifted || this.shown?.to_act.includes(seat)),
    );
  }

  /** Gives the screen the eyes it should have now; whether they are others than before. */
  #turn(): boolean {
    if (this.rehearsal) return false;
    const before = this.curtain;
    const sight = sightOf({
      local: this.local,
      deciding: this.#deciding(),
      covered: this.covered,
      lifted: this.#lifted,
      seat: this.seat,
    });
    this.#lifted = sight.lifted;
    this.curtain = sight.curtain;
    if (this.shared && sight.curtain !== null && before === null) this.onTurn();
    if (sight.seat === this.seat) return false;
    this.seat = sight.seat;
    this.message = null;
    this.moment = null;
    this.#sought = null;
    this.takingBack = false;
    const latest = this.#latest.get(sight.seat);
    if (latest) this.#pace.now(latest);
    else {
      this.#pace.stop();
      this.shown = null;
    }
    return true;
  }

  /** The title is known: from now on it tells what must be covered, beginning with what is on show. */
  cover(hides: Hides): void {
    this.#hides = hides;
    this.#turn();
  }

  /** Lifts the curtain for whoever sits down. */
  lookAs(seat: number): void {
    this.#lifted = seat;
    this.#turn();
  }

  #undoOf(seat: number): UndoState | null {
    return this.#latest.get(seat)?.undo ?? null;
  }

  nameOf = (seat: number): string => this.seats[seat]?.name ?? "";

  /** Seconds on the server's clock since then. */
  secondsSince = (then: number): number => Math.max(0, (Date.now() + this.#ahead) / 1000 - then);

  // ---- what can be done

  /** What a click, a tap or a key on a choice does, wherever the choice is shown; false if it was not meant, or cannot be done now. */
  play(action: string): boolean {
    if (!this.decision || this.busy || !this.#list.meant) return false;
    if (settings.confirm && !this.rehearsal && this.chosen !== action) {
      this.chosen = action;
      this.freshen();
    } else {
      this.chosen = null;
      void this.decide(action);
    }
    return true;
  }

  protected async decide(action: string): Promise<void> {
    const decision = this.decision;
    if (!decision) return;
    this.message = null;
    await this.#send({ seat: this.seat, entry: decision.entry, action, key: randomKey(), since: performance.now() });
  }

  /** Sent, with the same key, until the server answers: it arrives once, however often the line breaks. */
  async #send(sending: Sending): Promise<void> {
    this.busy = true;
    this.sending = sending;
    const tell = setTimeout(() => (this.late = true), LATE);
    const doubt = (): void => {
      this.late = true;
      for (const line of this.lines) line.doubt();
    };
    try {
      const done = await ask.move(this.id, this.#secrets[sending.seat] ?? "", sending.entry, sending.action, sending.key, doubt);
      if (done.state) this.#take(sending.seat, done.state, true);
    } catch (error) {
      this.#refused(error);
    } finally {
      clearTimeout(tell);
      this.late = false;
      this.sending = null;
      this.busy = false;
    }
  }

  /**
   * Takes back the last decision made at this screen, or asks the others whether it may. Whoever reopens a finished game, or could
   * show others at the screen what is not theirs to see, is asked first whether they are `sure`.
   */
  async undo(sure = false): Promise<void> {
    const seat = this.undoer;
    const state = seat === null ? null : this.#latest.get(seat);
    if (
      seat === null ||
      !state ||
      !this.#back.meant ||
      this.questions.some((question) => question.kind === "undo" && question.seat === seat)
    )
      return;
    const secret = this.shared && this.covered;
    if (!sure && (secret || state.table.status === "over")) {
      this.takingBack = true;
      this.#back.appear(performance.now());
      return;
    }
    this.takingBack = false;
    const text = state.undo.text;
    await this.#ask(seat, (secret) => ask.undo(this.id, secret, state.ply, randomKey()));
    if (secret) this.lookAs(seat); // it is they who sit here
    if (!secret && this.message?.kind === "refused" && this.undoState && this.undoState.text !== text)
      this.tell("refused", `${this.message.text} ${this.backText}`);
  }

  /** What would be taken back, and from whom. */
  get backText(): string {
    return this.undoState?.text ? say("undo-text", { text: this.undoState.text }) : "";
  }

  /** A seat at this screen agrees, declines, or withdraws what it asked. */
  async answer(question: number, agrees: boolean, seat = this.seat): Promise<void> {
    if (this.#asked.meant) await this.#ask(seat, (secret) => ask.answer(this.id, secret, question, agrees));
  }

  leave = (level: Level | null, seat = this.seat): Promise<void> => this.#ask(seat, (secret) => ask.leave(this.id, secret, level));
  comeBack = (seat = this.seat): Promise<void> => this.#ask(seat, (secret) => ask.comeBack(this.id, secret));
  /** Makes the bot that is thinking answer with its best so far. */
  async hurry(): Promise<void> {
    const seat = this.local[0] ?? SPECTATOR;
    await ask
      .hurry(this.id, this.secretOf(seat), this.#latest.get(seat)?.entry ?? 0)
      .catch((error: unknown) => this.#refused(error));
  }

  // ---- seats: who set the table up, who is away

  /** The first seat at this screen that set the table up; null if none did. */
  ownerHere(): number | null {
    return this.local.find((seat) => this.#latest.get(seat)?.owner) ?? null;
  }

  standIn = (seat: number, level: Level): Promise<void> =>
    this.#ask(this.local[0] ?? SPECTATOR, (secret) => ask.standIn(this.id, secret, seat, level));
  askEnd = (): Promise<void> => this.#ask(this.local[0] ?? SPECTATOR, (secret) => ask.end(this.id, secret, randomKey()));

  async #ask(seat: number, what: (secret: string) => Promise<{ state?: State | null }>): Promise<void> {
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
    const [entry, seat] = [this.decision.entry, this.seat];
    try {
      const hint = await ask.hint(this.id, this.secret);
      if (this.decision?.entry === entry && this.seat === seat) this.hint = hint;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Why an action is not allowed now; asked once a position. */
  whyNot(action: string): Promise<WhyNot> {
    const key = `${this.seat} ${this.shown?.entry} ${action}`;
    const known = this.#why.get(key) ?? ask.why(this.id, this.secret, action);
    this.#why.set(key, known);
    known.catch(() => this.#why.delete(key)); // asked again the next time
    return known;
  }

  /** Shows on the page why it cannot be done: the answer to a click on something dark. */
  async explain(action: string): Promise<void> {
    const seat = this.seat;
    try {
      const why = await this.whyNot(action);
      if (!why.allowed && this.seat === seat) this.message = { kind: "refused", rule: why.rule ?? null, text: why.text ?? "" };
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
      this.freshen();
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
    if (this.#outlined?.entry !== entry) {
      this.#outlined = { entry, outline: ask.outline(this.id, this.secret) };
      this.#outlined.outline.catch(() => (this.#outlined = null)); // asked again the next time
    }
    return this.#outlined.outline;
  }

  tell(kind: Message["kind"], text: string): void {
    this.message = { kind, rule: null, text };
  }

  #refused(error: unknown): void {
    if (error instanceof Refused) {
      this.message = { kind: "refused", rule: error.problem.rule ?? null, text: error.problem.text };
      if (error.problem.state) this.#take(error.problem.state.viewer ?? SPECTATOR, error.problem.state, true);
    } else this.message = { kind: "waiting", rule: null, text: wordsFor(error) };
  }

  get behind(): boolean {
    return this.#pace.behind;
  }

  skip(): void {
    this.#pace.flush();
  }
}
