/** The plan of a round as it is laid on this screen: kept in this browser, sent for each action when it is asked, never before. */
import { store, stored } from "$/lib/platform";
import type { Table } from "$/lib/table.svelte";
import { say } from "$/lib/texts.svelte";
import type { Game } from "./game.svelte";
import type { Action } from "./pack";
import { emptyPlan, freeVessels, laid, nextToSend, openActions, roomIn, stillLegal, without, withShip, type Plan } from "./plan";

const KEY = "argosy-plans";
const MOST = 12; // plans that are kept

interface Kept extends Plan {
  goes: boolean;
}

export class Planning {
  plan = $state.raw<Plan>(emptyPlan(0));
  goes = $state(false); // the rest is sent as it is asked
  sending = $state<Action | null>(null); // what is being sent
  held = $state<string | null>(null); // the ship under the pointer
  #armed = $state<Action | null>(null); // where the next ship goes
  #table = $state.raw<Table | null>(null);
  #key = "";
  #ply = -1;
  #busy = $state(false);

  constructor(readonly game: Game) {}

  get seat(): number {
    return this.game.table.seat;
  }

  /** The actions for which ships can be laid. */
  readonly open = $derived.by((): Action[] => {
    const { table, pack, view } = this.game;
    if (!this.#table || this.#table.replay.moment || !table.playing || !table.view || view.own === null) return [];
    return openActions(pack, view, this.seat);
  });
  readonly asked = $derived.by((): Action | null =>
    this.open.length && this.game.table.decision?.kind === "plan" ? this.game.view.turn.action : null,
  );
  readonly free = $derived.by((): string[] => (this.open.length ? freeVessels(this.game.pack, this.game.view, this.seat) : []));
  /** Of those, the ones that lie in no slot. */
  readonly idle = $derived(this.free.filter((vessel) => !laid(this.plan).includes(vessel)));
  /** The slot that the next ship goes to: the chosen one, else the first with room. */
  readonly armed = $derived.by((): Action | null => {
    if (this.#armed !== null && this.#room(this.#armed)) return this.#armed;
    return this.open.find((action) => this.#room(action)) ?? this.open[0] ?? null;
  });

  #room = (action: Action): boolean =>
    this.open.includes(action) && roomIn(this.plan, this.game.pack, this.game.view, this.seat, action) > 0;

  // ---- laying

  arm(action: Action): void {
    if (this.open.includes(action)) this.#armed = action;
  }

  /** Into that slot, or the one where the next ship goes; a ship that lies in a slot goes back to its yard. */
  put(vessel: string, action: Action | null = null): void {
    const { pack, view } = this.game;
    if (!this.free.includes(vessel)) return;
    if (action === null && laid(this.plan).includes(vessel)) return this.takeBack(vessel);
    const slot = action ?? this.armed;
    if (slot !== null) this.#keep(withShip(this.plan, pack, view, this.seat, vessel, slot));
  }

  takeBack(vessel: string): void {
    this.#keep(without(this.plan, vessel));
  }

  toggleMagellan(action: Action): void {
    this.#keep({ ...this.plan, magellan: this.plan.magellan === action ? null : action });
  }

  /** Da Gama helps one ship of the slot after the other, then none. */
  moveDaGama(ships: string[]): void {
    const at = this.plan.daGama === null ? -1 : ships.indexOf(this.plan.daGama);
    this.#keep({ ...this.plan, daGama: ships[at + 1] ?? null });
  }

  // ---- sending

  send(): void {
    this.sending = this.asked;
  }

  /** All that is laid goes out as it is asked, until one changes one's mind. */
  letGo(goes: boolean): void {
    this.goes = goes;
    this.#store();
  }

  // ---- with the table

  attach(table: Table): void {
    this.#table = table;
  }

  /** Follows the game: drops what became illegal, with a word, and sends what is asked. To be called in an effect. */
  follow(): void {
    const table = this.#table;
    const { pack, view } = this.game;
    if (!table || !table.playing || table.replay.moment || !table.view || view.own === null) return;
    this.#load(`${table.id}:${this.seat}`);
    if (table.ply < this.#ply) this.goes = false; // something was taken back
    if (table.ply < this.#ply) this.sending = null;
    this.#ply = table.ply;
    const { plan, dropped } = stillLegal(this.plan, pack, view, this.seat);
    if (plan !== this.plan && JSON.stringify(plan) !== JSON.stringify(this.plan)) this.#keep(plan, this.goes);
    for (const { ship, action } of dropped) {
      table.messages.tell("waiting", say("nfl-plan-dropped", { ship: this.game.name(ship), action: this.game.name(action) }));
    }
    const asked = this.asked;
    if (asked === null || (this.sending !== null && this.sending !== asked)) this.sending = null;
    if (asked !== null && (this.goes || this.sending === asked)) void this.#sendNext(table, asked);
  }

  async #sendNext(table: Table, asked: Action): Promise<void> {
    const action = nextToSend(this.plan, asked, new Set(table.actions.map(({ name }) => name)));
    if (this.#busy || action === null || table.choices.busy) return;
    this.#busy = table.choices.busy = true;
    const before = table.decision?.entry;
    try {
      await table.decide(action);
    } finally {
      this.#busy = table.choices.busy = false;
    }
    if (table.decision?.entry === before) this.goes = false; // it was refused: nothing more by itself
    if (table.decision?.entry === before || action === "done") this.sending = null;
  }

  // ---- kept in this browser

  #keep(plan: Plan, goes = false): void {
    this.plan = plan;
    this.goes = goes && laid(plan).length > 0;
    this.#store();
  }

  #store(): void {
    const rest = Object.entries(all()).filter(([key]) => key !== this.#key);
    const mine: Kept = { ...this.plan, goes: this.goes };
    store(KEY, JSON.stringify(Object.fromEntries([...rest.slice(1 - MOST), [this.#key, mine]])));
  }

  #load(key: string): void {
    if (key === this.#key) return;
    this.#key = key;
    this.#ply = -1;
    const kept = all()[key];
    this.plan = kept ?? emptyPlan(this.game.view.round);
    this.goes = kept?.goes ?? false;
  }
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(stored(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {}; // somebody else's text under our key: start anew
  }
}
