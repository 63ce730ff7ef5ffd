/** What a player means to do with the ships of a round, before it is sent, and what would come of it as far as all can see. */
import type { Action, Pack, View } from "./pack";

/** Kept on this screen only. What is asked is sent when it is asked; the rest waits. */
export interface Plan {
  round: number;
  ships: Record<Action, string[]>;
  magellan: Action | null;
  daGama: string | null; // the ship he helps
}

/** A row of the order by sail: `sure` is what was sent. */
export interface Rank {
  seat: number;
  sail: number;
  ships: number;
  sure: boolean;
}

export interface Outcome {
  sum: number; // of the number that counts
  good?: string; // load: the best one
  cards?: number; // load: to choose from
  bills?: number; // deliver: contracts that the goods pay and the crates hold
  tiles?: number; // discover: to lay
}

export const emptyPlan = (round: number): Plan => ({
  round,
  ships: { load: [], settle: [], deliver: [], discover: [] },
  magellan: null,
  daGama: null,
});

/** The actions for which the seat can still plan, in order. */
export function openActions(pack: Pack, view: View, seat: number): Action[] {
  if (view.stage !== "planning") return [];
  const now = pack.actions.indexOf(view.turn.action);
  const place = (seat - view.start + view.seats.length) % view.seats.length;
  const over = view.turn.actor === seat ? view.turn.number > place : view.turn.number >= place;
  return pack.actions.slice(over ? now + 1 : now);
}

/** Ships and charters that serve no action yet. */
export function freeVessels(pack: Pack, view: View, seat: number): string[] {
  const charters = view.own?.hand.filter((card) => pack.charters.some(({ id }) => id === card)) ?? [];
  return [...(view.seats[seat]?.idle ?? []), ...charters];
}

export const laid = (plan: Plan): string[] => Object.values(plan.ships).flat();

export const roomIn = (plan: Plan, pack: Pack, view: View, seat: number, action: Action): number =>
  (pack.limits[pack.actions.indexOf(action)] ?? 0) - (view.seats[seat]?.assigned[action].length ?? 0) - plan.ships[action].length;

/** The plan with a ship in that slot; one that takes a single ship gives back the one it had. */
export function withShip(plan: Plan, pack: Pack, view: View, seat: number, vessel: string, action: Action): Plan {
  const rest = without(plan, vessel);
  if (!openActions(pack, view, seat).includes(action)) return plan;
  const only = pack.limits[pack.actions.indexOf(action)] === 1;
  const emptied = only && rest.ships[action][0] !== undefined ? without(rest, rest.ships[action][0]) : rest;
  if (roomIn(emptied, pack, view, seat, action) < 1) return plan;
  return { ...emptied, ships: { ...emptied.ships, [action]: [...emptied.ships[action], vessel] } };
}

export function without(plan: Plan, vessel: string): Plan {
  const ships = { ...plan.ships };
  for (const action of Object.keys(ships) as Action[]) ships[action] = ships[action].filter((each) => each !== vessel);
  return { ...plan, ships, daGama: plan.daGama === vessel ? null : plan.daGama };
}

/** What still holds of a plan at this moment, and the ships that had to be given up. */
export function stillLegal(
  plan: Plan,
  pack: Pack,
  view: View,
  seat: number,
): { plan: Plan; dropped: { ship: string; action: Action }[] } {
  if (view.round !== plan.round || view.stage !== "planning") {
    const unsent = view.round === plan.round && view.stage === "action";
    const left = pack.actions.flatMap((action) => plan.ships[action].map((ship) => ({ ship, action })));
    return { plan: emptyPlan(view.round), dropped: unsent ? left.filter(({ ship }) => !isSent(view, seat, ship)) : [] };
  }
  const open = openActions(pack, view, seat);
  const free = freeVessels(pack, view, seat);
  const dropped: { ship: string; action: Action }[] = [];
  let kept = plan;
  for (const action of pack.actions) {
    for (const ship of plan.ships[action]) {
      const fits = open.includes(action) && free.includes(ship) && roomIn(kept, pack, view, seat, action) >= 0;
      if (fits) continue;
      kept = without(kept, ship);
      if (!view.seats[seat]?.assigned[action].includes(ship)) dropped.push({ ship, action });
    }
  }
  const magellan = mayHelp(pack, view, seat, "sail-on-one-ship") && view.magellan === null ? kept.magellan : null;
  const daGama = mayHelp(pack, view, seat, "crate-on-one-ship") && view.da_gama === null ? kept.daGama : null;
  if (magellan !== kept.magellan || daGama !== kept.daGama) kept = { ...kept, magellan, daGama };
  return { plan: kept, dropped };
}

