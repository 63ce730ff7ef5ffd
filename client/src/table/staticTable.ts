/** A table that never changes: the moment of an example of a rule. */
import type { Components, RuleExample, Seat } from "$/api/types";
import { playersOf } from "$/lib/players";
import type { TableView } from "$/lib/table/view";

export function staticTable(example: RuleExample, components: Components): TableView {
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
  return {
    seat: example.seat,
    looker: example.seat,
    playing: false,
    leaping: false,
    components,
    view: example.view,
    hidden: null,
    seats,
    players: playersOf(seats),
    actions: [],
    decision: null,
    hint: null,
    scores: example.scores,
    toAct: (example.view["to_act"] as number[] | undefined) ?? [],
    ply: example.ply + (example.action && example.allowed ? 1 : 0),
    story: example.log,
    news: [],
  };
}
