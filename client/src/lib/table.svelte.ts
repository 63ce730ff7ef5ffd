/** A table as this browser sees it: the state on show and the seat that looks at it. What can be done there stands in its parts. */
import * as ask from "$/api/ask";
import type { Components, Decision, LegalAction, LogLine, Moment, Seat, SeatScore, State, Thinking, WhyNot } from "$/api/types";
import { faceOf, type Face } from "$/titles/face";
import { notices } from "./notices.svelte";
import { Pace } from "./pace.svelte";
import { perspectiveOf, SPECTATOR } from "./perspective";
import { playersOf, type Player } from "./players";
import { settings } from "./settings.svelte";
import { Choices } from "./table/choices.svelte";
import { Hints } from "./table/hints.svelte";
import { Live } from "./table/live.svelte";
import { Messages } from "./table/messages.svelte";
import { Replay } from "./table/replay.svelte";
import { Requests } from "./table/requests.svelte";
import { newLines } from "./table/since.svelte";
import type { TableView } from "./table/view";
import { texts } from "./texts.svelte";

export class Table implements TableView {
  seat = $state(SPECTATOR); // one's own, or at a shared screen of whoever may look
  shown = $state.raw<State | null>(null); // newer ones may wait for their time
  components = $state.raw<Components | null>(null);
  face = $state.raw<Face | null>(null);
  curtain = $state<number | null>(null); // the seat for which the screen waits
  seen = $state(0); // until that ply somebody here has seen what the others did
  onTurn: () => void = () => undefined;

  readonly choices = new Choices(this);
  readonly hints = new Hints(this);
  readonly requests = new Requests(this);
  readonly live: Live;
  readonly messages: Messages;
  readonly replay: Replay;
  readonly pace = new Pace<State>(
    (state) => this.#show(state),
    (state) => state.decision !== null,
  );
  #wanted = ""; // the components that were last asked for
  #lifted: number | null = null; // who has lifted the curtain

