import { expect, test } from "vitest";
import type { Moment, Moments } from "$/api/types";
import { applyDelta, expandDeltas } from "$/lib/jsonDelta";
import { MomentCache } from "$/lib/moments";

test("a change names what differs, and all else stays the same object", () => {
  const old = { round: 1, seats: [{ gold: 1 }, { gold: 2 }], tokens: { a: "x", b: "y" }, pile: [1, 2] };
  const now = applyDelta(old, [
    { round: [2], seats: [{ 1: [{ gold: [3] }, []] }, []], tokens: [{ c: ["z"] }, ["a"]], pile: [[1]] },
    [],
  ]);
  expect(now).toEqual({ round: 2, seats: [{ gold: 1 }, { gold: 3 }], tokens: { b: "y", c: "z" }, pile: [1] });
  expect(now.seats[0]).toBe(old.seats[0]);
  expect(old.seats[1]).toEqual({ gold: 2 });
});

test("a row is unrolled from its first", () => {
  expect(expandDeltas({ ply: 4, view: {} }, [[{ ply: [5] }, []], [{ ply: 9 }]])).toEqual([
    { ply: 4, view: {} },
    { ply: 5, view: {} },
    { ply: 9 },
  ]);
});

/** A server of `plies` moments, which remembers what it was asked for. */
function server(plies: number) {
  const asked: number[] = [];
  const moment = (ply: number): Moment => ({
    ply,
    plies,
    view: {},
    to_act: [],
    log: [],
    last_move: null,
    scores: null,
    hidden: null,
  });
  const row = (ply: number, count: number): Promise<Moments> => {
    asked.push(ply);
    const last = Math.min(it.plies, ply + count - 1);
    return it.gone
      ? Promise.reject(new Error("gone"))
      : Promise.resolve({
          first: moment(ply),
          changes: Array.from({ length: last - ply }, (_, i) => [{ ply: [ply + i + 1] }, []]),
        });
  };
  const it = { asked, plies, gone: false, cache: new MomentCache(row) };
  return it;
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 50));

test("what is looked at comes first, then all the rest from there outwards; then nothing is asked for any more", async () => {
  const { asked, cache } = server(200);
  expect((await cache.moment(70, 200)).ply).toBe(70);
  await settled();
  expect(asked).toEqual([64, 32, 96, 0, 128, 160, 192]);
  for (const ply of [0, 33, 199, 70]) expect((await cache.moment(ply, 200)).ply).toBe(ply);
  expect(asked).toHaveLength(7);
});

test("all can be fetched before anything is looked at; then no step asks the server", async () => {
  const { asked, cache } = server(100);
  await cache.fill(100);
  expect(asked).toEqual([0, 32, 64, 96]);
  expect((await cache.moment(70, 100)).ply).toBe(70);
  expect(asked).toHaveLength(4);
});

test("what is on its way is waited for, and not asked for twice", async () => {
  const { asked, cache } = server(100);
  const filled = cache.fill(100);
  expect((await cache.moment(40, 100)).ply).toBe(40);
  await filled;
  expect(asked.toSorted((one, other) => one - other)).toEqual([0, 32, 64, 96]);
});

test("nothing more is fetched once it is to be forgotten", async () => {
  const { asked, cache } = server(400);
  const filled = cache.fill(400);
  cache.forget();
  await filled;
  expect(asked).toEqual([0, 32, 64]);
});

test("what was played since is asked for", async () => {
  const it = server(10);
  await it.cache.moment(3, 10);
  it.plies = 40;
  expect((await it.cache.moment(20, 40)).ply).toBe(20);
  await settled();
  expect(it.asked).toEqual([0, 0, 32]);
});

test("what arrives after it was to be forgotten stays forgotten", async () => {
  const { asked, cache } = server(10);
  const late = cache.moment(3, 10);
  cache.forget();
  await late;
  await cache.moment(3, 10);
  expect(asked).toEqual([0, 0]);
});

test("a moment that could not be had is asked for again", async () => {
  const it = server(2);
  it.gone = true;
  await expect(it.cache.moment(1, 2)).rejects.toThrow("gone");
  it.gone = false;
  expect((await it.cache.moment(1, 2)).ply).toBe(1);
});
