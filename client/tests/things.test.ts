import { expect, test } from "vitest";
import type { LegalAction } from "$/api/types";
import type { Pack, View } from "$/titles/endeavor/pack";
import { meant, thingOf } from "$/titles/endeavor/things";
import { litBy } from "$/table/things";
import { nearest } from "$/table/arrowKeys";

const action = (name: string, kind: string, facts: Record<string, string>): LegalAction => ({
  name,
  kind,
  facts,
  number: 0,
  label: name,
  effects: [],
});
const pack = {
  places: [
    { id: "london", route: false },
    { id: "spanish-main", route: true },
  ],
  buildings: [
    { id: "market", level: 1, circle: true },
    { id: "merchant-dock", level: 0, circle: true },
    { id: "bank", level: 2, circle: false },
  ],
  tokens: [
    { id: "attack", attribute: null },
    { id: "culture", attribute: "culture" },
  ],
} as unknown as Pack;
const view = { places: { london: 1 }, stage: "turn", action: null, turn: 0 } as unknown as View;

test("actions are lit where they happen; passing has no place", () => {
  const actions = [
    action("ship africa", "ship", { region: "africa" }),
    action("ship open-sea africa", "ship-open-sea", { region: "africa" }),
    action("occupy london", "occupy", { place: "london" }),
    action("pass", "pass", {}),
  ];
  const found = litBy(actions, (each) => [thingOf(each)].filter((thing) => thing !== null));
  expect([...found.keys()]).toEqual(["track:africa", "place:london"]);
  expect(found.get("track:africa")).toHaveLength(2);
});

test("what is pointed at stands for the action that is surely meant", () => {
  expect(meant("place:london", pack, view, 0)).toBe("attack london");
  expect(meant("place:spanish-main", pack, view, 0)).toBe("ship spanish-main");
  expect(meant("stock:market", pack, view, 0)).toBe("build market");
  expect(meant("stock:merchant-dock", pack, view, 0)).toBe("start merchant-dock");
  expect(meant("building:market", pack, view, 0)).toBe("activate market");
  expect(meant("building:market", pack, { ...view, stage: "salary" }, 0)).toBe("pay market");
  expect(meant("building:bank", pack, view, 0)).toBeNull();
  expect(meant("token:attack", pack, view, 0)).toBe("spend attack");
  expect(meant("token:culture", pack, view, 0)).toBeNull();
  expect(meant("link:a--b", pack, view, 0)).toBeNull();
});

test("arrow keys go to the nearest thing in their direction", () => {
  const [here, right, far, above] = [
    { x: 0, y: 0 },
    { x: 10, y: 2 },
    { x: 30, y: 0 },
    { x: 0, y: -10 },
  ] as const;
  const spots = [here, right, far, above];
  expect(nearest(here, spots, "ArrowRight")).toBe(right);
  expect(nearest(here, spots, "ArrowUp")).toBe(above);
  expect(nearest(here, spots, "ArrowDown")).toBeNull();
});
