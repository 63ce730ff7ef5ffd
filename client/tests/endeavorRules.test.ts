/** Every rule that an explanation names is one of the book's. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf-8");

test("explanations name rules that exist, and have their words", () => {
  const source = read("../src/titles/endeavor/explain.ts");
  const words = read("../../src/argosy/titles/endeavor/locale/en.ftl");
  const named = [...source.matchAll(/"([A-Z]{3}-\d+)"/g)].map((found) => found[1] ?? "");
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((rule) => !words.includes(`\nendeavor-rule-${rule} =`))).toEqual([]);
  const told = [...source.matchAll(/told\("([\w-]+)"/g)].map((found) => found[1] ?? "");
  expect(told.filter((key) => !words.includes(`\nclient-endeavor-explain-${key} =`))).toEqual([]);
  const signs = [...(/SIGN_RULES[^{]*\{([^}]*)\}/.exec(source)?.[1] ?? "").matchAll(/(\w+):/g)].map((found) => found[1] ?? "");
  const known = signs.filter((sign) => sign !== "ticket");
  expect(known.filter((sign) => !words.includes(`\nclient-endeavor-explain-sign-${sign} =`))).toEqual([]);
  expect(signs.filter((sign) => !words.includes(`\nclient-endeavor-sign-${sign} =`))).toEqual([]);
});
