/** Shows what arrives one thing after the other, slowly enough to follow; never far behind. */
import { calm } from "./settings.svelte";

const STEP = 420; // milliseconds for each
const MOST_WAITING = 6;

export class Pace<T> {
  #waiting = $state.raw<T[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0; // when the next may be shown

  /** Whether there is more to be shown than is on show. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  constructor(readonly show: (thing: T) => void) {}

  /** At once; what waited is older and is dropped. */
  now(thing: T): void {
    this.stop();
    this.#next = performance.now() + STEP;
    this.show(thing);
  }

  later(thing: T): void {
    this.#waiting = [...this.#waiting, thing].slice(-MOST_WAITING);
    if (calm()) this.flush();
    else this.#wind();
  }

  flush(): void {
    const last = this.#waiting.at(-1);
    if (last !== undefined) this.now(last);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #wind(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        const [first, ...rest] = this.#waiting;
        this.#waiting = rest;
        this.#next = performance.now() + STEP;
        if (first !== undefined) this.show(first);
        if (rest.length) this.#wind();
      },
      Math.max(0, this.#next - performance.now()),
    );
  }
}
