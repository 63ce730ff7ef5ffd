/** The part of the chart that shows one region: its cities, routes, track and decks. */
import type { Box } from "$/table/crop";
import { around } from "$/table/crop";
import { R, type Layout } from "./layout";
import type { Pack } from "./pack";

export function regionBox(pack: Pack, layout: Layout, region: string): Box {
  const places = pack.places.filter((place) => place.region === region).flatMap((place) => layout.places.get(place.id) ?? []);
  const track = layout.tracks.filter((each) => each.region === region).flatMap((each) => [...each.spaces, each.beside]);
  const decks = layout.decks
    .filter((deck) => deck.region === region)
    .flatMap(({ x, y }) => [
      { x: x - R.deck.width / 2, y: y - R.deck.height / 2 },
      { x: x + R.deck.width / 2, y: y + R.deck.height / 2 },
    ]);
  return around([...places, ...track, ...decks], 56, layout.chart);
}
