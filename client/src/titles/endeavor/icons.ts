/** The icons of cards and buildings as signs, one after the other. */
import type { Card } from "./pack";
import type { Game } from "./game.svelte";

const repeated = (sign: string, count: number): string[] => Array<string>(Math.max(count, 0)).fill(sign);

export function signsOf(game: Game, icons: Record<string, number>, glory = 0): string[] {
  return [...game.pack.attributes.flatMap((id) => repeated(game.attributeSign(id), icons[id] ?? 0)), ...repeated("glory", glory)];
}

export function iconsOf(game: Game, card: Card): string[] {
  return [...signsOf(game, card.icons, card.glory), ...repeated("harbor", card.bonus_discs), ...(card.abolition ? ["chains"] : [])];
}

/** In rows of so many: three as two and one. */
export function rowsOf<T>(list: T[], across: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / across) }, (_, i) => list.slice(i * across, (i + 1) * across));
}
