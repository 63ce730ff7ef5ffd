/** Whatever the pack brings: nothing on the map of New Found Land lies on anything else, and all of it lies on the map. */
import { expect, test } from "vitest";
import type { Box } from "$/table/crop";
import { overlap, wider } from "$/titles/new_found_land/boxes";
import { ringsAround } from "$/titles/new_found_land/coastline";
import { HOUSE } from "$/titles/new_found_land/europe";
import { boxesOf } from "$/titles/new_found_land/islands";
import { layoutOf, type Layout } from "$/titles/new_found_land/layout";
import type { Pack } from "$/titles/new_found_land/pack";
import { hatOf, SIGNS } from "$/titles/new_found_land/signs";
import { skylineOf } from "$/titles/new_found_land/skyline";
import { DEPTH, standsAt, walkOf } from "$/titles/new_found_land/track";

/** An island from its rows: `#` is a space. */
const island = (id: string, ...rows: string[]): Pack["islands"][number] => ({
  id,
  first: 6,
  second: 3,
  spaces: rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === "#" ? [{ id: `${id}-${x}-${y}`, shape: "coast", x, y }] : [])),
  ),
});
const ISLANDS = [
  island("Newfoundland", ".#..", "###.", "####"),
  island("Nova Scotia", "...#", "####", "##.."),
  island("Anticosti Island", "###.", ".###"),
  island("Prince Edward Island", "#.#", "###"),
];
const city = (id: string, cubes: number, from: number, contracts = 3): Pack["cities"][number] => ({
  id,
  first: 8,
  second: 4,
  cubes,
  contracts,
  contract_spaces: Array.from({ length: contracts }, (_, i) => from + i),
});
const CITIES = [city("Stockholm", 5, 0), city("Hamburg", 3, 3), city("Venice", 3, 6)];
const CAPTAINS = ["columbus", "magellan", "cortes", "da-gama", "drake"];
const MARKERS = ["square", "pentagon", "circle", "triangle", "star"];
const gives = (id: string): string => ({ pentagon: "captain", triangle: "good" })[id] ?? "objective";

const pack = (more: Partial<Record<"islands" | "cities" | "goods" | "captains" | "markers" | "lap", unknown>> = {}): Pack =>
  ({
    lap: 50,
    goods: ["cloth", "wood", "iron", "gold"],
    islands: ISLANDS,
    cities: CITIES,
    captains: CAPTAINS.map((id) => ({ id, effect: "gain-gold", amount: 1 })),
    markers: MARKERS.map((id) => ({ id, gives: gives(id) })),
    ...more,
  }) as unknown as Pack;

const more = {
  islands: [...ISLANDS, island("Cape Breton and Saint Paul", "##", "##")],
  cities: [...CITIES, city("Königsberg in Preußen", 7, 9, 4)],
  goods: ["cloth", "wood", "iron", "gold", "salt"],
};
const PACKS: [string, Pack][] = [
  ["as it is", pack()],
  ["with a fifth island", pack({ islands: more.islands })],
  ["with a fourth city", pack({ cities: more.cities })],
  ["with a fifth good", pack({ goods: more.goods })],
  ["with all three", pack(more)],
  [
    "with nine islands",
    pack({ islands: [...ISLANDS, ...ISLANDS.map((each) => ({ ...each, id: `${each.id} II` })), more.islands[4]] }),
  ],
  ["with one island", pack({ islands: [ISLANDS[0]] })],
  ["with an island in two parts and a hole", pack({ islands: [island("Ring", "###.", "#.#.", "###.", "...#"), ...ISLANDS] })],
  ["with two cities of six contracts", pack({ cities: [city("A", 9, 0, 6), city("B", 2, 6, 6)] })],
  ["with eleven captains", pack({ captains: [...CAPTAINS, ..."abcdef"].map((id) => ({ id, effect: "?", amount: 2 })) })],
  ["with nine markers", pack({ markers: [...MARKERS, "hexagon", "cross", "moon", "sun"].map((id) => ({ id, gives: gives(id) })) })],
  ["with a short track", pack({ lap: 40 })],
];

const name = (id: string): string => (id === "new-england" ? "Nouvelle-Angleterre" : id);

/** Everything that must not lie on anything else, by its name. */
function boxes({ islands, europe, newEngland, compass, needle, ship, height }: Layout): [string, Box][] {
  const around = (x: number, y: number, size: number): Box => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });
  return [
    ...islands.flatMap((each): [string, Box][] => [
      ...each.spots.map(({ id, x, y, size }): [string, Box] => [id, { x: x + 1, y: y + 1, width: size - 2, height: size - 2 }]),
      [`banner of ${each.island.id}`, each.banner],
      [`cubes of ${each.island.id}`, each.standing],
    ]),
    ...europe.towns.flatMap((town): [string, Box][] => [
      [`head of ${town.id}`, { ...town.head, height: town.head.height - 4 }],
      ...town.bills.map((box, i): [string, Box] => [`bill ${i} of ${town.id}`, box]),
    ]),
    ["rewards", europe.rewards.box],
    ["New England", newEngland],
    ["compass", around(compass.x, compass.y, 2 * compass.r + 22)],
    ...(needle ? [["needle", needle] as [string, Box]] : []),
    ...(ship ? [["ship", { ...ship, width: 84, height: Math.min(52, height) }] as [string, Box]] : []),
  ];
}

