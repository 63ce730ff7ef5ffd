/** Who sees what at one screen. */
import { expect, test } from "vitest";
import { perspectiveOf, SPECTATOR } from "$/lib/perspective";

const here = { local: [0, 2], deciding: [] as number[], covered: true, lifted: null as number | null, seat: 0 };

test("one person has their own eyes, whoever decides", () => {
  expect(perspectiveOf({ ...here, local: [1], seat: 1 })).toEqual({ seat: 1, curtain: null, lifted: null });
  expect(perspectiveOf({ ...here, local: [], seat: SPECTATOR }).seat).toBe(SPECTATOR);
});

test("while somebody elsewhere decides nothing private is shown", () => {
  expect(perspectiveOf({ ...here, lifted: 0 })).toEqual({ seat: SPECTATOR, curtain: null, lifted: null });
});

test("the curtain falls for whoever decides, from the first moment on", () => {
  expect(perspectiveOf({ ...here, deciding: [0] })).toEqual({ seat: SPECTATOR, curtain: 0, lifted: null });
  expect(perspectiveOf({ ...here, deciding: [2], lifted: 0 })).toEqual({ seat: SPECTATOR, curtain: 2, lifted: null });
});

test("lifted, it stays so as long as that seat decides", () => {
  expect(perspectiveOf({ ...here, deciding: [0, 2], lifted: 2 })).toEqual({ seat: 2, curtain: null, lifted: 2 });
});

test("without secrets the screen turns to whoever decides, and stays where it is otherwise", () => {
  const open = { ...here, covered: false };
  expect(perspectiveOf({ ...open, deciding: [2] })).toEqual({ seat: 2, curtain: null, lifted: null });
  expect(perspectiveOf({ ...open, seat: 2 }).seat).toBe(2);
  expect(perspectiveOf({ ...open, deciding: [0, 2], seat: 2 }).seat).toBe(2);
  expect(perspectiveOf({ ...open, seat: SPECTATOR }).seat).toBe(0);
});
