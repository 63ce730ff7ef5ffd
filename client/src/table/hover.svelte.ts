/** What is hovered, focused, held or tapped, on the board and in the list of choices alike, and what a click on it does. One set of listeners for the whole table. */
import type { LegalAction } from "$/api/types";
import type { Table } from "$/lib/table.svelte";
import type { TitleGame } from "./game.svelte";
import type { Thing } from "./things";
import { focusOn } from "./arrowKeys";
import { findSpot } from "./spots";

const SLIP = 60; // pixels that the page may scroll under a finger
const DWELL = 300; // milliseconds on a thing before it is explained
const HOLD = 500; // that a finger stays
const SHAKE = 10; // pixels that a finger moves while it stays
const LEAVE = 80; // after which an explanation goes

/** A thing, or a choice in the list; the element is what is under the pointer. */
interface Found {
  thing: Thing | null;
  action: string | null;
  element: Element;
}

export class Hover {
  thing = $state<Thing | null>(null); // what is explained
  action = $state<string | null>(null); // and of its choices only this one: its row is pointed at
  box = $state.raw<DOMRect | null>(null); // where it is
  pinned = $state(false); // stays until something else is clicked
  byKey = $state(false);
  #under = $state.raw<Pick<Found, "thing" | "action"> | null>(null); // what is pointed at, explained or not yet
  #timer: ReturnType<typeof setTimeout> | undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  #from = { x: 0, y: 0 }; // where the finger came down
  #at = 0; // how far the page was scrolled then

  /** The choices that the explanation is about. */
  readonly actions = $derived.by((): LegalAction[] => {
    if (!this.thing) return [];
    const all = this.game.lit.get(this.thing) ?? [];
    return this.action === null ? all : all.filter(({ name }) => name === this.action);
  });

  /** The things that light up together, and the rows of choices with them. */
  readonly pointed = $derived.by((): Thing[] => {
    const { thing, action } = this.#under ?? this;
    const named = action === null ? undefined : this.table.actions.find(({ name }) => name === action);
    return named ? this.game.thingsOf(named) : thing ? [thing] : [];
  });
  readonly rows = $derived.by((): string[] => {
    const { thing, action } = this.#under ?? this;
    if (action !== null) return [action];
    return thing ? (this.game.lit.get(thing) ?? []).map(({ name }) => name) : [];
  });

  /** `chronicle`: where a click on a dark thing leads to, the move that put it there. */
  constructor(
    readonly table: Table,
    readonly game: TitleGame,
    readonly chronicle?: { lead(thing: Thing): void },
  ) {}

