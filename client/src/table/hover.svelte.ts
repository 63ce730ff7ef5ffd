/** The thing that is hovered, focused or tapped, and what a click on it does. One listener for the whole surface. */
import type { Table } from "$/lib/table.svelte";
import type { TitleGame } from "./game.svelte";
import type { Thing } from "./things";
import { focusOn } from "./arrowKeys";

const SLIP = 60; // pixels

export class Hover {
  thing = $state<Thing | null>(null);
  box = $state.raw<DOMRect | null>(null);
  pinned = $state(false); // stays until something else is clicked
  byKey = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at = 0; // how far the page was scrolled then

  constructor(
    readonly table: Table,
    readonly game: TitleGame,
  ) {}

  over = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse" || this.pinned || event.buttons > 0) return;
    clearTimeout(this.#timer);
    const found = thingAt(event.target);
    if (found?.thing === this.thing) return;
    this.#timer = setTimeout(() => (found ? this.#point(found.thing, found.element) : this.clear()), found ? 120 : 60);
  };

  focus = (event: FocusEvent): void => {
    const found = thingAt(event.target);
    if (found && !this.pinned && (event.target as Element).matches(":focus-visible")) this.#point(found.thing, found.element);
  };

  leave = (): void => {
    clearTimeout(this.#timer);
    if (!this.pinned) this.clear();
  };

  click = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest(".inspector")) return;
    const action =
      event.target instanceof Element ? event.target.closest<SVGElement>("[data-action]")?.dataset["action"] : undefined;
    const found = thingAt(event.target);
    if (action && this.table.actions.some((each) => each.name === action)) this.#play(action);
    else if (found) this.choose(found.thing, found.element, event.detail === 0);
    else this.clear();
  };

  key = (event: KeyboardEvent): void => {
    const found = thingAt(event.target);
    if (!found || (event.key !== "Enter" && event.key !== " ")) return;
    if (found.element instanceof HTMLButtonElement) return; // a button clicks by itself
    event.preventDefault();
    this.choose(found.thing, found.element, true);
  };

  /** One action: it is done. Several: choose among them. None: say why. */
  choose(thing: Thing, element: Element, byKey: boolean): void {
    const [only, ...more] = this.game.lit.get(thing) ?? [];
    clearTimeout(this.#timer);
    if (only && !more.length) {
      this.#play(only.name);
      return;
    }
    this.#point(thing, element);
    this.pinned = true;
    this.byKey = byKey;
    if (more.length) this.table.choices.freshen(); // the card offers choices of its own
    const action = this.game.meant(thing);
    if (!only && action && this.table.playing && !this.table.replay.moment) void this.table.hints.explain(action);
  }

  /** Nothing is chosen after all: back to the thing one came from. */
  stepBack = (): void => {
    const [thing, back] = [this.thing, this.pinned && this.byKey];
    this.clear();
    if (thing && back) focusOn(thing);
  };

  escape = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.stepBack();
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
    this.thing = null;
    this.pinned = false;
  }

  #point(thing: Thing, element: Element): void {
    this.thing = thing;
    this.pinned = false;
    this.byKey = false;
    this.box = element.getBoundingClientRect();
    this.#at = scrollY;
  }
}

function thingAt(target: EventTarget | null): { thing: Thing; element: Element } | null {
  const element = target instanceof Element ? target.closest<HTMLElement | SVGElement>("[data-thing]") : null;
  const thing = element?.dataset["thing"];
  return element && thing ? { thing: thing as Thing, element } : null;
}
