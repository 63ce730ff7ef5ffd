/** How a title without a board of its own is read. */
import { expect, test } from "vitest";
import { seatFacts, tableFacts } from "$/titles/generic/facts";

const view = { round: 2, to_act: [0], worth: 5, spent: [3, 8], seats: [{ cards: 4 }, { cards: 3, hand: [1] }] };

test("a list of one object for each player belongs to the mats, all else to the table", () => {
  expect(tableFacts(view, 2)).toEqual({ worth: 5, spent: [3, 8] });
  expect(seatFacts(view, 2, 1)).toEqual({ cards: 3, hand: [1] });
});

test("with another number of players it is a list like any other", () => {
  expect(Object.keys(tableFacts(view, 3))).toEqual(["worth", "spent", "seats"]);
  expect(seatFacts(view, 3, 0)).toEqual({});
});
