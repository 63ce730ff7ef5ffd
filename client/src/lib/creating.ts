/** Setting tables up. */
import * as ask from "$/api/ask";
import type { SeatWish, TableWish, TitleInfo } from "$/api/types";
import { COLOURS } from "./players";
import { keepInvitation, keepSeat } from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

/** Names for bots, so that nobody sails against "Player 2". */
export const BOT_NAMES = ["Esperança", "Batavia", "Golden Hind", "Santa Clara", "Boussole", "Astrolabe"];

export const PEOPLE_AT_MOST = 5;

const bot = (i: number, level: SeatWish["level"]): SeatWish => ({
  kind: "bot",
  name: BOT_NAMES[i % BOT_NAMES.length] ?? "",
  level,
  colour: COLOURS[i] ?? "",
});

const defaults = (title: TitleInfo): TableWish["options"] =>
  Object.fromEntries(title.options.flatMap((option) => (option.values[0] === undefined ? [] : [[option.name, option.values[0]]])));

/** One person against two bots. */
export function quickWish(title: TitleInfo): TableWish {
  const others = Math.max(title.min_players, Math.min(3, title.max_players)) - 1;
  const me: SeatWish = { kind: "here", name: settings.name || say("me"), colour: COLOURS[0], level: "mate" };
  const seats = [me, ...Array.from({ length: others }, (_, i) => bot(i + 1, "mate"))];
  return wish(title, seats, "free");
}

/** Bots only. */
export function watchWish(title: TitleInfo): TableWish {
  const count = Math.max(title.min_players, Math.min(3, title.max_players));
  return wish(title, Array.from({ length: count }, (_, i) => bot(i, i === 0 ? "captain" : "mate")), "never");
}

export function wish(title: TitleInfo, seats: SeatWish[], undo: TableWish["undo"]): TableWish {
  return { title: title.name, seats, options: defaults(title), undo, stand_in_after: 0, stand_in_level: "mate", listed: false, auto_start: true };
}

/** Creates it, keeps the secrets, and gives its id. */
export async function createdHere(wish: TableWish): Promise<string> {
  const created = await ask.createTable(wish);
  for (const { seat, secret } of created.secrets) keepSeat(created.table, seat, secret);
  for (const { seat, secret } of created.invitations) keepInvitation(created.table, seat, secret);
  return created.table;
}
