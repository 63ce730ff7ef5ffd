/** What a title's game tells its board and mats: players, names, what is lit, what happened lately, and words for every thing. */
import type { LegalAction, LogLine } from "$/api/types";
import type { Player } from "$/lib/players";
import { newsOf, type News } from "$/lib/table/since.svelte";
import type { TableView } from "$/lib/table/view";
import { say } from "$/lib/texts.svelte";
import { litBy, type Thing } from "./things";

const NONE: ReadonlySet<never> = new Set<never>(); // always the same, so that nothing is drawn again for it

/** Something movable and where it is. Like things share a `piece`; `at` is a spot of the page. */
export interface PieceAt {
  piece: string;
  at: string;
  colour?: string;
}

export interface Pin {
  number: number;
  player: Player;
}

export abstract class TitleGame<T extends Thing = Thing> {
  readonly players = $derived.by(() => this.table.players);
  readonly lit = $derived.by(() => litBy(this.table.actions, (action) => this.thingsOf(action)));
  readonly hinted = $derived.by((): ReadonlySet<T> => {
    const action = this.table.actions.find((each) => each.name === this.table.hint?.action);
    return action ? new Set(this.thingsOf(action)) : NONE;
  });
  /** What the last move touched. */
  readonly last = $derived.by((): ReadonlySet<Thing> => {
    const { story, ply } = this.table;
    if (ply === 0) return NONE; // setting up touches everything
    return new Set(story.filter((line) => line.ply === ply).flatMap((line) => this.touchedBy(line)));
  });
  /** What happened since one's own last decision, a line for each player. */
  readonly news = $derived.by((): News[] => newsOf(this.table.news, this.players, (line) => this.touchedBy(line)));
  /** Where it happened: the number of the line, and who it was. */
  readonly pins = $derived.by(
    () =>
      new Map<Thing, Pin>(this.news.flatMap(({ number, player, things }) => things.map((thing) => [thing, { number, player }]))),
  );

  /** The same game on the debounced table: for what need not be drawn, or said, at once. */
  late: this = this;

  constructor(readonly table: TableView) {}

  /** Where an action is lit up; nowhere if it has no place of its own, as passing. */
  abstract thingsOf(action: LegalAction): T[];
  /** What a line of the journal put, took or moved. */
  abstract touchedBy(line: LogLine): Thing[];
  /** The action somebody surely means who points at this: its name in the catalogue, to ask why not. */
  abstract meant(thing: T): string | null;
  abstract title(thing: T): string;
  abstract details(thing: T): string[];

  /** What a thing does, in one sentence, and the rule that says so. */
  explain(thing: Thing): { text: string; rule?: string } | null {
    void thing;
    return null;
  }

  /** Everything movable in a position, and where it is. */
  pieces(view: unknown): PieceAt[] {
    void view;
    return [];
  }

  name = (id: string): string => this.table.components?.names[id] ?? id;
  player = (seat: number | null | undefined): Player | undefined =>
    seat === null || seat === undefined ? undefined : this.players[seat];

  /** A thing in words: what it is, what lies there, what can be done. */
  describe(thing: T): string {
    return `${this.title(thing)}. ${this.more(thing)}`;
  }

  /** The same without its name. */
  more(thing: T): string {
    const choices = (this.lit.get(thing) ?? []).map((action) => say("can", { label: action.label }));
    return [...this.details(thing), ...choices].join(". ");
  }
}
