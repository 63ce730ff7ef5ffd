/** What the frame asks of this title: round and order, the numbers on the plates, the headings of choices. */
import type { LegalAction } from "$/api/types";
import { say, texts } from "$/lib/texts.svelte";
import type { Count, Course, Gain, Group, Leaf } from "../face";
import DrawnLeaf from "./DrawnLeaf.svelte";
import type { Game } from "./game.svelte";
import MarketLeaf from "./MarketLeaf.svelte";
import type { Action } from "./pack";
import PrizesLeaf from "./PrizesLeaf.svelte";

/** Events that need not be told: they come whatever one does, or the label tells them. */
export const ROUTINE = ["round", "paid", "over", "income", "action", "sails", "stored-cards", "kept-card", "built", "expanded"];

const isAction = (word: string): word is Action => ["load", "settle", "deliver", "discover"].includes(word);

export function course(game: Game): Course {
  const { view, pack, players } = game;
  const planning = view.stage === "planning" || view.stage === "action";
  const bySail = view.stage === "action" && view.turn.order.length > 0;
  const action = game.name(view.turn.action);
  const words = say(view.stage === "planning" ? "nfl-planning" : "nfl-acting", { action });
  const phases = planning
    ? pack.actions.map((id) => ({ id, name: id === view.turn.action ? words : game.title1(id) }))
    : [{ id: view.stage, name: texts.say(`new-found-land-stage-${view.stage}`) }];
  return {
    round: say("nfl-round", { round: Math.min(view.round, pack.rounds), rounds: pack.rounds }),
    at: view.round,
    of: pack.rounds,
    phase: planning ? view.turn.action : view.stage,
    phases,
    order: bySail ? view.turn.order : players.map((_, i) => (view.start + i) % players.length),
    first: view.start,
    firstSign: "flag",
    out: [],
  };
}

export function strip(game: Game, seat: number): Count[] {
  const { view, pack } = game;
  const own = view.seats[seat];
  if (!own) return [];
  const sailing = view.stage === "action" && view.turn.order.length > 0 && isAction(view.turn.action);
  return [
    ...pack.goods.map((good): Count => ({ sign: good, value: String(own.goods[good] ?? 0), label: game.title1(good), main: true })),
    ...(sailing
      ? [
          {
            sign: "sail",
            value: String(own.sail[view.turn.action]),
            label: say("nfl-sail-total", { sail: own.sail[view.turn.action] }),
          },
        ]
      : []),
    {
      sign: "yard",
      value: `${own.ships.length}/${own.yards}`,
      label: say("nfl-yards", { ships: own.ships.length, yards: own.yards }),
    },
    { sign: "cards", value: String(own.hand), label: say("nfl-hand-count", { count: own.hand }) },
    { sign: "objective", value: String(own.objectives), label: say("nfl-objective-count", { count: own.objectives }) },
  ];
}

/** Where a choice would be done: the island, the city, the market. */
export function group(action: LegalAction, game: Game): Group | null {
  if (action.kind !== "settle" && action.kind !== "settle-with") return null;
  const [space] = game.thingsOf(action);
  const island = game.pack.islands.find((each) => each.spaces.some(({ id }) => space === `space:${id}`));
  return island ? { id: island.id, name: game.name(island.id) } : null;
}

/** What the row of a settling shows: the tile or New England, the bonus in signs, what comes of it, the points. */
export function gain(action: LegalAction, game: Game): Gain | null {
  const settles = ["settle", "settle-with"].includes(action.kind);
  if (!settles && !["new-england", "new-england-with"].includes(action.kind)) return null;
  const id = String(action.facts["tile"]);
  const side = action.name.split(" ").includes("right") ? 1 : 0;
  const bonus = game.tile(id)?.bonuses[side] ?? [];
  const first = action.effects.find(({ kind }) => kind === "event");
  const more = action.effects.filter(
    (each) => each.kind === "event" && each !== first && !each.follows && !ROUTINE.includes(each.what),
  );
  const points = action.effects.find(({ kind, follows }) => kind === "score" && !follows)?.by ?? 0;
  return {
    label: settles ? game.tileName(id).replace(/^./, (letter) => letter.toUpperCase()) : game.name("new-england"),
    ...(settles && more.length ? { note: more.map(({ text }) => text).join(" ") } : {}),
    signs: settles ? [...(game.pointsOf(bonus) ? ["points"] : []), ...game.piecesOf(bonus)] : ["settlers"],
    points: points || null,
  };
}

const lit = (game: Game, ...kinds: string[]): boolean =>
  [...game.lit.keys()].some((thing) => kinds.some((kind) => thing.startsWith(`${kind}:`)));

export const leaves: Leaf<Game>[] = [
  { id: "market", name: () => say("nfl-market"), key: "M", Leaf: MarketLeaf, wanted: (game) => lit(game, "market") },
  { id: "prizes", name: () => say("nfl-prizes"), key: "P", Leaf: PrizesLeaf, wanted: (game) => lit(game, "captain", "triangle") },
  {
    id: "drawn",
    name: () => say("nfl-drawn"),
    key: "D",
    Leaf: DrawnLeaf,
    wanted: (game) => game.view.tile_drawn.length > 0,
  },
];
