/** A view as facts to read: those of the table, and those of each seat. */
type Facts = Record<string, unknown>;

const SHOWN_ELSEWHERE = ["seat", "to_act", "scores", "round", "stage"];

/** A list of one object for each player is read on the mats. */
const isBySeat = (value: unknown, players: number): value is Facts[] =>
  Array.isArray(value) && value.length === players && value.every((each) => typeof each === "object" && each !== null);

export const tableFacts = (view: Facts, players: number): Facts =>
  Object.fromEntries(Object.entries(view).filter(([name, value]) => !SHOWN_ELSEWHERE.includes(name) && !isBySeat(value, players)));

export const seatFacts = (view: Facts, players: number, seat: number): Facts =>
  Object.assign({}, ...Object.values(view).map((value) => (isBySeat(value, players) ? value[seat] : {}))) as Facts;

export const isWord = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** Whether there is nothing to read. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
