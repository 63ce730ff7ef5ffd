/** What happened since one's own last decision: which lines of the journal, and whose they are. */
import type { LogLine } from "$/api/types";
import type { Player } from "../players";

/** What one player did meanwhile. */
export interface News<T extends string = `${string}:${string}`> {
  number: number; // of the line, and of its pins on the board
  player: Player;
  lines: LogLine[];
  things: T[]; // what it put, took or moved
  ply: number; // of the first line
}

/** Whom a line tells of: what follows by itself from somebody's move may happen to another. Else whose move it was. */
export function seatOf(line: LogLine): number | null {
  const player = line.facts["player"];
  return typeof player === "number" ? player : line.seat;
}

/**
 * What the others did since the viewer's own last turn. It stays through all steps of the turn that follows.
 * `since`: the ply after the viewer's own last decision, if the server tells.
 */
export function newLines(log: LogLine[], viewer: number, since?: number | null): LogLine[] {
  const byOthers = (line: LogLine): boolean => ![null, viewer].includes(seatOf(line));
  if (typeof since === "number") {
    const news = log.filter((line) => line.ply > since);
    if (news.some(byOthers)) return news;
  }
  const end = log.findLastIndex(byOthers) + 1; // behind it lie one's own steps
  const begin = log.slice(0, end).findLastIndex((line) => seatOf(line) === viewer) + 1;
  return begin > 0 ? log.slice(begin, end) : []; // who has done nothing yet has missed nothing
}

/** A line for each player, in the order of what they did first. */
export function newsOf<T extends string>(lines: LogLine[], players: Player[], touchedBy: (line: LogLine) => T[]): News<T>[] {
  const found = new Map<number, News<T>>();
  for (const line of lines) {
    if (line.kind === "round") continue; // nobody's doing
    const seat = seatOf(line);
    const player = seat === null ? undefined : players[seat];
    if (!player) continue;
    const news = found.get(player.seat) ?? { number: found.size + 1, player, lines: [], things: [], ply: line.ply };
    found.set(player.seat, news);
    news.lines.push(line);
    for (const thing of touchedBy(line)) if (!news.things.includes(thing)) news.things.push(thing);
  }
  return [...found.values()];
}

const AGAINST = ["rival", "owner", "victim"]; // facts that name whom something is done to

/** Whether a line tells of something done to that seat by somebody else. */
export const isAgainst = (line: LogLine, seat: number): boolean =>
  seatOf(line) !== seat && AGAINST.some((name) => line.facts[name] === seat);

const MOST_TOLD = 4; // sentences of one player

/** A player's lines in few words, without the name that stands before them: "shipped to India, took a token." */
export function shortened(lines: LogLine[], name: string): { told: { line: LogLine; text: string }[]; more: number } {
  const isClause = (line: LogLine | undefined): boolean => line?.text.startsWith(`${name} `) ?? false;
  const some = lines.slice(0, MOST_TOLD);
  const told = some.map((line, i) => {
    const bare = (isClause(line) ? line.text.slice(name.length + 1) : line.text).replace(/[.\s]+$/u, "");
    return { line, text: bare + (isClause(line) && isClause(some[i + 1]) ? "," : ".") };
  });
  return { told, more: lines.length - told.length };
}
