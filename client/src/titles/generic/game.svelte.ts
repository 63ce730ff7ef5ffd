/** A game without a face of its own: nothing of it can be pointed at but whole mats. */
import { TitleGame } from "$/table/game.svelte";
import type { Thing } from "$/table/things";

export class Game extends TitleGame {
  readonly names = $derived.by(() => this.table.components?.names ?? {});

  thingsOf(): Thing[] {
    return [];
  }
  touchedBy(): Thing[] {
    return [];
  }
  meant(): string | null {
    return null;
  }
  title(thing: Thing): string {
    return thing;
  }
  details(): string[] {
    return [];
  }
}
