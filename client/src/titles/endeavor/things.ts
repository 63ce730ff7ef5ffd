/** The things of a table that can be pointed at, and which actions each stands for. */
import type { LegalAction } from "$/api/types";
import { idOf, kindOf, type Thing as Named } from "$/table/things";
import type { Pack, View } from "./pack";

/**
 * `place:london`, `track:africa`, `deck:india`, `stock:market`, `building:market`, `token:attack`, `card:africa-2`, `pile:africa-2`, `link:a--b`;
 * and what only explains itself: `region:africa`, `space:africa 3`, `beside:africa`, `governor:africa`, `attribute:industry`, `count:harbor`,
 * `score:2`, `slot:building`, `sign:ship`.
 */
export type Thing = Named<
  | ("place" | "track" | "deck" | "stock" | "building" | "token" | "card" | "pile" | "link")
  | ("region" | "space" | "beside" | "governor" | "attribute" | "count" | "score" | "slot" | "sign")
>;
export { idOf, kindOf };

const KIND: Record<string, [kind: string, fact: string]> = {
  start: ["stock", "building"],
  build: ["stock", "building"],
  pay: ["building", "building"],
  activate: ["building", "building"],
  spend: ["token", "token"],
  ship: ["track", "region"],
  "ship-open-sea": ["track", "region"],
  "ship-route": ["place", "place"],
  occupy: ["place", "place"],
  attack: ["place", "place"],
  draw: ["deck", "deck"],
  "draw-pile": ["pile", "card"],
  "free-place": ["card", "card"],
  "normal-place": ["card", "card"],
  discard: ["card", "card"],
};

/** Where an action is lit up; none for those that have no place of their own, as passing. */
export function thingOf(action: Pick<LegalAction, "kind" | "facts">): Thing | null {
  const known = KIND[action.kind];
  return known ? (`${known[0]}:${action.facts[known[1]]}` as Thing) : null;
}

/** The action somebody surely means who points at this: its name in the catalogue, to ask why not. */
export function meant(thing: Thing, pack: Pack, view: View, seat: number): string | null {
  const id = idOf(thing);
  switch (kindOf(thing)) {
    case "place": {
      const holder = view.places[id];
      if (holder !== undefined) return `attack ${id}`;
      return pack.places.find((place) => place.id === id)?.route ? `ship ${id}` : `occupy ${id}`;
    }
    case "track":
    case "beside":
      return `ship ${id}`;
    case "space":
      return `ship ${id.split(" ")[0]}`;
    case "deck":
      return `draw ${id}`;
    case "stock":
      return pack.buildings.find((building) => building.id === id)?.level ? `build ${id}` : `start ${id}`;
    case "building": {
      if (!pack.buildings.find((building) => building.id === id)?.circle) return null;
      const paying = view.stage === "salary" || (view.action?.parts ?? []).some((part) => part.includes("payment"));
      return `${paying && view.turn === seat ? "pay" : "activate"} ${id}`;
    }
    case "token":
      return pack.tokens.find((token) => token.id === id)?.attribute ? null : `spend ${id}`;
    case "card":
      return `discard ${id}`;
    case "pile":
      return `draw pile ${id}`;
    default:
      return null;
  }
}
