/** How seats are told apart: a colour, and a letter for those who do not see colours. */
import type { Seat } from "$/api/types";

export const COLOURS = ["red", "blue", "green", "gold", "violet", "sky", "grey", "mint"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Player {
  seat: number;
  name: string;
  letter: string;
  colour: Colour;
  bot: boolean; // played by one now, perhaps in somebody's place
  away: boolean; // its person is not here
}

const isColour = (colour: string): colour is Colour => (COLOURS as readonly string[]).includes(colour);

/** Colours as wished where nobody had them before; letters from the names, each only once. */
export function playersOf(seats: Seat[]): Player[] {
  const colours = new Set<Colour>();
  const letters = lettersOf(seats.map((seat) => seat.name));
  return seats.map((seat, i) => {
    const wished = isColour(seat.colour) && !colours.has(seat.colour) ? seat.colour : undefined;
    const colour = wished ?? COLOURS.find((each) => !colours.has(each)) ?? "red";
    colours.add(colour);
    return {
      seat: seat.seat,
      name: seat.name,
      letter: letters[i] ?? "?",
      colour,
      bot: seat.level !== null,
      away: seat.level === null && (seat.left || seat.absent_since !== null),
    };
  });
}

/** A letter for each name: its first one if nobody before has it, else one that tells it apart; a number if only numbers differ. */
export function lettersOf(names: string[]): string[] {
  const words = names.map(bare);
  const numbered = words.map((word, i) => stem(word) !== null && words.some((other, j) => j !== i && stem(other) === stem(word)));
  const found: (string | undefined)[] = words.map(() => undefined);
  const taken = new Set<string>();
  const give = (i: number, candidates: string[]): void => {
    const letter = candidates.find((each) => !taken.has(each));
    if (found[i] !== undefined || letter === undefined) return;
    found[i] = letter;
    taken.add(letter);
  };
  words.forEach((word, i) => give(i, numbered[i] ? word.slice(-1) : []));
  words.forEach((word, i) => give(i, word.slice(0, 1))); // whoever comes later keeps the own first letter if it is free
  words.forEach((word, i) => {
    const alike = words.filter((other, j) => j !== i && other[0] === word[0]);
    give(i, [...word.filter((letter, at) => alike.every((other) => other[at] !== letter)), ...word, String(i + 1), ..."XYZ"]);
  });
  return found.map((letter) => letter ?? "?");
}

/** Its letters and digits, without accents, in capitals. */
const bare = (name: string): string[] => [...name.normalize("NFD").toUpperCase()].filter((each) => /[\p{L}\p{N}]/u.test(each));

/** What stands before the number at its end; nothing if there is none. */
const stem = (word: string[]): string | null => /^(.*\D)\d+$/.exec(word.join(""))?.[1] ?? null;

/** Whether two people could not be told apart by their names: as the server compares them. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);
const plain = (name: string): string => name.toLowerCase().split(/\s+/).filter(Boolean).join(" ");

/** The message that tells who plays, if that is not simply the person of that name. */
export const markOf = (player: Player): "mark-bot" | "mark-away" | null =>
  player.bot ? "mark-bot" : player.away ? "mark-away" : null;
