/** What each thing does, in one sentence, and the rule that says so. */
import { say } from "$/lib/texts.svelte";
import type { Game } from "./game.svelte";
import { idOf, kindOf, type Thing } from "./things";

interface Explained {
  text: string;
  rule?: string;
}

const told = (key: string, rule: string, facts?: Record<string, string | number>): Explained => ({
  text: say(`endeavor-explain-${key}`, facts),
  rule,
});

/** What the four attributes are for, in the order of the pack. */
export const PURPOSES = ["build", "growth", "salary", "limit"] as const;
const RULES = ["BLD-2", "GRO-1", "SAL-2", "DIS-2"];

export function explained(game: Game, thing: Thing): Explained | null {
  const id = idOf(thing);
  switch (kindOf(thing)) {
    case "place":
      return placeExplained(game, id);
    case "region":
      return game.view.tracks[id] ? told(game.view.open.includes(id) ? "region-open" : "region", "SHP-5") : told("home", "OCC-2");
    case "track":
      return told(game.view.open.includes(id) ? "sea" : "track", game.view.open.includes(id) ? "SHP-3" : "SHP-2");
    case "space":
      return tokenExplained(game, game.view.tokens[id]) ?? told("track", "SHP-2");
    case "beside":
      return told("sea", "SHP-3");
    case "link":
      return told("link", "LNK-2", { glory: game.pack.link_glory });
    case "deck":
    case "pile":
      return kindOf(thing) === "pile" ? told("pile", "DRW-6") : deckExplained(game, id);
    case "governor":
      return told("governor", "SHP-6");
    case "attribute":
      return attributeExplained(game, id);
    case "stock":
    case "building":
      return buildingExplained(game, id);
    case "token":
      return tokenExplained(game, id);
    case "card":
      return cardExplained(game, id);
    case "score":
      return told("score", "END-7");
    case "slot":
      return id === "free" ? told("free", "DIS-4") : id.startsWith("card") ? told("card-place", "DIS-2") : told("slot", "BLD-1");
    case "count":
    case "sign":
      return signExplained(game, id);
    default:
      return null;
  }
}

function placeExplained(game: Game, id: string): Explained {
  const place = game.pack.places.find((each) => each.id === id);
  const holder = game.view.places[id];
  if (place?.route && holder === undefined) return told("route", "SHP-4");
  if (holder !== undefined && holder !== game.table.looker) return told("attack", "ATK-1");
  if (!game.view.open.includes(place?.region ?? "")) return told("shut", "OCC-1", { region: game.name(place?.region ?? "") });
  return told(holder === undefined ? "city" : "held", holder === undefined ? "OCC-1" : "END-2", { glory: place?.glory ?? 1 });
}

function deckExplained(game: Game, deck: string): Explained {
  const region = game.pack.decks.find((each) => each.id === deck)?.region ?? deck;
  const top = game.card((game.view.decks[deck] ?? []).find((card) => !game.card(card)?.governor));
  if (!top) return told("deck-empty", "DRW-7");
  return told("deck", "DRW-2", { value: top.value ?? 0, region: game.name(region) });
}

function attributeExplained(game: Game, id: string): Explained | null {
  const at = game.pack.attributes.indexOf(id);
  const purpose = PURPOSES[at];
  if (!purpose) return null;
  const steps = [game.pack.build, game.pack.growth, game.pack.salary, game.pack.card_limit][at] ?? [];
  return told(`attribute-${purpose}`, RULES[at] ?? "ATT-3", {
    thresholds: game.pack.thresholds.join(", "),
    steps: steps.join(", "),
  });
}

function buildingExplained(game: Game, id: string): Explained | null {
  const building = game.building(id);
  if (!building) return null;
  if (building.circle)
    return told("building-acts", "ACT-2", {
      actions: game.actionWords(building.actions),
      icons: Object.keys(building.icons).length,
    });
  return told(building.glory ? "building-glory" : "building-icons", building.glory ? "END-3" : "ATT-1", { glory: building.glory });
}

function tokenExplained(game: Game, id: string | undefined): Explained | null {
  const token = game.token(id);
  if (!token) return null;
  if (token.attribute) return told("token", "ATT-1", { attribute: game.name(token.attribute) });
  return told("ticket", "ACT-5", { actions: game.actionWords(token.actions) });
}

function cardExplained(game: Game, id: string): Explained | null {
  const card = game.card(id);
  if (!card) return null;
  if (card.governor) return told("card-governor", "DIS-4");
  if (card.deck === "slavery") return told("card-slavery", "DIS-3");
  return card.abolition ? told("card-abolition", "ABO-1") : told("card", "DIS-2");
}

const SIGN_RULES: Record<string, string> = {
  ship: "SHP-1",
  occupy: "OCC-1",
  attack: "ATK-1",
  payment: "PAY-1",
  draw: "DRW-1",
  ticket: "ACT-5",
  disc: "SET-5",
  harbor: "ACT-2",
  supply: "GRO-1",
  hand: "DIS-2",
  tokens: "ATT-1",
  governor: "SHP-6",
  crown: "RND-1",
  glory: "END-7",
  wave: "SHP-3",
  lock: "SHP-5",
  link: "LNK-1",
  open: "OCC-1",
  shut: "SHP-5",
  route: "SHP-4",
  build: "BLD-1",
  chains: "ABO-1",
  pass: "ACT-7",
};

export function signExplained(game: Game, sign: string): Explained | null {
  if (sign.startsWith("attribute-"))
    return attributeExplained(game, game.pack.attributes[Number(sign.slice("attribute-".length))] ?? "");
  const [kind = "", at = ""] = sign.split(":");
  if (game.pack.attributes.includes(sign)) return attributeExplained(game, sign);
  if (kind === "ticket")
    return told("ticket", "ACT-5", { actions: game.actionWords(at.split("+").map((part) => part.split("/"))) });
  const rule = SIGN_RULES[kind];
  return rule ? told(`sign-${kind}`, rule) : null;
}
