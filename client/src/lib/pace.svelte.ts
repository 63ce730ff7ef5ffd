/** Shows what arrives one thing after the other, as fast as somebody wishes; never far behind, unless it is paused. */
import { calm, settings, type Speed } from "./settings.svelte";

const REST: Record<Speed, number> = { slow: 1300, calm: 420, brisk: 120, once: 0 }; // milliseconds after each, when its pieces have landed
const REST_OF_A_MOMENT: Record<Speed, number> = { slow: 1600, calm: 700, brisk: 300, once: 150 }; // in a replay that plays by itself
const MOST_WAITING = 6;

/** Whether nothing moves and nothing waits. */
export const atOnce = (): boolean => settings.speed === "once" || calm();

export class Pace<T> {
  paused = $state(false);
  moving = $state(false); // pieces are in the air
  #waiting = $state.raw<T[]>([]);
  #kept = 0; // as many have waited through a pause, and are shown all
  #timer: ReturnType<typeof setTimeout> | undefined;
  #landing: ReturnType<typeof setTimeout> | undefined;
  #shown = 0; // when something was last shown, or will have landed
  #listeners = new Set<() => void>();

  /** How much there is to be shown beyond what is on show. */
  get waiting(): number {
    return this.#waiting.length;
  }

  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  /** The last of what waits: how things really stand. */
  get latest(): T | undefined {
    return this.#waiting.at(-1);
  }

  /** Whether somebody is waited for who has not been shown so yet. */
  get wanted(): boolean {
    return this.latest !== undefined && this.urgent(this.latest);
  }

  /** `urgent`: somebody waits for this; what comes before it is shown quickly. */
  constructor(
    readonly show: (thing: T) => void,
    readonly urgent: (thing: T) => boolean = () => false,
  ) {}

  /** At once; what waited is older and is dropped. */
  now(thing: T): void {
    this.stop();
    this.#present(thing);
  }

  /** In its turn. `instead`: of the last that waits, of which it is only a newer telling. */
  later(thing: T, instead = false): void {
    const before = instead ? this.#waiting.slice(0, -1) : this.#waiting;
    this.#waiting = [...before, thing];
    if (this.paused) {
      this.#kept = this.#waiting.length;
      return;
    }
    this.#waiting = this.#waiting.slice(-(this.#kept + MOST_WAITING));
    this.#go();
  }

  /** To where things stand; what is in the air lands. */
  flush(): void {
    for (const listener of this.#listeners) listener();
    this.#showLast();
  }

  pause(): void {
    this.paused = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  resume(): void {
    this.paused = false;
    this.#go();
  }

  /** The next one only. */
  step(): void {
    this.#next();
  }

  /** Drops what waits. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#kept = 0;
  }

  /** Pieces will be in the air for so long: nothing else is shown before they have landed. */
  hold(milliseconds: number): void {
    this.#shown = performance.now() + milliseconds;
    this.moving = milliseconds > 0;
    clearTimeout(this.#landing);
    this.#landing = setTimeout(() => (this.moving = false), milliseconds);
  }

  /** Tells when what is in the air should land at once. */
  whenSkipped(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Until a moment of a replay has been looked at. */
  async looked(): Promise<void> {
    for (let left = Infinity; left > 0;) {
      left = this.#shown + REST_OF_A_MOMENT[settings.speed] - performance.now();
      if (left > 0) await new Promise((done) => setTimeout(done, left));
    }
  }

  /** A moment of a replay is on show. */
  begin(): void {
    this.#shown = Math.max(this.#shown, performance.now());
  }

  #go(): void {
    if (atOnce()) this.#showLast();
    else this.#wind();
  }

  #showLast(): void {
    const last = this.latest;
    if (last !== undefined) this.now(last);
  }

  #wind(): void {
    clearTimeout(this.#timer); // the rest may have become shorter
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        if (this.#left() <= 0) this.#next();
        if (this.#waiting.length) this.#wind();
      },
      Math.max(0, this.#left()),
    );
  }

  #left(): number {
    return this.#shown + Math.min(REST[settings.speed], this.wanted ? REST.brisk : Infinity) - performance.now();
  }

  #next(): void {
    const [first, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.#kept = Math.min(this.#kept, rest.length);
    if (first !== undefined) this.#present(first);
  }

  #present(thing: T): void {
    this.#shown = performance.now();
    this.show(thing);
  }
}
