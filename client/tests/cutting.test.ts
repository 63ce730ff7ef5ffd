import { expect, test } from "vitest";
import { cut } from "../scripts/coast";
import { saidHere } from "../scripts/words";
import { ringsIn } from "../src/lib/coastlines";

test("coastlines are cut to their box, and told in steps that lead back to them", () => {
  const box = { west: -12, south: 35, east: 4, north: 60 };
  const rings = ringsIn(cut(box, 0.1));
  const places = rings.flat();
  expect(places.length).toBeGreaterThan(300);
  expect(
    places.every(
      ([lat, lon]) => lat >= box.south - 0.02 && lat <= box.north + 0.02 && lon >= box.west - 0.02 && lon <= box.east + 0.02,
    ),
  ).toBe(true);
  expect(
    places.some(([lat, lon]) => Math.hypot(lat - 50.07, lon + 5.71) < 0.2),
    "Land's End",
  ).toBe(true);
});

test("a page gets what it says itself, with all its forms", () => {
  const text =
    "# Pages\nclient-a = One\n    more\ncli-b = Two\nclient-c = { $count ->\n    [one] x\n   *[other] y\n}\nlab-d = Four\n";
  expect(saidHere(text)).toBe("client-a = One\n    more\nclient-c = { $count ->\n    [one] x\n   *[other] y\n}");
});

test("it says the words of a rule, of a stage and of a title, too: a refusal's rule can be read", () => {
  const kept = ["land-rule-A-1", "land-stage-over", "land-title-land"].map((key) => `${key} = Said`);
  expect(saidHere([...kept, "land-refuse-A-1 = Not said", "rulebook-land = Not said"].join("\n"))).toBe(kept.join("\n"));
});
