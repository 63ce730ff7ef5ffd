/** What happened since one's own last decision: which lines of the journal, and whose they are. */
import type { LogLine, State } from "$/api/types";
import type { Player } from "../players";

/** What one player did meanwhile. */
export interface News<T extends string = `${string}:${string}`> {
  number: number; // of the line, and of its pins on the board
  player: Player;
  lines: LogLine[];
  things: T[]; // what it put, took or moved
  ply: number; // of the first line
}

/** Servers of before tell neither: then the journal says it as far as it can. */
type Told = Partial<{ since: number | null }>;

/** Who made the move that a line tells of. */
export function seatOf(line: LogLine & Partial<{ seat: number | null }>): number | null {
  if (line.seat !== undefined) return line.seat;
  const player = line.facts["player"];
  return typeof player === "number" ? player : null;
}

/** The ply after the viewer's own last decision; null if there was none, or nobody plays here. */
export function sinceOf(state: State & Told, log: LogLine[]): number | null {
  if (state.since !== undefined) return state.since;
  if (state.viewer === null) return null;
  return log.findLast((line) => seatOf(line) === state.viewer)?.ply ?? null;
}

/** A line for each player, in the order of what they did first. */
export function newsOf<T extends string>(lines: LogLine[], players: Player[], touchedBy: (line: LogLine) => T[]): News<T>[] {
  const found = new Map<number, News<T>>();
  for (const line of lines) {
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

/** A player's lines for a summary: without the name that stands before them, the last ones if there are many. */
export function shortened(lines: LogLine[], name: string): { told: { line: LogLine; text: string }[]; more: number } {
  const told = lines.slice(0, MOST_TOLD).map((line) => ({
    line,
    text: line.text.startsWith(`${name} `) ? line.text.slice(name.length + 1) : line.text,
  }));
  return { told, more: lines.length - told.length };
}
