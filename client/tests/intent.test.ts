/** What counts as meant: aimed anew, or settled. */
import { expect, test } from "vitest";
import { Fresh, Hands, listen, SETTLED } from "$/lib/intent";

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

test("the third of three quick clicks belongs to the first, however late it comes", () => {
  const { hands, fresh } = setUp();
  for (const at of [990, 1150, 1310]) hands.press(true, at);
  expect(fresh.meant).toBe(false);
  hands.press(true, 1310 + SETTLED);
  expect(fresh.meant).toBe(true);
});

test("quick clicks that all came after it appeared are meant as soon as it has settled", () => {
  const { hands, fresh } = setUp();
  for (const at of [1010, 1150, 1310]) hands.press(false, at);
  expect(fresh.meant).toBe(true);
});

test("a quick tap somewhere else begins anew", () => {
  const { hands, fresh } = setUp();
  hands.press(false, 990, 50, 50);
  hands.press(false, 1200, 50, 50);
  hands.press(false, 1310, 50, 120);
  expect(fresh.meant).toBe(true);
});

test("a tap counts from when it was made, however late a busy page hears of it", () => {
  const target = new EventTarget();
  const hands = new Hands();
  listen(hands, target as unknown as Window);
  const tap = Object.assign(new Event("pointerdown"), { pointerType: "touch", clientX: 0, clientY: 0 });
  const fresh = new Fresh(hands);
  fresh.appear(tap.timeStamp - SETTLED + 20);
  while (performance.now() < tap.timeStamp + 40); // the page is busy
  target.dispatchEvent(tap);
  expect(fresh.meant).toBe(false);
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