const isSent = (view: View, seat: number, ship: string): boolean =>
  Object.values(view.seats[seat]?.assigned ?? {}).some((ships) => ships.includes(ship));

/** The captain of a seat with that effect, and how much he gives. */
export function mayHelp(pack: Pack, view: View, seat: number, effect: string): number {
  const captain = pack.captains.find((each) => each.effect === effect);
  return captain && view.captains[captain.id] === seat ? captain.amount : 0;
}

/** ACT-1: who would act when, as things stand; equal sail goes clockwise from the start player. */
export function orderIn(plan: Plan | null, pack: Pack, view: View, seat: number, action: Action): Rank[] {
  const mine = plan?.ships[action] ?? [];
  const ranks = view.seats.flatMap((each, at): Rank[] => {
    const laidHere = at === seat ? mine : [];
    const ships = each.assigned[action].length + laidHere.length;
    if (!ships && !each.sail[action]) return [];
    const more = at === seat ? addedSail(plan, pack, view, seat, action) : 0;
    return [{ seat: at, sail: each.sail[action] + more, ships, sure: laidHere.length === 0 }];
  });
  const place = (at: number): number => (at - view.start + view.seats.length) % view.seats.length;
  return ranks.sort((one, other) => other.sail - one.sail || place(one.seat) - place(other.seat));
}

/** What the plan would add to the sail that is shown already. */
function addedSail(plan: Plan | null, pack: Pack, view: View, seat: number, action: Action): number {
  const mine = plan?.ships[action] ?? [];
  const first = view.seats[seat]?.assigned[action].length ? 0 : (view.seats[seat]?.sail_extra ?? 0);
  const captain = plan?.magellan === action ? mayHelp(pack, view, seat, "sail-on-one-ship") : 0;
  if (!mine.length) return view.seats[seat]?.assigned[action].length ? captain : 0;
  return first + captain + sumOf(pack, mine, "sail");
}

/** What a slot would do now. */
export function outcomeOf(plan: Plan | null, pack: Pack, view: View, seat: number, action: Action): Outcome {
  const ships = [...(view.seats[seat]?.assigned[action] ?? []), ...(plan?.ships[action] ?? [])];
  const symbol = pack.counting_symbol[pack.actions.indexOf(action)] ?? "crate";
  const helped = view.da_gama ?? plan?.daGama ?? null;
  const more = symbol === "crate" && helped !== null && ships.includes(helped) ? mayHelp(pack, view, seat, "crate-on-one-ship") : 0;
  const sum = sumOf(pack, ships, symbol) + more;
  if (!ships.length) return { sum };
  if (action === "load") return { sum, good: pack.crate_goods[Math.min(sum, pack.crate_goods.length) - 1] ?? "", cards: sum };
  if (action === "deliver") return { sum, bills: payable(pack, view, seat, sum) };
  if (action === "discover") return { sum, tiles: Math.min(sum, ships.length + mayHelp(pack, view, seat, "discover-place-extra")) };
  return { sum };
}

function sumOf(pack: Pack, ships: string[], symbol: string): number {
  const at = pack.symbols.findIndex((each) => each === symbol);
  const vessels = [...pack.ships, ...pack.charters];
  return ships.reduce((sum, ship) => sum + (vessels.find(({ id }) => id === ship)?.numbers[at] ?? 0), 0);
}

/** Contracts on the board that the goods pay, gold standing for others, and these crates hold. */
function payable(pack: Pack, view: View, seat: number, crates: number): number {
  const goods = view.seats[seat]?.goods;
  const joker = pack.goods.at(-1);
  return pack.contracts.filter(({ id, goods: asked }) => {
    if (!view.contracts.includes(id) || asked.reduce((sum, each) => sum + each, 0) > crates) return false;
    const short = pack.goods.map((good, i) => (asked[i] ?? 0) - (goods?.[good] ?? 0));
    const lack = short.filter((each, i) => each > 0 && pack.goods[i] !== joker).reduce((sum, each) => sum + each, 0);
    return lack <= -(short.at(-1) ?? 0);
  }).length;
}

/** The next action to send for what is being asked: ships, then captains, then that it is done. */
export function nextToSend(plan: Plan, asked: Action, legal: ReadonlySet<string>): string | null {
  const wanted = [
    ...plan.ships[asked].map((ship) => `assign ${asked} ${ship}`),
    ...(plan.magellan === asked ? ["magellan"] : []),
    ...(plan.daGama ? [`da-gama ${plan.daGama}`] : []),
    "done",
  ];
  return wanted.find((name) => legal.has(name)) ?? null;
}
