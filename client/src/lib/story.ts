/** The log of a table, pieced together from what each state brings. */
import type { LogLine } from "$/api/types";

/** `log_from`: what one has before that ply still holds; from there on the new lines replace it. */
export function joined(had: LogLine[], from: number, lines: LogLine[]): LogLine[] {
  return [...had.filter((line) => line.ply < from), ...lines];
}

/** Lines of one ply belong together: the move and what came of it. */
export function byPly(log: LogLine[]): { ply: number; lines: LogLine[] }[] {
  const groups: { ply: number; lines: LogLine[] }[] = [];
  for (const line of log) {
    const last = groups.at(-1);
    if (last && last.ply === line.ply) last.lines.push(line);
    else groups.push({ ply: line.ply, lines: [line] });
  }
  return groups;
}
