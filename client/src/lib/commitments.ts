/** The commitment that each table showed this browser first, and whether its finished game fits it. */
import { store, stored } from "./platform";
import { sha256 } from "./sha256";

const KEY = "argosy-commitments";
const MOST = 200; // tables, the last ones

function all(): Record<string, string> {
  try {
    return JSON.parse(stored(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** What this browser was shown first, which a server cannot change later. */
export function firstCommitment(table: string, shown: string): string {
  const known = all();
  const first = known[table];
  if (first !== undefined) return first;
  store(KEY, JSON.stringify(Object.fromEntries([...Object.entries(known).slice(1 - MOST), [table, shown]])));
  return shown;
}

export type Verdict = "fair" | "changed" | "wrong";

/** fair: the record's seed and salt give what was shown first; changed: it holds another commitment. */
export function verdictOf(record: string, first: string): Verdict {
  const value = (name: string): string => new RegExp(`^${name} (.*)$`, "m").exec(record)?.[1] ?? "";
  if (value("commitment") !== first) return "changed";
  return sha256(`argosy deal ${value("seed")} ${value("salt")}`) === first ? "fair" : "wrong";
}
