/** An edition that no code knows, for six, without hints for its banners: its components and a view, as tests/titles/endeavor/third_edition.py wrote them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Seat } from "$/api/types";
import { playersOf } from "$/lib/players";
import { pilesIn } from "$/titles/endeavor/banner";
import { regionBox } from "$/titles/endeavor/crop";
import { placed, widthOf } from "$/titles/endeavor/labels";
import { layoutOf, partsAt } from "$/titles/endeavor/layout";
import type { Pack, View } from "$/titles/endeavor/pack";
import { piecesOf } from "$/titles/endeavor/pieces";
import { apart } from "$/titles/endeavor/places";
import { between } from "$/titles/endeavor/spread";
import { meant } from "$/titles/endeavor/things";

const file = new URL("../../tests/titles/endeavor/six_seas.json", import.meta.url);
const { components: pack, view } = JSON.parse(readFileSync(file, "utf-8")) as { components: Pack; view: View };
const layout = layoutOf(pack, (region) => widthOf(region, 14.8, "serif") + 60);
const inside = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x <= layout.width && y <= layout.height;

test("everything on its board has a place within the chart", () => {
  expect([...layout.places.keys()].sort()).toEqual(pack.places.map((place) => place.id).sort());
  expect([...layout.places.values()].every(inside)).toBe(true);
  expect(layout.banners.map((banner) => banner.region).sort()).toEqual(pack.regions.map((region) => region.id).sort());
  expect(layout.banners.every(({ x, y, width, height }) => inside({ x, y }) && inside({ x: x + width, y: y + height }))).toBe(true);
  expect(layout.banners.flatMap((banner) => banner.decks).sort()).toEqual(pack.decks.map((deck) => deck.id).sort());
  expect(layout.links.every((link) => inside(link.middle) && !link.path.includes("NaN"))).toBe(true);
});

test("no two pieces touch, and no two banners", () => {
  for (const [i, one] of layout.bodies.entries())
    for (const other of layout.bodies.slice(i + 1))
      expect(between(one, other).gap, `${one.id}, ${other.id}`).toBeGreaterThanOrEqual(2);
  for (const [i, one] of layout.banners.entries())
    for (const other of layout.banners.slice(i + 1)) expect(apart(one, other, 1), `${one.region}, ${other.region}`).toBe(true);
});

test("no banner hides a piece", () => {
  for (const { region, x, y, width, height } of layout.banners)
    for (const body of layout.bodies)
      for (const round of body.circles) {
        const [cx, cy] = [body.x + round.x, body.y + round.y];
        const far = Math.hypot(cx - Math.min(Math.max(cx, x), x + width), cy - Math.min(Math.max(cy, y), y + height));
        expect(far - round.r, `${region}, ${body.id}`).toBeGreaterThanOrEqual(0);
      }
});

test("all parts of a banner lie on it, shut and open", () => {
  for (const banner of layout.banners)
    for (const open of [false, true]) {
      const parts = partsAt(banner, open);
      expect(parts.spaces).toHaveLength(banner.facts.track);
      const boxes = [...parts.decks, parts.governor, parts.sea, parts.bed].filter((box) => box !== null);
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(banner.width);
        expect(box.y + box.height).toBeLessThanOrEqual(banner.height);
      }
      const apartFrom = [...parts.decks, parts.governor, parts.sea].filter((box) => box !== null);
      for (const [i, one] of apartFrom.entries())
        for (const other of apartFrom.slice(i + 1)) expect(apart(one, other, 0), banner.region).toBe(true);
    }
});

test("six seats find room in any open sea, on nothing", () => {
  for (const banner of layout.banners) {
    const { sea } = partsAt(banner, true);
    if (!sea) continue;
    const { spots, r } = pilesIn(sea, 6);
    for (const [i, one] of spots.entries())
      for (const other of spots.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * r);
  }
});

test("each region can be shown by itself, and each place has a name beside it", () => {
  for (const region of pack.regions) expect(regionBox(pack, layout, region.id).width).toBeGreaterThan(0);
  const wishes = pack.places.map(({ id }) => ({ id, text: id, at: layout.places.get(id) ?? { x: 0, y: 0 }, radius: 15 }));
  const labels = placed(wishes, [], 12.5, { x: 0, y: 0, width: layout.width, height: layout.height });
  expect(labels.map((label) => label.id)).toEqual(pack.places.map((place) => place.id));
});

test("every disc, card and token is somewhere", () => {
  const pieces = piecesOf(view, pack);
  for (const seat of view.seats.keys()) expect(pieces.filter(({ piece }) => piece === `disc:${seat}`)).toHaveLength(pack.discs);
  const cards = pieces.filter(({ piece }) => piece.startsWith("card:"));
  expect(new Set(cards.map(({ piece }) => piece)).size).toBe(cards.length);
  const gone = Object.values(view.tokens_spent).reduce((sum, count) => sum + count, 0);
  expect(pieces.filter(({ piece }) => piece.startsWith("token:")).length + gone).toBe(
    pack.tokens.reduce((sum, { count }) => sum + count, 0),
  );
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
