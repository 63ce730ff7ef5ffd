/** How seats are told apart: a colour, and a letter for those who do not see colours. */
import type { Seat } from "$/api/types";

export const COLOURS = ["red", "blue", "green", "gold", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Player {
  seat: number;
  name: string;
  letter: string;
  colour: Colour;
  bot: boolean;
}

const isColour = (colour: string): colour is Colour => (COLOURS as readonly string[]).includes(colour);

/** Colours as wished where nobody had them before; letters from the names, each only once. */
export function playersOf(seats: Seat[]): Player[] {
  const colours = new Set<Colour>();
  const letters = new Set<string>();
  return seats.map((seat) => {
    const wished = isColour(seat.colour) && !colours.has(seat.colour) ? seat.colour : undefined;
    const colour = wished ?? COLOURS.find((each) => !colours.has(each)) ?? "red";
    colours.add(colour);
    const candidates = [...seat.name.normalize("NFD").toUpperCase().replace(/[^A-Z0-9]/g, ""), String(seat.seat + 1), ..."XYZ"];
    const letter = candidates.find((each) => !letters.has(each)) ?? "?";
    letters.add(letter);
    return { seat: seat.seat, name: seat.name, letter, colour, bot: seat.level !== null };
  });
}
