/** Every message the client asks for exists in every language, and none is left over. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const PACKAGE = join(import.meta.dirname, "../../src/argosy");
/** Built from parts at run time. */
const COMPOSED = [
  /^theme-/,
  /^kind-/,
  /^after-\d/,
  /^undo-(agree|free|never|ask|what|ask-what)$/,
  /^colour-/,
  /^option-/,
  /^value-/,
  /^endeavor-(act|gives|sign|short|explain|phase|purpose|group|place)-/,
  /^key-/,
  /^notify-/,
  /^pref-/,
  /^speed-/,
  /^rules-page-/,
  /^(earlier|later)-(move|turn|round)$/,
  /^nfl-(measure|stack|stored|marker-gives|effect|would)-/,
  /^deal-(fair|changed|wrong)$/,
];

const keysOf = (language: string): string[] =>
  readdirSync(PACKAGE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(join("locale", `${language}.ftl`)))
    .flatMap((name) => [...readFileSync(join(PACKAGE, name), "utf8").matchAll(/^client-([\w-]+) =/gm)])
    .map((found) => found[1] ?? "");

const source = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".d.ts"))
  .map((name) => readFileSync(join(SOURCES, name), "utf8"))
  .join("\n");
const quoted = new Set([...source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((found) => found[1]));
const asked = [...source.matchAll(/\bsay\("([\w-]+)"/g)].map((found) => found[1] ?? "");

test("both languages say the same things", () => {
  expect(keysOf("fr").sort()).toEqual(keysOf("en").sort());
});

test("what is asked for is there", () => {
  const known = new Set(keysOf("en"));
  expect(asked.filter((key) => !known.has(key) && !key.startsWith("client-"))).toEqual([]);
});

test("nothing is left over", () => {
  expect(keysOf("en").filter((key) => !quoted.has(key) && !COMPOSED.some((pattern) => pattern.test(key)))).toEqual([]);
});
