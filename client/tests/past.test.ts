import { expect, test } from "vitest";
import type { Moment, Moments } from "$/api/types";
import { changed, unrolled } from "$/lib/changes";
import { Past } from "$/lib/past";

test("a change names what differs, and all else stays the same object", () => {
  const old = { round: 1, seats: [{ gold: 1 }, { gold: 2 }], tokens: { a: "x", b: "y" }, pile: [1, 2] };
  const now = changed(old, [{ round: [2], seats: [{ 1: [{ gold: [3] }, []] }, []], tokens: [{ c: ["z"] }, ["a"]], pile: [[1]] }, []]);
  expect(now).toEqual({ round: 2, seats: [{ gold: 1 }, { gold: 3 }], tokens: { b: "y", c: "z" }, pile: [1] });
  expect(now.seats[0]).toBe(old.seats[0]);
  expect(old.seats[1]).toEqual({ gold: 2 });
});

test("a row is unrolled from its first", () => {
  expect(unrolled({ ply: 4, view: {} }, [[{ ply: [5] }, []], [{ ply: 9 }]])).toEqual([{ ply: 4, view: {} }, { ply: 5, view: {} }, { ply: 9 }]);
});

/** A server of `plies` moments, which remembers what it was asked for. */
function server(plies: number) {
  const asked: string[] = [];
  const moment = (ply: number): Moment => ({ ply, plies, view: {}, to_act: [], log: [], last_move: null, scores: null, hidden: null });
  const one = (ply: number): Promise<Moment> => (asked.push(`${ply}`), Promise.resolve(moment(ply)));
  const row = (ply: number, count: number): Promise<Moments> => {
    asked.push(`${ply}+${count}`);
    const last = Math.min(plies, ply + count - 1);
    return Promise.resolve({ first: moment(ply), changes: Array.from({ length: last - ply }, (_, i) => [{ ply: [ply + i + 1] }, []]) });
  };
  return { asked, past: new Past(one, row) };
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 50));

test("what is looked at comes first, then all the rest from there outwards; then nothing is asked for any more", async () => {
  const { asked, past } = server(100);
  expect((await past.moment(70, 100)).ply).toBe(70);
  await settled();
  expect(asked).toEqual(["70", "64+32", "32+32", "96+32", "0+32"]);
  for (const ply of [0, 33, 99, 70]) expect((await past.moment(ply, 100)).ply).toBe(ply);
  expect(asked).toHaveLength(5);
});

test("all can be fetched before anything is looked at; then no step asks the server", async () => {
  const { asked, past } = server(100);
  await past.fill(100);
  expect(asked).toEqual(["0+32", "32+32", "64+32", "96+32"]);
  expect((await past.moment(70, 100)).ply).toBe(70);
  expect(asked).toHaveLength(4);
});

test("nothing more is fetched once it is to be forgotten", async () => {
  const { asked, past } = server(100);
  const filled = past.fill(100);
  past.forget();
  await filled;
  expect(asked).toEqual([]);
});

test("what was played since is asked for", async () => {
  const { asked, past } = server(40);
  await past.moment(3, 10);
  await settled();
  expect(asked).toEqual(["3", "0+32"]);
  await past.moment(3, 40);
  await settled();
  expect(asked).toEqual(["3", "0+32", "32+32"]);
});

test("what arrives after it was to be forgotten stays forgotten", async () => {
  const { asked, past } = server(10);
  const late = past.moment(3, 10);
  past.forget();
  await late;
  await settled();
  await past.moment(3, 10);
  expect(asked.slice(0, 2)).toEqual(["3", "3"]);
});

test("a moment that could not be had is asked for again", async () => {
  let failing = true;
  const gone = (): Promise<never> => Promise.reject(new Error("gone"));
  const past = new Past((ply) => (failing ? gone() : Promise.resolve({ ply } as Moment)), gone);
  await expect(past.moment(1, 2)).rejects.toThrow("gone");
  failing = false;
  expect((await past.moment(1, 2)).ply).toBe(1);
});
