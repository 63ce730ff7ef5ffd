/** The things of a table that can be pointed at, and which actions each stands for. */
import type { LegalAction } from "$/api/types";
import { idOf, kindOf, type Thing as Named } from "$/table/things";
import { islandOf, spaceOfTile } from "./lookup";
import type { Pack, View } from "./pack";

export type Kind =
  | "space"
  | "place"
  | "contract"
  | "market"
  | "ship"
  | "card"
  | "expansion"
  | "captain"
  | "good"
  | "triangle"
  | "objective"
  | "drawn"
  | "marker"
  | "compass";

/** `space:anticosti-3`, `place:venice`, `ship:small-04`, `drawn:tile-07`, … */
export type Thing = Named<Kind>;
export { idOf, kindOf };

/** Where an action is lit up: in one place, in several (a tile and the spaces it fits on), or in none (to be done). */
export function thingsOf(action: Pick<LegalAction, "kind" | "facts">, pack: Pack, view: View): Thing[] {
  const fact = (name: string): string => String(action.facts[name]);
  switch (action.kind) {
    case "build":
      return [`market:${fact("ship")}`];
    case "build-covered":
      return [`market:${coveredId(fact("cost"))}`];
    case "expand":
      return [`expansion:${fact("expansion")}`];
    case "play":
    case "keep-gain":
    case "keep-charter":
      return [`card:${fact("card")}`];
    case "scrap":
    case "carry":
    case "da-gama":
      return [`ship:${fact("ship")}`];
    case "assign-load":
    case "assign-settle":
    case "assign-deliver":
    case "assign-discover":
      return [view.own?.hand.includes(fact("ship")) ? `card:${fact("ship")}` : `ship:${fact("ship")}`];
    case "magellan":
      return ["captain:magellan"];
    case "hire":
      return [`captain:${fact("captain")}`];
    case "take":
    case "unload":
      return [`good:${fact("good")}`];
    case "claim":
      return [`triangle:${fact("good")}`];
    case "pay":
      return pack.goods.filter((_, i) => amountsIn(fact("goods"))[i]).map((good): Thing => `good:${good}`);
    case "settle":
    case "settle-with": {
      const space = spaceOfTile(view, fact("tile"));
      return space ? [`space:${space}`] : [];
    }
    case "new-england":
    case "new-england-with":
    case "antwerp":
      return [`place:${fact("place")}`];
    case "deliver":
      return [`contract:${fact("contract")}`];
    case "choose":
    case "resolve":
      return [`objective:${fact("objective")}`];
    case "place":
      return [
        `drawn:${fact("tile")}`,
        ...fitting(pack, view, fact("tile"), fact("island")).map((space): Thing => `space:${space}`),
      ];
    default:
      return [];
  }
}

/** `goods-0-2-1-0` as numbers. */
export const amountsIn = (bundle: string): number[] => bundle.split("-").slice(1).map(Number);

/** A covered large ship, by its cost. */
export const coveredId = (cost: string): string => `covered-${cost}`;
export const costOf = (id: string): string | null => (id.startsWith("covered-") ? id.slice("covered-".length) : null);

/** The empty spaces of an island that a tile fits on. */
function fitting(pack: Pack, view: View, tile: string, island: string): string[] {
  return (view.fitting[tile] ?? []).filter((space) => islandOf(pack, space) === island);
}

/** The action somebody surely means who points at this: its name in the catalogue, to ask why not. */
export function meant(thing: Thing, pack: Pack, view: View): string | null {
  const id = idOf(thing);
  switch (kindOf(thing)) {
    case "space":
      return spaceMeant(id, pack, view);
    case "place":
      return id === "new-england" || id === "antwerp" ? id : null;
    case "contract":
      return `deliver ${id}`;
    case "market": {
      const cost = costOf(id);
      if (cost === null) return `build ${id}`;
      const goods = amountsIn(cost).flatMap((amount, i) => (amount ? [`${amount}-${pack.goods[i]}`] : []));
      return `build covered ${goods.join(" ")}`;
    }
    case "ship":
      return shipMeant(id, view);
    case "card":
      if (view.own?.drawn.includes(id)) return `keep ${id}`;
      return pack.charters.some((charter) => charter.id === id) ? `assign ${view.turn.action} ${id}` : `play ${id}`;
    case "expansion":
      return `expand ${id}`;
    case "captain":
      return view.captains[id] !== null && view.captains[id] === view.seat && id === "magellan" ? "magellan" : `hire ${id}`;
    case "good":
      return view.stage === "action" && view.turn.action === "deliver" ? `unload ${id}` : `take ${id}`;
    case "triangle":
      return `claim ${id}`;
    case "objective":
      return view.own?.objectives.includes(id) ? `resolve ${id}` : `choose ${id}`;
    case "drawn": {
      const shape = pack.tiles.find((tile) => tile.id === id)?.shape;
      const island = pack.islands.find((each) => each.spaces.some((space) => space.shape === shape));
      return island ? `place ${id} ${island.id}` : null;
    }
    default:
      return null;
  }
}

function spaceMeant(id: string, pack: Pack, view: View): string | null {
  const here = view.spaces[id];
  if (here) return `settle ${here.tile} left`;
  const island = pack.islands.find((each) => each.id === islandOf(pack, id));
  const possible = (tile: string): boolean =>
    island?.spaces.some((space) => space.shape === pack.tiles.find((each) => each.id === tile)?.shape) ?? false;
  const tile = view.tile_drawn.find(possible);
  return tile && island ? `place ${tile} ${island.id}` : null;
}

function shipMeant(id: string, view: View): string {
  if (view.turn.step === "scrap") return `scrap ${id}`;
  if (view.stage === "action" && view.turn.action === "deliver") return `carry ${id}`;
  return `assign ${view.turn.action} ${id}`;
}
