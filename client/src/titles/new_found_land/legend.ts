/** What the signs mean: goods, points, a ship's numbers, the markers of the track. */
import { listed, say } from "$/lib/texts.svelte";
import type { LegendSection } from "../face";
import type { Game } from "./game.svelte";

export function legend(game: Game): LegendSection[] {
  const { goods, symbols, actions, counting_symbol: counting, markers } = game.pack;
  const usedIn = (symbol: string): string[] =>
    actions.filter((_, i) => counting[i] === symbol).map((action) => game.title1(action));
  return [
    {
      heading: say("nfl-legend-goods"),
      signs: [
        ...goods.map((good) => ({
          sign: good,
          name: game.title1(good),
          text: good === "gold" ? say("nfl-gold-joker") : say("nfl-legend-good"),
        })),
        { sign: "points", name: say("nfl-legend-seal"), text: say("nfl-legend-seal-about") },
      ],
    },
    {
      heading: say("nfl-legend-numbers"),
      signs: symbols.map((symbol) => ({
        sign: symbol,
        name: game.title1(symbol),
        text: symbol === "sail" ? say("nfl-legend-sail") : say("nfl-legend-counts", { actions: listed(usedIn(symbol)) }),
      })),
    },
    {
      heading: say("nfl-legend-markers"),
      signs: markers.map(({ id, gives }) => ({ sign: id, name: game.title1(id), text: say(`nfl-marker-gives-${gives}`) })),
    },
  ];
}
