/** An edition that no code knows, for six: its components and a view, as tests/titles/endeavor/third_edition.py wrote them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Seat } from "$/api/types";
import { playersOf } from "$/lib/players";
import { regionBox } from "$/titles/endeavor/crop";
import { placed } from "$/titles/endeavor/labels";
import { layoutOf } from "$/titles/endeavor/layout";
import type { Pack, View } from "$/titles/endeavor/pack";
import { meant } from "$/titles/endeavor/things";

const file = new URL("../../tests/titles/endeavor/six_seas.json", import.meta.url);
const { components: pack, view } = JSON.parse(readFileSync(file, "utf-8")) as { components: Pack; view: View };
const layout = layoutOf(pack);

test("everything on its board has a place within the chart", () => {
  const inside = ({ x, y }: { x: number; y: number }): boolean =>
    x >= 0 && y >= 0 && x <= layout.chart.width && y <= layout.chart.height;
  expect([...layout.places.keys()].sort()).toEqual(pack.places.map((place) => place.id).sort());
  expect([...layout.places.values()].every(inside)).toBe(true);
  expect(layout.tracks.map((track) => track.spaces.length)).toEqual(pack.regions.map((region) => region.track).filter(Boolean));
  expect(layout.tracks.flatMap((track) => track.spaces).every(inside)).toBe(true);
  expect(layout.decks.map((deck) => deck.id).sort()).toEqual(pack.decks.map((deck) => deck.id).sort());
  expect(layout.decks.every(inside)).toBe(true);
  expect(layout.links.every((link) => inside(link.middle) && !link.path.includes("NaN"))).toBe(true);
});

test("each region can be shown by itself, and each place has a name beside it", () => {
  for (const region of pack.regions) expect(regionBox(pack, layout, region.id).width).toBeGreaterThan(0);
  const wishes = pack.places.map(({ id }) => ({ id, text: id, at: layout.places.get(id) ?? { x: 0, y: 0 }, radius: 15 }));
  const labels = placed(wishes, [], 12.5, { x: 0, y: 0, width: layout.chart.width, height: layout.chart.height });
  expect(labels.map((label) => label.id)).toEqual(pack.places.map((place) => place.id));
});

test("its own buildings are built and activated like any other", () => {
  expect(meant("stock:academy", pack, view, 0)).toBe("build academy");
  expect(meant("stock:whaler", pack, view, 0)).toBe("start whaler");
  expect(meant("building:whaler", pack, { ...view, stage: "turn", action: null }, 0)).toBe("activate whaler");
});

test("six players have six colours, and the view a mat for each", () => {
  const seats = view.seats.map((_, seat) => ({ seat, name: `Player ${seat + 1}`, colour: "", level: "mate" }) as Seat);
  expect(new Set(playersOf(seats).map((player) => player.colour)).size).toBe(6);
});
