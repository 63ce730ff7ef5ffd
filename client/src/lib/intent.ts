/** Tells a meant click from one that was aimed at what stood there before: a double click, a tap on a list that has just appeared, a key held down. */

export const SETTLED = 300; // milliseconds after which something new has been seen
const AIMED = 12; // pixels that a mouse moves to be aimed anew

type Kind = "none" | "mouse" | "touch" | "key" | "repeat";

/** What was last done with mouse, finger or keyboard. */
export class Hands {
  kind: Kind = "none";
  x = 0;
  y = 0;
  at = -Infinity; // when it was last pressed
  began = -Infinity; // the first of the presses that follow each other so quickly at one place: a double or triple click
  path: { x: number; y: number; at: number }[] = []; // of the mouse, just now
  #pressed = { x: -Infinity, y: -Infinity };

  move(x: number, y: number, now: number): void {
    [this.x, this.y] = [x, y];
    this.path = [...this.path.filter((each) => each.at > now - SETTLED), { x, y, at: now }];
  }

  press(mouse: boolean, now: number, x = this.x, y = this.y): void {
    const again = now < this.at + SETTLED && Math.hypot(x - this.#pressed.x, y - this.#pressed.y) < AIMED;
    if (!again) this.began = now;
    this.#pressed = { x, y };
    this.kind = mouse ? "mouse" : "touch";
    this.at = now;
  }

  key(repeats: boolean, now: number): void {
    this.kind = repeats ? "repeat" : "key";
    this.at = now;
  }

  /** A key that comes up clicks, as Space does; but a finger or mouse that was pressed since makes its own clicks. */
  release(now: number): void {
    if (this.kind === "repeat") this.key(false, now);
  }

  /** A click that neither mouse nor finger made; after a key it is that key's. */
  byItself(now: number): void {
    if (this.kind === "mouse" || this.kind === "touch") this.key(false, now);
  }
}

/** Something that can be clicked, and when it appeared. */
export class Fresh {
  #since = -Infinity;
  #from = { x: 0, y: 0 };

  constructor(readonly hands: Hands) {}

  /** It is new, or has moved. */
  appear(now: number): void {
    this.#since = now;
    this.#from = { x: this.hands.x, y: this.hands.y };
  }

  /** Whether what was pressed last was meant for it. */
  get meant(): boolean {
    // The third of three quick clicks comes late enough, but belongs to the first: that one was made for what stood there before.
    const settled = this.hands.at >= this.#since + SETTLED && this.hands.began > this.#since;
    switch (this.hands.kind) {
      case "repeat":
        return false;
      case "mouse":
        return settled || this.#aimed();
      case "touch":
        return settled;
      default:
        return true;
    }
  }

  #aimed(): boolean {
    const far = ({ x, y }: { x: number; y: number }): boolean => Math.hypot(x - this.#from.x, y - this.#from.y) >= AIMED;
    return this.hands.path.some((each) => each.at >= this.#since && far(each));
  }
}

/** Listens to a window before anybody else does. A press counts from when it was made: a busy page may hear of it much later. */
export function listen(hands: Hands, to: Window): void {
  const options = { capture: true, passive: true };
  to.addEventListener(
    "pointermove",
    (event) => event.pointerType === "mouse" && hands.move(event.clientX, event.clientY, performance.now()),
    options,
  );
  to.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "mouse") hands.move(event.clientX, event.clientY, performance.now());
      hands.press(event.pointerType === "mouse", event.timeStamp, event.clientX, event.clientY);
    },
    options,
  );
  to.addEventListener("keydown", (event) => hands.key(event.repeat, performance.now()), options);
  to.addEventListener("keyup", () => hands.release(performance.now()), options);
  // A screen reader clicks without a pointer and without a key.
  to.addEventListener(
    "click",
    (event) => event instanceof PointerEvent && event.pointerType === "" && hands.byItself(performance.now()),
    options,
  );
}

/** The hands of whoever sits at this browser. */
export const hands = new Hands();
if (typeof window !== "undefined") listen(hands, window);
