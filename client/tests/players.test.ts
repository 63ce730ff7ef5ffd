import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Seat } from "$/api/types";
import { COLOURS, lettersOf, playersOf, sameName } from "$/lib/players";

const CSS = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

/** The relative luminance of a colour of the style sheet (WCAG 2). */
function luminance(name: string): number {
  const short = new RegExp(`--${name}: #([0-9a-f]+);`).exec(CSS)?.[1] ?? "";
  const digits = short.length === 3 ? [...short].map((each) => each + each).join("") : short;
  const [red = NaN, green = NaN, blue = NaN] = [0, 2, 4].map((at) => {
    const part = parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(COLOURS)("the letter on a disc can be read: %s", (colour) => {
  const [one, other] = [luminance(`p-${colour}`), luminance(`on-p-${colour}`)];
  expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test("eight people differ in colour and letter, whatever they wish for", () => {
  const players = playersOf(Array.from({ length: 8 }, (_, seat) => ({ seat, name: "Ada", colour: "red" }) as Seat));
  expect(new Set(players.map((player) => player.colour)).size).toBe(8);
  expect(new Set(players.map((player) => player.letter)).size).toBe(8);
});

test("people who differ in a number only bear that number", () => {
  expect(lettersOf(["Player 1", "Player 2", "Player 3"])).toEqual(["1", "2", "3"]);
  expect(lettersOf(["Ada", "Guest 2", "Guest 3"])).toEqual(["A", "2", "3"]);
  expect(lettersOf(["Skipper", "Joueur 2", "Joueur 3"])).toEqual(["S", "2", "3"]);
});

test("a number that nobody else's name has but for it says nothing", () => {
  expect(lettersOf(["Ada 1815", "Bruno"])).toEqual(["A", "B"]);
});

test("first letters, and where these are the same the first one that tells apart", () => {
  expect(lettersOf(["Ada", "Bruno", "Chloé"])).toEqual(["A", "B", "C"]);
  expect(lettersOf(["Batavia", "Bordeaux"])).toEqual(["B", "O"]);
  expect(lettersOf(["Anna", "Anton"])).toEqual(["A", "T"]);
});

test("nobody loses the own first letter to somebody whose second it is", () => {
  expect(lettersOf(["Bob", "Boris", "Olga"])).toEqual(["B", "R", "O"]);
});

test("accents, other scripts, no name at all: everybody has a letter", () => {
  expect(lettersOf(["Élodie", "Ольга", "", "…"])).toEqual(["E", "О", "3", "4"]);
  expect(new Set(lettersOf(["A", "A", "A", "A", "A"])).size).toBe(5);
});

test("the same name is the same in other capitals and with spaces around it", () => {
  expect(sameName(" Béatrice  B", "béatrice b ")).toBe(true);
  expect(sameName("Béa", "Bea")).toBe(false);
});
