/** A moment of a game that is only looked at: an example of a rule. */
import type { Components, RuleExample, Seat } from "$/api/types";
import { playersOf } from "$/lib/players";
import type { Table } from "$/lib/table.svelte";

/** Boards and mats only read a table, and a still is inert: nobody can ask it for what it has not. */
export function stillOf(example: RuleExample, components: Components): Table {
  const seats = example.names.map((name, seat): Seat => ({
    seat,
    name,
    colour: "",
    kind: "person",
    level: null,
    vacant: false,
    open: false,
    connected: true,
    invited: false,
    left: false,
    absent_since: null,
  }));
  const still: Partial<Table> = {
    seat: example.seat,
    looker: example.seat,
    hidden: null,
    playing: false,
    components,
    view: example.view,
    seats,
    players: playersOf(seats),
    actions: [],
    decision: null,
    hint: null,
    scores: example.scores,
    toAct: (example.view["to_act"] as number[] | undefined) ?? [],
    ply: example.ply + (example.action && example.allowed ? 1 : 0),
    story: example.log,
  };
  return still as Table;
}
