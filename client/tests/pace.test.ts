import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "$/lib/pace.svelte";

const wished = vi.hoisted(() => ({ speed: "calm", calm: false }));
vi.mock("$/lib/settings.svelte", () => ({ settings: wished, calm: () => wished.calm }));

let shown: number[] = [];
const pace = (urgent = 99): Pace<number> =>
  new Pace<number>(
    (thing) => shown.push(thing),
    (thing) => thing === urgent,
  );

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(wished, { speed: "calm", calm: false });
  shown = [];
});
afterEach(() => vi.useRealTimers());

test("one after the other, with a rest between", () => {
  const some = pace();
  some.now(0);
  for (const each of [1, 2, 3]) some.later(each);
  expect(shown).toEqual([0]);
  vi.advanceTimersByTime(430);
  expect(shown).toEqual([0, 1]);
  vi.advanceTimersByTime(900);
  expect(shown).toEqual([0, 1, 2, 3]);
  expect(some.behind).toBe(false);
});

test("slow, quick, at once", () => {
  for (const [speed, after] of [
    ["slow", 1],
    ["calm", 3],
    ["brisk", 5],
    ["once", 5],
  ] as const) {
    wished.speed = speed;
    shown = [];
    const some = pace();
    some.now(0);
    for (const each of [1, 2, 3, 4]) some.later(each);
    vi.advanceTimersByTime(1000);
    expect(shown.length, speed).toBe(after);
    some.stop();
  }
});

test("with reduced motion nothing waits", () => {
  wished.calm = true;
  const some = pace();
  for (const each of [1, 2, 3]) some.later(each);
  expect(shown).toEqual([1, 2, 3]);
});

test("pieces in the air land before the next is shown", () => {
  const some = pace();
  some.now(0);
  some.later(1);
  some.hold(1000);
  expect(some.moving).toBe(true);
  vi.advanceTimersByTime(1400);
  expect([shown, some.moving]).toEqual([[0], false]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([0, 1]);
});

test("while paused all is kept, stepped through, and shown later", () => {
  const some = pace();
  some.now(0);
  some.pause();
  for (let each = 1; each <= 12; each += 1) some.later(each);
  vi.advanceTimersByTime(60_000);
  expect([shown, some.waiting]).toEqual([[0], 12]);
  some.step();
  expect([shown, some.waiting]).toEqual([[0, 1], 11]);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([0, 1]);
  some.resume();
  some.later(13);
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual(Array.from({ length: 14 }, (_, i) => i));
});

test("unpaused it never falls far behind", () => {
  const some = pace();
  some.now(0);
  for (let each = 1; each <= 12; each += 1) some.later(each);
  expect(some.waiting).toBe(6);
});

test("a pause tells that somebody is waited for", () => {
  const some = pace(7);
  some.pause();
  some.later(6);
  expect(some.wanted).toBe(false);
  some.later(7);
  expect(some.wanted).toBe(true);
  some.step();
  some.step();
  expect([some.wanted, some.waiting]).toEqual([false, 0]);
});

test("what somebody is waited for comes quickly", () => {
  const some = pace(3);
  some.now(0);
  for (const each of [1, 2, 3]) some.later(each);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual([0, 1, 2, 3]);
});

test("a newer telling of the same takes its place", () => {
  const some = pace();
  some.pause();
  some.later(1);
  some.later(2);
  some.later(3, true);
  expect([some.waiting, some.latest]).toEqual([2, 3]);
});

test("skipping shows where things stand, and lets pieces land", () => {
  const some = pace();
  const landed = vi.fn();
  const forget = some.whenSkipped(landed);
  some.now(0);
  for (const each of [1, 2]) some.later(each);
  some.flush();
  expect([shown, landed.mock.calls.length]).toEqual([[0, 2], 1]);
  forget();
  some.flush();
  expect(landed.mock.calls.length).toBe(1);
});
