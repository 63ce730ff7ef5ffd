import { expect, test } from "vitest";
import { lettersOf, sameName } from "$/lib/players";

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
