/** What lies open in the tray: somebody's mat, or one of the title's leaves. */
import type { Face } from "$/titles/face";
import type { TitleGame } from "./game.svelte";

/** `mat:2`, `leaf:stock` */
export type Tab = `mat:${number}` | `leaf:${string}`;

export class Tray {
  broken = $state<number | null>(null); // whose points are shown by their sources
  sheet = $state(false); // on a phone somebody's things lie over the page
  #asked = $state<Tab | null>(null);

  constructor(
    readonly game: TitleGame,
    readonly face: Face,
  ) {}

  /** What opens when nobody asked for anything: a leaf that is wanted now, else one's own mat. */
  readonly byItself = $derived.by((): Tab => {
    const wanted = this.face.leaves?.find((leaf) => leaf.wanted?.(this.game));
    return wanted ? `leaf:${wanted.id}` : `mat:${this.#own}`;
  });
  readonly tab = $derived.by((): Tab => this.#asked ?? this.byItself);

  get #own(): number {
    return Math.max(0, this.game.table.looker);
  }

  /** What is open, as a seat; null if it is a leaf. */
  get seat(): number | null {
    return this.tab.startsWith("mat:") ? Number(this.tab.slice(4)) : null;
  }

  open(tab: Tab): void {
    this.#asked = tab;
    this.broken = null;
  }

  /** The points of a seat, source by source. */
  breakDown(seat: number): void {
    const close = this.broken === seat;
    this.open(`mat:${seat}`);
    this.broken = close ? null : seat;
  }

  /** Another decision: what it asks for lies open, unless somebody looks at something else. */
  forget(): void {
    this.#asked = null;
  }
}
