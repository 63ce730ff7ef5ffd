/** Everything on the board that can be pointed at, with its place: for walking by arrow keys, and for looking there. */
import type { Point } from "$/table/coast";
import type { Game } from "./game.svelte";
import { middleOf, partsAt } from "./layout";
import type { Thing } from "./things";

export function spotsOf(game: Game): (Point & { thing: Thing })[] {
  const { layout, pack, view } = game;
  const banners = layout.banners.flatMap((banner) => {
    const parts = partsAt(banner, view.open.includes(banner.region));
    const at = ({ x, y }: Point): Point => ({ x: banner.x + x, y: banner.y + y });
    const free = parts.spaces[view.tracks[banner.region]?.length ?? 0] ?? (parts.sea ? middleOf(parts.sea) : parts.spaces[0]);
    return [
      ...(free ? [{ thing: `track:${banner.region}` as Thing, ...at(free) }] : []),
      ...banner.decks.flatMap((deck, i) => {
        const box = parts.decks[i];
        return box ? [{ thing: `deck:${deck}` as Thing, ...at(middleOf(box)) }] : [];
      }),
    ];
  });
  return [
    ...pack.places.map((place) => ({ thing: `place:${place.id}` as Thing, ...(layout.places.get(place.id) ?? { x: 0, y: 0 }) })),
    ...banners,
    ...layout.links.map((link) => ({ thing: `link:${link.id}` as Thing, ...link.middle })),
  ];
}
