/** While somebody leafs through a game, not everything need keep up with the board: it is drawn when they come to rest. */
import type { Table } from "$/lib/table.svelte";

const REST = 100; // milliseconds

/** The table; of a moment that is looked at, only once it has been on show for a while. Boards and mats only read a table. */
export function following(table: Table): Table {
  const now = () => ({
    view: table.view,
    hidden: table.hidden,
    scores: table.scores,
    toAct: table.toAct,
    ply: table.ply,
    story: table.story,
    actions: table.actions,
    decision: table.decision,
    hint: table.hint,
  });
  let then = $state.raw(now());
  let seen = false; // until the page is painted for the first time, all is drawn at once
  requestAnimationFrame(() => (seen = true));
  $effect(() => {
    const next = now();
    if (!seen || !table.moment) {
      then = next;
      return;
    }
    const timer = setTimeout(() => (then = next), REST);
    return () => clearTimeout(timer);
  });
  const late: Partial<Table> = {
    get seat() {
      return table.seat;
    },
    get looker() {
      return table.looker;
    },
    get playing() {
      return table.playing;
    },
    get components() {
      return table.components;
    },
    get seats() {
      return table.seats;
    },
    get players() {
      return table.players;
    },
    get actions() {
      return then.actions;
    },
    get decision() {
      return then.decision;
    },
    get hint() {
      return then.hint;
    },
    get view() {
      return then.view;
    },
    get hidden() {
      return then.hidden;
    },
    get scores() {
      return then.scores;
    },
    get toAct() {
      return then.toAct;
    },
    get ply() {
      return then.ply;
    },
    get story() {
      return then.story;
    },
  };
  return late as Table;
}
