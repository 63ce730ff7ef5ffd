/** Setting tables up. */
import * as ask from "$/api/ask";
import type { OptionRule, SeatWish, TableWish, TitleInfo } from "$/api/types";
import { home, withTexts } from "./home.svelte";
import { COLOURS } from "./players";
import { keepInvitation, keepSeat } from "./seatSecrets";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

/** All titles, with the messages of their families. */
export const knownTitles = async (): Promise<TitleInfo[]> => (await withTexts(await home())).titles;

/** Names for bots, so that nobody sails against "Player 2". */
export const BOT_NAMES = ["Esperança", "Batavia", "Golden Hind", "Santa Clara", "Boussole", "Astrolabe", "Mayflower", "Victoria"];

/** The seat of whoever sets the table up. */
export const ownSeat = (): SeatWish => ({ kind: "here", name: settings.name || say("me"), colour: COLOURS[0], level: "mate" });

export const botSeat = (i: number, level: SeatWish["level"] = "mate"): SeatWish => ({
  kind: "bot",
  name: BOT_NAMES[i % BOT_NAMES.length] ?? "",
  level,
  colour: COLOURS[i] ?? "",
});

/** Each option's first value that is made for so many players. */
export const defaults = (title: TitleInfo, players: number): NonNullable<TableWish["options"]> =>
  Object.fromEntries(
    title.options.flatMap((option) => {
      const value = option.values.find((each) => suits(option, each, players)) ?? option.values[0];
      return value === undefined ? [] : [[option.name, value]];
    }),
  );

/** Whether a value is made for so many players. */
export const suits = (option: OptionRule, value: OptionRule["values"][number], players: number): boolean =>
  option.players[option.values.indexOf(value)]?.includes(players) ?? true;

const clamped = (title: TitleInfo, count: number): number => Math.max(title.min_players, Math.min(count, title.max_players));
const others = <T>(count: number, seat: (i: number) => T): T[] => Array.from({ length: count - 1 }, (_, i) => seat(i + 1));

const QUICK = 3; // seats of a table against bots, if the title takes so many
const FRIENDS = 4; // and of one for friends
export const STAND_IN_AFTER = 180; // seconds of absence after which the others may do something about it

/** One person against two bots. */
export const quickWish = (title: TitleInfo): TableWish =>
  wish(title, [ownSeat(), ...others(clamped(title, QUICK), (i) => botSeat(i))], "free");

/** One person, and seats for whoever opens the table's link. */
export function friendsWish(title: TitleInfo): TableWish {
  const open = (i: number): SeatWish => ({ kind: "open", name: "", colour: COLOURS[i] ?? "", level: "mate" });
  return { ...wish(title, [ownSeat(), ...others(clamped(title, FRIENDS), open)], "agree"), stand_in_after: STAND_IN_AFTER };
}

/** Bots only. */
export const watchWish = (title: TitleInfo): TableWish =>
  wish(title, [botSeat(0, "captain"), ...others(clamped(title, QUICK), (i) => botSeat(i))], "never");

export function wish(title: TitleInfo, seats: SeatWish[], undo: TableWish["undo"]): TableWish {
  return {
    title: title.name,
    seats,
    options: defaults(title, seats.length),
    undo,
    stand_in_after: 0,
    stand_in_level: "mate",
    listed: false,
    auto_start: true,
  };
}

/** Creates it, keeps the secrets, and gives its id. */
export async function createdHere(wish: TableWish): Promise<string> {
  const created = await ask.createTable(wish);
  for (const { seat, secret } of created.secrets) keepSeat(created.table, seat, secret);
  for (const { seat, secret } of created.invitations) keepInvitation(created.table, seat, secret);
  return created.table;
}
