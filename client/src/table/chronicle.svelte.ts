/** Which part of what happened lies open: since one's own turn, or the whole story; and the move somebody asked for. */
import type { TitleGame } from "./game.svelte";
import type { Thing } from "./things";

export type Leaf = "since" | "story";

export class Chronicle {
  led = $state<number | null>(null); // the ply of the move that a click on a piece leads to
  #asked = $state<Leaf | null>(null);

  constructor(readonly game: TitleGame) {}

  readonly leaf = $derived.by((): Leaf => this.#asked ?? (this.game.news.length ? "since" : "story"));

  open(leaf: Leaf): void {
    this.#asked = leaf;
  }

  forget(): void {
    this.#asked = null;
    this.led = null;
  }

  /** Leads to the last move that put, took or moved a thing; null if the story does not tell. */
  moveOf(thing: Thing): number | null {
    return this.game.table.story.findLast((line) => line.ply > 0 && this.game.touchedBy(line).includes(thing))?.ply ?? null;
  }

  lead(thing: Thing): void {
    const ply = this.moveOf(thing);
    if (ply === null) return;
    this.led = ply;
    this.#asked = "story";
  }
}