  readonly #past = $derived.by<Moment | null>(() => this.replay.moment ?? this.replay.ending);
  readonly #now = $derived.by<Moment | State | null>(() => this.replay.moment ?? this.shown);
  readonly view = $derived((this.#past ?? this.shown)?.view ?? null);
  readonly hidden = $derived(this.#past?.hidden ?? null);
  readonly scores = $derived<SeatScore[] | null>(this.#now?.scores ?? null);
  readonly toAct = $derived<number[]>(this.#now?.to_act ?? []);
  readonly ply = $derived(this.#now?.ply ?? 0);
  readonly seats = $derived<Seat[]>(this.shown?.seats ?? []);
  readonly players = $derived<Player[]>(playersOf(this.seats));
  readonly playing = $derived(this.seat !== SPECTATOR);
  readonly looker = $derived.by(() => {
    const { eyes } = this.replay;
    return eyes === null ? this.seat : typeof eyes === "number" ? eyes : SPECTATOR;
  });
  readonly leaping = $derived.by(() => this.replay.leaping);
  readonly log = $derived.by<LogLine[]>(
    () => this.replay.log ?? this.live.logOf(this.seat).filter((line) => line.ply <= (this.shown?.ply ?? 0)),
  );
  readonly story = $derived(this.log.filter((line) => line.ply <= this.ply));
  readonly news = $derived.by<LogLine[]>(() => {
    const state: (State & { since?: number | null }) | null = this.replay.moment ? null : this.shown;
    if (!state || state.viewer === null || state.table.status !== "running") return [];
    return newLines(this.log, state.viewer, state.since).filter((line) => line.ply > this.seen);
  });
  readonly decision = $derived.by<Decision | null>(() =>
    this.replay.moment || this.requests.undosAsked.length ? null : (this.shown?.decision ?? null),
  );
  readonly actions = $derived<LegalAction[]>(this.decision?.actions ?? []);
  readonly hint = $derived(this.hints.hint);
  readonly thinker = $derived.by<Thinking | null>(() => (this.replay.moment ? null : (this.shown?.thinking ?? null))); // the bot that is waited for

  /** `ply`: the moment that will be looked at first, if not the last. */
  constructor(
    readonly id: string,
    ply: number | null = null,
  ) {
    this.live = new Live(id, (seat, state, before, own) => this.#take(seat, state, before, own));
    this.messages = new Messages(this.live);
    this.replay = new Replay(this, ply ?? 0);
    this.seat = this.live.first;
    if (!this.rehearsal) this.reopen();
    $effect(() => () => this.close());
    // The server speaks the reader's language: with another one all is asked for again, once the page's own words are there.
    let spoken: string = settings.language;
    $effect(() => {
      if (texts.language === spoken || texts.language !== settings.language) return;
      spoken = texts.language;
      this.reopen();
    });
  }

  /** Whether it is only shown here, and kept nowhere: then there is nothing to take back, to ask or to leaf through. */
  get rehearsal(): boolean {
    return false;
  }

  get secret(): string {
    return this.live.secretOf(this.seat);
  }

  nameOf = (seat: number): string => this.seats[seat]?.name ?? "";

  /** Opens all connections anew: at the start, after sitting down, and when the language changes. */
  reopen(): void {
    this.close();
    this.live.reopen();
    if (!this.live.shared) this.seat = this.live.first;
    this.#wanted = "";
    this.replay.reset();
  }

  protected close(): void {
    this.pace.stop();
    this.replay.forget();
    this.live.close();
  }

  /** Carries a decision out. */
  async decide(action: string): Promise<void> {
    if (this.decision) await this.choices.send(action, this.decision.entry);
  }

  /** What the others did has been seen. */
  see(): void {
    this.seen = this.shown?.ply ?? 0;
  }

  askWhy(action: string): Promise<WhyNot> {
    return ask.why(this.id, this.secret, action);
  }

  // ---- what arrives

  #take(seat: number, state: State, before: State | undefined, own: boolean): void {
    this.requests.freshen(state, before);
    if (this.#turn() || seat !== this.seat || state === this.shown) return; // the latter: told as an answer, and by the connection
    const same = state.ply === before?.ply; // somebody came or went
    const hurried = !this.pace.paused && (document.hidden || (before !== undefined && state.ply < before.ply));
    if (own || !before || hurried || (same && !this.behind)) this.pace.now(state);
    else this.pace.later(state, same);
  }

  /** Shows a state that came by another way than the connections. */
  protected present(state: State): void {
    this.seat = state.viewer ?? SPECTATOR;
    this.live.put(this.seat, state, state.log);
    this.pace.now(state);
  }

  #show(state: State): void {
    const [before, had] = [this.shown, this.shown?.decision?.entry];
    const turned = before !== null && state.viewer !== before.viewer;
    if (before && (turned || state.ply < before.ply || state.table.status !== before.table.status)) this.replay.forget();
    this.shown = state;
    if (turned || state.decision?.entry !== had) {
      this.hints.forget();
      this.choices.renew();
      if (state.decision && before && had === undefined && !this.live.shared) this.onTurn(); // not merely the next step of one's own turn
    }
    this.messages.tellNotices(state, before === null);
    void this.#fetchComponents(state);
    this.#turn();
    if (state.table.status === "over") this.replay.prefetch();
  }

  async #fetchComponents(state: State): Promise<void> {
    const { title, players, options, pack } = state.table;
    const wanted = JSON.stringify([title, players, options, pack, settings.language]);
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    try {
      const components = await ask.components({ title, players, options, pack });
      if (this.#wanted !== wanted) return;
      this.components = components;
      this.face = await faceOf(components);
      this.#turn(); // what must be covered is known only now
    } catch (error) {
      if (this.#wanted !== wanted) return;
      this.#wanted = "";
      notices.unexpected(error);
    }
  }

  get behind(): boolean {
    return this.pace.behind;
  }

  skip(): void {
    this.pace.flush();
  }

  // ---- several people at one screen

  /** Whether the position keeps something from others at the screen; until the title can tell, all of it. */
  get covered(): boolean {
    return this.live.local.some((seat) => {
      const state = this.live.stateOf(seat);
      return state?.table.status === "running" && state.view !== null && (this.face?.hides(state.view) ?? true);
    });
  }

  /** Those here who owe a decision: who has one before them, and the others as soon as the board shows so. Nobody while the game waits. */
  #deciding(): number[] {
    if (this.requests.undosAsked.length) return [];
    return this.live.local.filter(
      (seat) => this.live.stateOf(seat)?.decision && (seat === this.#lifted || this.shown?.to_act.includes(seat)),
    );
  }

  /** Gives the screen the seat it should show now; whether that is another one than before. */
  #turn(): boolean {
    if (this.rehearsal) return false;
    const [before, { local }] = [this.curtain, this.live];
    const next = perspectiveOf({ local, deciding: this.#deciding(), covered: this.covered, lifted: this.#lifted, seat: this.seat });
    this.#lifted = next.lifted;
    this.curtain = next.curtain;
    if (this.live.shared && next.curtain !== null && before === null) this.onTurn();
    if (next.seat === this.seat) return false;
    this.seat = next.seat;
    this.messages.clear();
    this.replay.leave();
    this.requests.takingBack = false;
    const latest = this.live.stateOf(next.seat);
    if (latest) this.pace.now(latest);
    else {
      this.pace.stop();
      this.shown = null;
    }
    return true;
  }

  /** Lifts the curtain for whoever sits down. */
  lookAs(seat: number): void {
    this.#lifted = seat;
    this.#turn();
  }
}
