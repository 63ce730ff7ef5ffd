/** The secrets of this browser's seats: {table: {seat: secret}}, and invitations it may hand on. */
import { notices } from "./notices.svelte";
import { storageLasts, store, stored } from "./platform";
import { say } from "./texts.svelte";

export type Secrets = Record<number, string>;

const SEATS = "argosy-seats";
const INVITATIONS = "argosy-invitations";

function read(key: string): Record<string, Secrets> {
  try {
    return JSON.parse(stored(key) ?? "{}") as Record<string, Secrets>;
  } catch {
    return {};
  }
}

function add(key: string, table: string, seat: number, secret: string): void {
  const all = read(key);
  all[table] = { ...all[table], [seat]: secret };
  store(key, JSON.stringify(all));
}

export const seatsAt = (table: string): Secrets => read(SEATS)[table] ?? {};
export const invitationsTo = (table: string): Secrets => read(INVITATIONS)[table] ?? {};
export function keepSeat(table: string, seat: number, secret: string): void {
  add(SEATS, table, seat, secret);
  if (!storageLasts()) notices.tell(say("not-kept"));
}
export const keepInvitation = (table: string, seat: number, secret: string): void => add(INVITATIONS, table, seat, secret);
export const allSecrets = (): string[] => Object.values(read(SEATS)).flatMap((each) => Object.values(each));

/** Gives a seat up, unless another tab has a newer secret of it. */
export function dropSeat(table: string, seat: number, secret: string): void {
  const all = read(SEATS);
  if (all[table]?.[seat] !== secret) return;
  all[table] = Object.fromEntries(Object.entries(all[table]).filter(([each]) => Number(each) !== seat));
  store(SEATS, JSON.stringify(all));
}

/** Calls when another tab of this browser has sat down, or given a seat up. */
export function whenSeatsChange(changed: () => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === SEATS) changed();
  };
  addEventListener("storage", heard);
  return () => removeEventListener("storage", heard);
}

export function forget(table: string): void {
  for (const key of [SEATS, INVITATIONS]) {
    const all = read(key);
    store(key, JSON.stringify(Object.fromEntries(Object.entries(all).filter(([id]) => id !== table))));
  }
}
