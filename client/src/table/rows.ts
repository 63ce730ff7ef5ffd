/** The list of choices as it is shown: under headings, each with its key. */
import type { LegalAction } from "$/api/types";
import type { Gain, Group } from "$/titles/face";

export interface Row {
  action: LegalAction;
  gain: Gain | null; // null: the title has no row of its own for it
  key: string; // the key that chooses it; empty beyond the tenth
}

export interface Heading {
  id: string;
  group: Group | null;
  rows: Row[];
}

const LAST = ["pass", "done"]; // they end something: never between other choices
const KEYS = "1234567890";

export function headingsOf(
  actions: LegalAction[],
  groupOf: (action: LegalAction) => Group | null,
  gainOf: (action: LegalAction) => Gain | null,
): Heading[] {
  const found = new Map<string, { group: Group | null; actions: LegalAction[] }>();
  const sorted = [...actions.filter(({ kind }) => !LAST.includes(kind)), ...actions.filter(({ kind }) => LAST.includes(kind))];
  for (const action of sorted) {
    const group = groupOf(action);
    const id = group?.id ?? (LAST.includes(action.kind) ? "last" : "");
    const heading = found.get(id) ?? { group, actions: [] };
    found.set(id, heading);
    heading.actions.push(action);
  }
  let number = 0;
  return [...found].map(([id, { group, actions }]) => ({
    id,
    group,
    rows: actions.map((action) => ({ action, gain: gainOf(action), key: KEYS[number++] ?? "" })),
  }));
}

/** What an undo takes back, from the sentence that tells it: what stands between the first quotation marks. */
export const quoted = (text: string): string => /[“«]\s*(.+?)\s*[”»]/u.exec(text)?.[1] ?? "";