  /** For the element that all of the table lies in. */
  get listeners() {
    return {
      onpointerover: this.over,
      onpointerleave: this.leave,
      onpointerdown: this.press,
      onpointermove: this.shake,
      onpointerup: this.release,
      onpointercancel: this.release,
      oncontextmenu: this.menu,
      onfocusin: this.focus,
      onfocusout: this.leave,
      onclick: this.click,
      onkeydown: this.key,
    };
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.pinned || event.buttons > 0) return;
    if (event.target instanceof Element && event.target.closest(".inspector")) return;
    const found = foundAt(event.target);
    if (found?.thing === this.#under?.thing && found?.action === this.#under?.action) return;
    clearTimeout(this.#timer);
    this.#under = found;
    this.#timer = setTimeout(() => (found ? this.#point(found) : this.clear()), found ? DWELL : LEAVE);
  };

  focus = (event: FocusEvent): void => {
    const found = foundAt(event.target);
    if (found && !this.pinned && (event.target as Element).matches(":focus-visible")) this.#point(found);
  };

  leave = (): void => {
    clearTimeout(this.#timer);
    if (!this.pinned) this.clear();
  };

  /** Lights a thing up, and the rows of its choices, without a word about it. */
  light(thing: Thing | null): void {
    if (!this.thing) this.#under = thing ? { thing, action: null } : null;
  }

  // ---- a finger that stays

  press = (event: PointerEvent): void => {
    clearTimeout(this.#holding);
    const found = event.pointerType === "touch" && event.isPrimary ? foundAt(event.target) : null;
    this.#from = { x: event.clientX, y: event.clientY };
    this.#holding = found ? setTimeout(() => this.#hold(found), HOLD) : undefined;
  };

  shake = (event: PointerEvent): void => {
    if (this.#holding === undefined || event.pointerType !== "touch") return;
    if (Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) > SHAKE) this.release();
  };

  release = (): void => {
    clearTimeout(this.#holding);
    this.#holding = undefined;
  };

  /** The browser's own menu for a finger that stays. */
  menu = (event: MouseEvent): void => {
    if (event instanceof PointerEvent && event.pointerType === "touch" && foundAt(event.target)) event.preventDefault();
  };

  #hold(found: Found): void {
    this.#holding = undefined;
    this.#point(found);
    if (!this.thing) return;
    this.pinned = true;
    // The finger comes up over it: that is no tap.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), { capture: true, once: true });
  }

  // ---- choosing

  click = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(".inspector, [data-choice], .score")) return;
    const action =
      event.target instanceof Element ? event.target.closest<SVGElement>("[data-action]")?.dataset["action"] : undefined;
    const found = this.#litAround(foundAt(event.target));
    if (action && this.table.actions.some((each) => each.name === action)) this.#play(action);
    else if (found?.thing) this.choose(found.thing, found.element, event.detail === 0);
    else this.clear();
  };

  key = (event: KeyboardEvent): void => {
    const found = foundAt(event.target);
    if (!found?.thing || (event.key !== "Enter" && event.key !== " ")) return;
    if (found.element instanceof HTMLButtonElement) return; // a button clicks by itself
    event.preventDefault();
    this.choose(found.thing, found.element, true);
  };

  /** What lies dark within something that can be chosen, as a token on a track, is part of it. */
  #litAround(found: Found | null): Found | null {
    for (let each = found; each; each = foundAt(each.element.parentElement)) {
      if (each.thing && this.game.lit.has(each.thing)) return each;
    }
    return found;
  }

  /** One action: it is done. Several: choose among them. None: say why. */
  choose(thing: Thing, element: Element, byKey: boolean): void {
    const [only, ...more] = this.game.lit.get(thing) ?? [];
    clearTimeout(this.#timer);
    if (only && !more.length) {
      this.#play(only.name);
      return;
    }
    this.#point({ thing, action: null, element });
    this.pinned = true;
    this.byKey = byKey;
    if (more.length) this.table.choices.freshen(); // the card offers choices of its own
    const action = this.game.meant(thing);
    if (!only) this.chronicle?.lead(thing);
    if (!only && action && this.table.playing && !this.table.replay.moment) void this.table.hints.explain(action);
  }

  /** Nothing is chosen after all: back to the thing one came from. */
  stepBack = (): void => {
    const [thing, back] = [this.thing, this.pinned && this.byKey];
    this.clear();
    if (thing && back) focusOn(thing);
  };

  /** Whatever has the focus: Escape closes an explanation, and I keeps it open, to reach the rule it names. */
  escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.stepBack();
    else if (event.key.toLowerCase() === "i" && this.thing && !this.pinned && !isTyping(event)) {
      this.pinned = this.byKey = true;
      event.preventDefault();
    }
  };

  #play(action: string): void {
    if (this.table.choices.play(action)) this.clear();
  }

  /** A small slip of the finger leaves open what was tapped. */
  scrolled = (): void => {
    if (!this.pinned || Math.abs(scrollY - this.#at) > SLIP) this.clear();
  };

  clear(): void {
    if (this.#timer !== undefined) clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#under = null;
    this.thing = this.action = null;
    this.pinned = false;
  }

  /** A row of the list is explained where its target is; one without a target has nothing to explain. */
  #point({ thing, action, element }: Found): void {
    const named = action === null ? undefined : this.table.actions.find(({ name }) => name === action);
    const target = named ? (this.game.thingsOf(named)[0] ?? null) : thing;
    this.#under = { thing, action };
    this.thing = target;
    this.action = target ? action : null;
    this.pinned = false;
    this.byKey = false;
    this.box = ((action !== null && target && findSpot(target)) || element).getBoundingClientRect();
    this.#at = scrollY;
  }
}

const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target instanceof Element && target.closest("input, select, textarea, dialog[open]") !== null);

function foundAt(target: EventTarget | null): Found | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-choice], [data-thing]") : null;
  if (!element) return null;
  const { thing, choice } = element.dataset;
  return { thing: (thing as Thing | undefined) ?? null, action: choice ?? null, element };
}
