/** What counts as meant: aimed anew, or settled. */
import { expect, test } from "vitest";
import { Fresh, Hands } from "$/lib/intent";

function setUp(): { hands: Hands; fresh: Fresh } {
  const hands = new Hands();
  const fresh = new Fresh(hands);
  hands.move(100, 100, 900);
  fresh.appear(1000);
  return { hands, fresh };
}

test("a mouse that did not move is not meant for what has just appeared", () => {
  const { hands, fresh } = setUp();
  hands.press(true, 1200);
  expect(fresh.meant).toBe(false);
  hands.press(true, 1300);
  expect(fresh.meant).toBe(true);
});

test("a tremble is no aim; moving away and back is", () => {
  const { hands, fresh } = setUp();
  hands.move(105, 105, 1050);
  hands.press(true, 1100);
  expect(fresh.meant).toBe(false);
  hands.move(120, 100, 1110);
  hands.move(100, 100, 1120);
  hands.press(true, 1150);
  expect(fresh.meant).toBe(true);
});

test("a press before it appeared was meant for something else", () => {
  const { hands, fresh } = setUp();
  hands.press(true, 990);
  expect(fresh.meant).toBe(false);
});

test("a finger has to wait, wherever it taps", () => {
  const { hands, fresh } = setUp();
  hands.move(300, 300, 1100);
  hands.press(false, 1299);
  expect(fresh.meant).toBe(false);
  hands.press(false, 1300);
  expect(fresh.meant).toBe(true);
});

test("a key counts at once, but not while it repeats", () => {
  const { hands, fresh } = setUp();
  hands.key(false, 1001);
  expect(fresh.meant).toBe(true);
  hands.key(true, 5000);
  expect(fresh.meant).toBe(false);
});

test("a click of a screen reader, which has no pointer, is meant", () => {
  const { hands, fresh } = setUp();
  hands.press(false, 900);
  hands.byItself(1010);
  expect(fresh.meant).toBe(true);
});

test("a key that comes up after a tap does not make the tap meant", () => {
  const { hands, fresh } = setUp();
  hands.key(false, 950);
  hands.press(false, 1100);
  hands.release(1150);
  expect(fresh.meant).toBe(false);
});

test("a key held down is meant once it comes up", () => {
  const { hands, fresh } = setUp();
  hands.key(true, 1100);
  hands.release(1150);
  expect(fresh.meant).toBe(true);
});
