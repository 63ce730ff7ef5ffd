/** Colours are named in one place, and what is read can be read: AA, by day and by night. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const css = readFileSync(join(SOURCES, "styles/tokens.css"), "utf8");

function colour(name: string, night: boolean): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(css)?.[1] ?? "";
  const both = /light-dark\(([^,]+), ([^)]+)\)/.exec(value);
  return both ? (both[night ? 2 : 1] ?? "") : value;
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, "$&$&") : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(long.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const PAIRS: [string, string, number][] = [
  ...["panel", "raised", "paper", "band", "lit-soft", "warn"].map((on): [string, string, number] => ["ink", on, 7]),
  ...["panel", "raised", "paper", "lit-soft"].map((on): [string, string, number] => ["soft", on, 4.5]),
  ...["panel", "raised", "warn"].map((on): [string, string, number] => ["accent", on, 4.5]),
  ...["panel", "raised"].map((on): [string, string, number] => ["lit", on, 4.5]),
  ["on-accent", "accent", 4.5],
  ["on-lit", "lit", 4.5],
  ["gold", "raised", 4.5],
  ["coast", "sea", 3],
];

test.each(PAIRS.flatMap(([one, on, least]) => [false, true].map((night) => [one, on, least, night] as const)))(
  "--%s on --%s has a contrast of %d (by night: %s)",
  (one, on, least, night) => {
    const [a, b] = [luminance(colour(one, night)), luminance(colour(on, night))];
    expect((Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)).toBeGreaterThanOrEqual(least);
  },
);

test("no part of the frame has a colour of its own", () => {
  const HEX = /#[0-9a-f]{3,8}\b(?![^(]*\{)/i;
  const own = ["table", "ui", "pages"].flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".svelte"))
      .flatMap((name) => {
        const style = /<style>([\s\S]*)<\/style>/.exec(readFileSync(join(SOURCES, folder, name), "utf8"))?.[1] ?? "";
        return style
          .split("\n")
          .filter((line) => HEX.test(line.replace(/#(000|fff)\b/g, "")))
          .map((line) => `${name}: ${line.trim()}`);
      }),
  );
  expect(own).toEqual([]);
});
