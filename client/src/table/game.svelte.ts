/** What a title's game tells its board and mats: players, names, what is lit, and words for every thing. */
import type { LegalAction } from "$/api/types";
import type { Player } from "$/lib/players";
import type { TableView } from "$/lib/table/view";
import { say } from "$/lib/texts.svelte";
import { litBy, type Thing } from "./things";

const NONE: ReadonlySet<never> = new Set<never>(); // always the same, so that nothing is drawn again for it

export abstract class TitleGame<T extends Thing = Thing> {
  readonly players = $derived.by(() => this.table.players);
  readonly lit = $derived.by(() => litBy(this.table.actions, (action) => this.thingsOf(action)));
  readonly hinted = $derived.by((): ReadonlySet<T> => {
    const action = this.table.actions.find((each) => each.name === this.table.hint?.action);
    return action ? new Set(this.thingsOf(action)) : NONE;
  });
  readonly last = $derived.by(() => this.touched()); // what the last move touched

  /** The same game on the debounced table: for what need not be drawn, or said, at once. */
  late: this = this;

  constructor(readonly table: TableView) {}

  /** Where an action is lit up; nowhere if it has no place of its own, as passing. */
  abstract thingsOf(action: LegalAction): T[];
  /** What the last move touched, as its events tell. */
  protected abstract touched(): Set<string>;
  /** The action somebody surely means who points at this: its name in the catalogue, to ask why not. */
  abstract meant(thing: T): string | null;
  abstract title(thing: T): string;
  abstract details(thing: T): string[];

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
