/** The log of a table, pieced together from what each state brings. */
import type { LogLine } from "$/api/types";

/** `log_from`: what one has before that ply still holds; from there on the new lines replace it. */
export function joined(had: LogLine[], from: number, lines: LogLine[]): LogLine[] {
  return [...had.filter((line) => line.ply < from), ...lines];
}

export interface Group {
  ply: number;
  lines: LogLine[];
}

/** Lines of one ply belong together: the move and what came of it. Groups that stay as they were are the same objects. */
export function byPly(log: LogLine[], had: Group[] = []): Group[] {
  const groups: Group[] = [];
  for (const line of log) {
    const last = groups.at(-1);
    if (last && last.ply === line.ply) last.lines.push(line);
    else groups.push({ ply: line.ply, lines: [line] });
  }
  return groups.map((group, i) => {
    const old = had[i];
    const same =
      old &&
      old.ply === group.ply &&
      old.lines.length === group.lines.length &&
      old.lines.every((line, j) => line === group.lines[j]);
    return same ? old : group;
  });
}

export interface Leaf {
  number: number;
  groups: Group[];
  lines: number;
}

const LEAF = 24; // moves

/** A long story, leaf by leaf: what is not in sight need not be drawn. Leaves that stay as they were are the same objects. */
export function leaves(groups: Group[], had: Leaf[] = []): Leaf[] {
  const found = new Map<number, Group[]>();
  for (const group of groups) {
    const number = Math.floor(group.ply / LEAF);
    const leaf = found.get(number);
    if (leaf) leaf.push(group);
    else found.set(number, [group]);
  }
  return [...found].map(([number, groups]) => {
    const old = had.find((leaf) => leaf.number === number);
    if (old && old.groups.length === groups.length && old.groups.every((group, i) => group === groups[i])) return old;
    return { number, groups, lines: groups.reduce((sum, group) => sum + group.lines.length, 0) };
  });
}
