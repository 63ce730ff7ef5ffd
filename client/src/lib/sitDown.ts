/** Sitting down at a table, and what this browser keeps of it. */
import * as ask from "$/api/ask";
import type { JoinWish } from "$/api/types";
import { wordsFor } from "./notices.svelte";
import { router, tableAddress } from "./router.svelte";
import { dropSeat, invitationsTo, keepInvitation, keepSeat, seatsAt } from "./seatSecrets";
import type { Table } from "./table.svelte";

/** Sits down, by an invitation or without one at an open seat; gives the seat. The invitation is kept: it opens the seat again. */
export async function sitDown(table: string, wish: Partial<JoinWish>, invitation = ""): Promise<number> {
  const { seat, secret } = await ask.join(table, wish, invitation);
  keepSeat(table, seat, secret);
  if (invitation) keepInvitation(table, seat, invitation);
  return seat;
}

/** To the table where the same people play again: it is set up if there is none yet, and the seats of this screen are taken there. */
export async function playAgain(table: Table): Promise<void> {
  try {
    const { table: next } = await ask.rematch(table.id, table.live.secretOf(table.live.local[0] ?? table.seat));
    const known = seatsAt(next);
    let elsewhere = ""; // the invitation of a seat that another device has there: the page asks whether it moves
    for (const seat of table.live.local.filter((each) => known[each] === undefined)) {
      await sitDown(next, { consent: table.shown?.consent ?? false }, table.live.secretOf(seat)).catch((error: unknown) => {
        if (!(error instanceof ask.Refused) || error.problem.error !== "seat-moves") throw error;
        elsewhere = table.live.secretOf(seat);
      });
    }
    router.go(tableAddress(next) + (elsewhere && `#seat=${elsewhere}`));
  } catch (error) {
    table.messages.tell("refused", wordsFor(error));
  }
}

/** A new invitation to a seat, asked for by that seat or by `by`; the one before opens it no more. */
export async function newInvitation(table: Table, seat: number, by: number): Promise<string> {
  const { invitation } = await ask.seatLink(table.id, table.live.secretOf(by), seat);
  keepInvitation(table.id, seat, invitation);
  return invitation;
}

/** A seat of this browser that is now elsewhere. */
export interface Moved {
  seat: number;
  name: string;
  text: string; // what the server said
  invitation: string; // that may take it back; empty if this browser has none
}

const ELSEWHERE = ["seat-moved", "wrong-secret"];

/** Gives up the seats whose secrets the server no longer takes: they were opened on another device. */
export function givenUp(table: Table): Moved[] {
  const moved: Moved[] = [];
  for (const line of table.live.lines) {
    const { problem, secret } = line;
    const seat = Number(Object.entries(seatsAt(table.id)).find(([, each]) => each === secret)?.[0] ?? -1);
    if (!problem || !ELSEWHERE.includes(problem.error) || seat < 0) continue;
    dropSeat(table.id, seat, secret);
    moved.push({ seat, name: table.seats[seat]?.name ?? "", text: problem.text, invitation: invitationsTo(table.id)[seat] ?? "" });
  }
  return moved;
}
