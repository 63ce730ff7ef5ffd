/** The list of choices: under headings, with keys, what ends something last. */
import { expect, test } from "vitest";
import type { LegalAction } from "$/api/types";
import { headingsOf, quoted } from "$/table/rows";

const action = (name: string, kind: string): LegalAction => ({ name, number: 0, kind, facts: {}, label: name, effects: [] });
const byKind = ({ kind }: LegalAction) => (kind === "pass" ? null : { id: kind, name: kind });

test("choices stand under their headings in the order they came, passing at the end", () => {
  const headings = headingsOf(
    [action("pass", "pass"), action("a", "ship"), action("b", "draw"), action("c", "ship")],
    byKind,
    () => null,
  );
  expect(headings.map(({ group, rows }) => [group?.id ?? null, rows.map((row) => row.action.name)])).toEqual([
    ["ship", ["a", "c"]],
    ["draw", ["b"]],
    [null, ["pass"]],
  ]);
});

test("keys are given in the order of the rows: 1 to 9, then 0, then none", () => {
  const rows = headingsOf(
    Array.from({ length: 12 }, (_, i) => action(`${i}`, "ship")),
    byKind,
    () => null,
  ).flatMap((heading) => heading.rows);
  expect(rows.map((row) => row.key).join("")).toBe("1234567890");
  expect(rows[11]?.key).toBe("");
});

test("an undo is named by what stands in quotation marks, in either language", () => {
  expect(quoted("your decision “Ship to India”, and after it Ada’s decision (“Pass”)")).toBe("Ship to India");
  expect(quoted("votre décision « Passer »")).toBe("Passer");
  expect(quoted("2 decisions of yours")).toBe("");
});