test.each(PACKS)("a pack %s draws without overlaps", (_, some) => {
  const layout = layoutOf(some, name);
  const all = boxes(layout);
  const inside = { x: DEPTH, y: DEPTH, width: layout.width - 2 * DEPTH, height: layout.height - 2 * DEPTH };
  for (const [what, box] of all) {
    const off =
      box.x < inside.x ||
      box.y < inside.y ||
      box.x + box.width > inside.x + inside.width ||
      box.y + box.height > inside.y + inside.height;
    expect(off, `${what} lies on the map: ${JSON.stringify(box)}`).toBe(false);
  }
  const lying = all.flatMap(([one, box], i) =>
    all.slice(i + 1).flatMap(([other, its]) => (overlap(box, its) ? [`${one} on ${other}`] : [])),
  );
  expect(lying).toEqual([]);
  expect(layout.tile).toBeGreaterThanOrEqual(56);
});

test.each(PACKS)("in a pack %s the islands keep off Europe, and each other", (_, some) => {
  const { islands, europe } = layoutOf(some, name);
  for (const each of islands) {
    expect(Math.max(...boxesOf(each).map((box) => box.x + box.width)), each.island.id).toBeLessThan(europe.west);
    for (const other of islands.filter((one) => one !== each))
      expect(
        boxesOf(each).some((box) => boxesOf(other).some((its) => overlap(box, its))),
        `${each.island.id}, ${other.island.id}`,
      ).toBe(false);
  }
});

test.each(PACKS)("in a pack %s houses, captains and rewards have places of their own", (_, some) => {
  const { europe, width } = layoutOf(some, name);
  for (const { city: owner, houses } of europe.towns) {
    expect(houses).toHaveLength(owner?.cubes ?? 0);
    houses.slice(1).forEach(({ x }, i) => expect(x - (houses[i]?.x ?? 0)).toBeGreaterThanOrEqual(HOUSE / 2));
    expect(Math.max(0, ...houses.map(({ x }) => x + HOUSE / 2))).toBeLessThanOrEqual(width - DEPTH);
  }
  const { captains, markers, box } = europe.rewards;
  for (const at of [...captains, ...markers.filter(({ x }) => x)]) {
    expect(at.x).toBeGreaterThan(box.x);
    expect(at.y).toBeLessThan(box.y + box.height);
  }
  captains.forEach((one, i) =>
    captains.slice(i + 1).forEach((other) => expect(Math.abs(one.x - other.x) >= 56 || Math.abs(one.y - other.y) >= 66).toBe(true)),
  );
});

test("at the usual size the board is as large as its room", () => {
  const { width, height, tile } = layoutOf(pack(), name);
  expect([width, height]).toEqual([1080, 580]);
  expect(tile).toBeGreaterThanOrEqual(64);
});

test("the track has a cell for each space, in order, without gaps", () => {
  for (const lap of [40, 49, 50, 60]) {
    const { cells } = layoutOf(pack({ lap }), name);
    expect(cells.map(({ space }) => space)).toEqual(Array.from({ length: lap }, (_, i) => i));
    cells.forEach((cell, i) => {
      const next = cells[(i + 1) % lap] ?? cell;
      const [one, other] = [middle(cell), middle(next)];
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(130);
      expect(cells.slice(i + 1).some((each) => overlap(wider(cell, -0.01), each))).toBe(false);
    });
  }
});
const middle = ({ x, y, width, height }: Box): { x: number; y: number } => ({ x: x + width / 2, y: y + height / 2 });

test("figures on one cell are told apart, and walk along the track, also back and beyond its end", () => {
  const cell = layoutOf(pack(), name).cells[3];
  if (!cell) throw new Error("no cell");
  const four = [0, 1, 2, 3].map((i) => standsAt(cell, i, 4).x);
  expect(new Set(four).size).toBe(4);
  expect(walkOf(50, 48, 51)).toEqual([48, 49, 0, 1]);
  expect(walkOf(50, 3, 1)).toEqual([3, 2, 1]);
});

test("a coast goes round every part of an island, and round its hole", () => {
  const at = (x: number, y: number): { x: number; y: number } => ({ x: 10 * x, y: 10 * y });
  expect(ringsAround([at(0, 0), at(1, 0)], 10)).toHaveLength(1);
  expect(ringsAround([at(0, 0), at(1, 0)], 10)[0]).toHaveLength(4);
  expect(ringsAround([at(0, 0), at(1, 1)], 10)).toHaveLength(2);
  const ring = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(2, 1), at(0, 2), at(1, 2), at(2, 2)];
  expect(ringsAround(ring, 10)).toHaveLength(2);
});

test("what we do not know has a stand-in, always the same", () => {
  expect(SIGNS["salt"]).toBeUndefined(); // a disc with its letter: Sign.svelte
  expect(hatOf("nobody")).toBeTruthy();
  expect(hatOf("nobody")).toBe(hatOf("nobody"));
  expect(skylineOf("atlantis")).toEqual(skylineOf("atlantis"));
  expect(skylineOf("atlantis").walls).not.toBe(skylineOf("avalon").walls);
});
