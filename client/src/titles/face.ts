/** What a family of titles brings to the table page, in a folder of its own; a family without one has the generic face. The frame around it knows no title. */
import type { Component } from "svelte";
import type { Effect, LegalAction } from "$/api/types";
import type { Player } from "$/lib/players";
import type { Table } from "$/lib/table.svelte";
import type { TableView } from "$/lib/table/view";
import { texts } from "$/lib/texts.svelte";
import type { TitleGame } from "$/table/game.svelte";
import type { Thing } from "$/table/things";

export interface Face<G extends TitleGame = TitleGame> {
  /** Once for each table; it reads the view lazily. */
  createGame(table: TableView): G;
  /** A picture in its own units that fills the room it is given and keeps its shape; `overview`: the small whole map of a phone. */
  Board: Component<{ game: G; overview?: boolean }>;
  /** The board's units. */
  boardSize(game: G): { width: number; height: number };
  /** What lies before a player; `dense`: in the column of all mats. */
  Mat: Component<{ game: G; player: Player; own: boolean; dense?: boolean }>;
  /** Further tabs of the tray: the stock, the market. */
  leaves?: Leaf<G>[];
  /** Draws one of the title's signs. */
  Sign?: Component<{ sign: string; size?: number; label?: string }>;
  /** Round, phases and order: for the top bar and the strip. */
  course(game: G): Course;
  /** What counts most of a player: on the plate. */
  strip(game: G, seat: number): Count[];
  /** The one word for points, in the reader's language. */
  points(game: G): string;
  pointsSign?: string;
  /** Under which heading a choice stands. */
  group?(action: LegalAction, game: G): Group | null;
  /** What the row of a choice shows. */
  gain?(action: LegalAction, game: G): Gain | null;
  legend?(game: G): LegendSection[];
  /** Beside the list of choices, a way of its own to answer what is asked. */
  Answer?: Component<{ table: Table; game: G }>;
  /** One part of the table by itself, to be looked at: `region:africa`, `mat:1`. */
  Part?: Component<{ table: TableView; part: string }>;
  /** Whether a position keeps something from others at the same screen. */
  hides(view: Record<string, unknown>): boolean;
  /** Whether an effect of a choice need not be told: it comes whatever one does, or the choice's label or another effect tells it. */
  isRoutine?(effect: Effect, all: Effect[]): boolean;
}

export interface Course {
  round: string;
  at: number;
  of: number;
  phase: string | null; // one of the phases
  phases: { id: string; name: string }[];
  order: number[]; // the seats as they take their turns
  first: number | null; // who bears the sign of the first
  firstSign?: string;
  out: number[]; // who has passed
}

export interface Count {
  sign: string;
  value: string;
  label: string;
  thing?: Thing;
  level?: number;
  levels?: number;
  main?: boolean; // the large ones; else in the small row
}

export interface Group {
  id: string;
  name: string;
  sign?: string;
  cost?: string;
}

export interface Gain {
  label?: string;
  note?: string;
  rises?: string; // the level it reaches, in words
  signs: string[];
  points: number | null; // null: a dash
  steps?: Step[]; // what some of its effects mean
}

/** An effect in the title's own words: where a number goes, and what that reaches. */
export interface Step {
  effect: Effect;
  text: string;
}

export interface Leaf<G extends TitleGame = TitleGame> {
  id: string;
  name: () => string;
  key?: string;
  Leaf: Component<{ game: G }>;
  wanted?(game: G): boolean; // it opens by itself
}

export interface LegendSection {
  heading: string;
  signs: { sign: string; name: string; text: string; rule?: string }[];
}

const FACES = import.meta.glob<{ face: Face }>("./*/index.ts");
const generic = (): Promise<{ face: Face }> => import("./generic") as unknown as Promise<{ face: Face }>;

/** The face of a title's family, once its messages are there too. */
export async function faceOf({ family, title }: { family: string; title: string }): Promise<Face> {
  const load = FACES[`./${family.replaceAll("-", "_")}/index.ts`] ?? generic;
  const [{ face }] = await Promise.all([load(), texts.need(family, title)]);
  return face;
}
