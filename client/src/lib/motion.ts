/** What moved between two positions, and when each of it flies: by comparing what lies where, so that it works for any title. */
import type { PieceAt } from "$/table/game.svelte";

export interface Move {
  piece: string;
  from: string;
  to: string;
  colour?: string;
}

/** A move with its times, in milliseconds from the first one's start. */
export interface Flight extends Move {
  start: number;
  lasts: number;
}

export const LONGEST_MOVE = 1200; // all that one decision moves
const [SHORTEST, LONGEST] = [200, 500]; // one piece
const NEAR = 250; // pixels
const [NEARBY, FAR, FOLLOWING] = [320, 420, 380]; // what flies a short way, a long one, and after something that landed there
const FOLLOWS_AFTER = 120; // what is taken from a spot leaves this long after what landed on it
export const MOST_FLIGHTS = 24; // copies at once; the rest is simply there

const classOf = (piece: string): string => piece.split(":", 1)[0] ?? piece;

/** What left one spot and came to another; in the order in which the journal names the spots. What only appears or vanishes is left out. */
export function movesBetween(before: readonly PieceAt[], after: readonly PieceAt[], journal: readonly string[] = []): Move[] {
  const [gone, come] = [difference(before, after), difference(after, before)];
  const moves: Move[] = [];
  for (const { piece, at, colour } of come.flatMap(([, pieces]) => pieces)) {
    const from = gone.find(([each]) => each === piece)?.[1].shift();
    if (from) moves.push({ piece, from: from.at, to: at, ...(colour === undefined ? {} : { colour }) });
  }
  return inOrder(moves, journal);
}

/** Of each kind of piece, what lies in `one` and not in `other`. */
function difference(one: readonly PieceAt[], other: readonly PieceAt[]): [string, PieceAt[]][] {
  const key = ({ piece, at }: PieceAt): string => `${piece} ${at}`;
  const left = new Map<string, number>();
  for (const each of other) left.set(key(each), (left.get(key(each)) ?? 0) + 1);
  const found = new Map<string, PieceAt[]>();
  for (const each of one) {
    const count = left.get(key(each)) ?? 0;
    if (count > 0) left.set(key(each), count - 1);
    else found.set(each.piece, [...(found.get(each.piece) ?? []), each]);
  }
  return [...found];
}

/** By the journal; about one spot: first what makes room for its like, then what lands there, then what is taken away. */
function inOrder(moves: Move[], journal: readonly string[]): Move[] {
  const named = (spot: string): number => (journal.includes(spot) ? journal.indexOf(spot) : journal.length);
  const turn = (move: Move): number => {
    const landing = moves.find((each) => each !== move && each.to === move.from);
    if (!landing) return named(move.to) <= named(move.from) ? 1 : 2;
    return classOf(landing.piece) === classOf(move.piece) ? 0 : 2;
  };
  return moves
    .map((move) => ({ move, rank: Math.min(named(move.from), named(move.to)), turn: turn(move) }))
    .sort((one, other) => one.rank - other.rank || one.turn - other.turn)
    .map(({ move }) => move);
}

/** When each flies, one after the other; many of them overlap, so that all together take no longer than a move may. `hurry`: 1 as the study has it, 2 in half the time. */
export function flightsOf(moves: readonly Move[], distance: (move: Move, at: number) => number, hurry = 1): Flight[] {
  const most = Math.min(LONGEST_MOVE, LONGEST_MOVE / hurry);
  let [start, ends] = [0, 0];
  const flights = moves.slice(0, MOST_FLIGHTS).map((move, i): Flight => {
    const before = moves[i - 1];
    const follows = before?.to === move.from;
    const usual = follows ? FOLLOWING : distance(move, i) < NEAR ? NEARBY : FAR;
    const lasts = Math.min(LONGEST, Math.max(SHORTEST, usual / hurry));
    start = ends + (follows ? FOLLOWS_AFTER / hurry : 0);
    ends = start + lasts;
    return { ...move, start, lasts };
  });
  const pressed = Math.min(1, ...flights.filter((each) => each.start > 0).map((each) => (most - each.lasts) / each.start));
  return flights.map((each) => ({ ...each, start: Math.round(each.start * pressed), lasts: Math.round(each.lasts) }));
}

export const lastLanding = (flights: readonly Flight[]): number => Math.max(0, ...flights.map(({ start, lasts }) => start + lasts));
