/** Going on from a moment of a finished game, as a new table against bots. */
import * as ask from "$/api/ask";
import type { Seat, SeatWish } from "$/api/types";
import { keepSeat } from "./seatSecrets";

/** Creates it, keeps one's seat, and gives its id. */
export async function forked(id: string, ply: number, seats: Seat[], own: number): Promise<string> {
  const wishes = seats.map(({ seat, name, colour }): SeatWish => ({
    kind: seat === own ? "here" : "bot",
    name,
    colour,
    level: "mate",
  }));
  const created = await ask.fork(id, ply, wishes);
  for (const { seat, secret } of created.secrets) keepSeat(created.table, seat, secret);
  return created.table;
}
