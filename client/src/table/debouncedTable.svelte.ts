/** A table whose moment is debounced: while somebody leafs through a game, what need not keep up with the board is drawn at rest. */
import type { Table } from "$/lib/table.svelte";
import type { TableView } from "$/lib/table/view";

const REST = 100; // milliseconds
const DEBOUNCED = ["ply", "view", "hidden", "scores", "toAct", "story", "decision", "actions", "hint"] as const;
type Debounced = Pick<TableView, (typeof DEBOUNCED)[number]>;
const isDebounced = (name: PropertyKey): name is keyof Debounced => (DEBOUNCED as readonly PropertyKey[]).includes(name);

export function debouncedTable(table: Table): TableView {
  const now = (): Debounced => Object.fromEntries(DEBOUNCED.map((name) => [name, table[name]])) as unknown as Debounced;
  let late = $state.raw(now());
  let painted = false; // until the first frame all is drawn at once
  requestAnimationFrame(() => (painted = true));
  $effect(() => {
    const next = now();
    if (!painted || !table.replay.moment) {
      late = next;
      return;
    }
    const timer = setTimeout(() => (late = next), REST);
    return () => clearTimeout(timer);
  });
  return new Proxy<TableView>(table, {
    get: (table, name) => (isDebounced(name) ? late[name] : table[name as keyof TableView]),
  });
}
