/** What the row of a choice shows: where, what it brings in signs, which level that reaches, how much glory. */
import type { LegalAction } from "$/api/types";
import { say } from "$/lib/texts.svelte";
import type { Gain, Group, Step } from "../face";
import { givesWords, levelOf } from "./course";
import type { Game } from "./game.svelte";
import { iconsOf, signsOf } from "./icons";
import type { Building, Card } from "./pack";

const fact = (action: LegalAction, name: string): string => String(action.facts[name] ?? "");

/** The heading a choice stands under, and what all choices there cost. */
export function groupOf(action: LegalAction, game: Game): Group | null {
  const discs = game.view.seats[game.table.seat]?.harbor ?? 0;
  const costs = (count: number): string => say("endeavor-cost", { count, discs });
  const of = (id: string, cost: string, sign: string = id): Group => ({ id, name: say(`endeavor-group-${id}`), sign, cost });
  switch (action.kind) {
    case "ship":
    case "ship-open-sea":
    case "ship-route":
      return of("ship", costs(1));
    case "occupy":
      return of("occupy", costs(1));
    case "attack":
      return of("attack", costs(2));
    case "draw":
    case "draw-pile":
      return of("draw", costs(0));
    case "activate":
      return of("activate", costs(1), "build");
    case "spend":
      return of("spend", costs(0), "ticket:");
    case "pay":
      return game.view.stage === "salary"
        ? of("salary", say("endeavor-payments-left", { count: game.view.payments_left }), "payment")
        : of("payment", costs(0));
    case "start":
      return { id: "start", name: say("endeavor-start-buildings"), sign: "build" };
    case "build": {
      const level = game.building(fact(action, "building"))?.level ?? 0;
      return { id: `build-${level}`, name: say("endeavor-level", { level }), sign: "build" };
    }
    case "discard":
      return of("discard", "", "discard");
    case "free-place":
    case "normal-place":
      return of("place", "", "governor");
    default:
      return null;
  }
}

export function gainOf(action: LegalAction, game: Game): Gain {
  const signs = gained(action, game);
  const points = action.effects.find((effect) => effect.kind === "score" && !effect.follows)?.by ?? 0;
  const rises = risesBy(signs, game);
  const note = rises ? undefined : noteOf(action, game);
  const label = labelOf(action, game);
  return {
    ...(label ? { label } : {}),
    ...(note ? { note } : {}),
    ...(rises ? { rises } : {}),
    signs,
    points: points === 0 ? null : points,
    steps: stepsOf(action, game),
  };
}

/** Where each attribute goes, and what that level gives or how far the next one is. */
function stepsOf(action: LegalAction, game: Game): Step[] {
  const mat = game.view.seats[game.table.seat];
  return action.effects.flatMap((effect) => {
    const id = effect.what.replace(/^attributes\./, "");
    if (effect.kind !== "change" || effect.follows || !mat || !game.pack.attributes.includes(id)) return [];
    const from = mat.attributes[id] ?? 0;
    const to = from + effect.by;
    const level = levelOf(game, to);
    const next = game.pack.thresholds[level];
    const reached =
      level === levelOf(game, from)
        ? next === undefined
          ? say("endeavor-step-highest")
          : say("endeavor-step-next", { count: next - to })
        : givesWords(game, id, level);
    return [{ effect, text: say("endeavor-step", { attribute: game.name(id), from, to, reached }) }];
  });
}

/** Where it happens: the heading says what. */
function labelOf(action: LegalAction, game: Game): string | undefined {
  switch (action.kind) {
    case "ship":
      return game.name(fact(action, "region"));
    case "ship-open-sea":
      return say("endeavor-sea", { region: game.name(fact(action, "region")) });
    case "ship-route":
    case "occupy":
    case "attack":
      return game.name(fact(action, "place"));
    case "draw": {
      const top = (game.view.decks[fact(action, "deck")] ?? []).find((card) => !game.card(card)?.governor);
      return game.name(top ?? fact(action, "deck"));
    }
    case "draw-pile":
    case "discard":
      return game.name(fact(action, "card"));
    case "activate":
    case "build":
    case "start":
    case "pay":
      return game.name(fact(action, "building"));
    case "spend":
      return game.name(fact(action, "token"));
    default:
      return undefined;
  }
}

const buildingSigns = (game: Game, building: Building): string[] => [
  ...(building.actions.length ? [`ticket:${building.actions.map((part) => part.join("/")).join("+")}`] : []),
  ...signsOf(game, building.icons, building.glory),
];
const cardSigns = (game: Game, card: Card | undefined): string[] =>
  card ? iconsOf(game, card).filter((sign) => sign !== "harbor") : [];

/** All that a choice brings, as signs: tokens taken, a card's icons, a governor, a disc. */
function gained(action: LegalAction, game: Game): string[] {
  const building = game.building(fact(action, "building"));
  if ((action.kind === "build" || action.kind === "start" || action.kind === "activate") && building)
    return action.kind === "activate" ? buildingSigns(game, { ...building, icons: {}, glory: 0 }) : buildingSigns(game, building);
  if (action.kind === "spend") return [game.tokenSign(fact(action, "token"))];
  if (action.kind === "discard") return [];
  const own = action.effects.filter(
    ({ kind, facts, follows }) => kind === "event" && !follows && facts["player"] === game.table.seat,
  );
  return own.flatMap(({ what, facts }) => {
    const card = game.card(String(facts["card"]));
    if (what === "took-token") return [game.tokenSign(String(facts["token"]))];
    if (what === "drew") return cardSigns(game, card);
    if (what === "governor") return ["governor", ...cardSigns(game, card)];
    if (what === "bonus-disc") return Array<string>(Number(facts["discs"] ?? 1)).fill("harbor");
    return [];
  });
}

/** The levels that are reached, in words. */
function risesBy(signs: string[], game: Game): string | undefined {
  const mat = game.view.seats[game.table.seat];
  const words = game.pack.attributes.flatMap((id) => {
    const icons = mat?.attributes[id] ?? 0;
    const more = signs.filter((sign) => sign === game.attributeSign(id)).length;
    const level = levelOf(game, icons + more);
    return level > levelOf(game, icons) ? [givesWords(game, id, level)] : [];
  });
  return words.length ? words.join(" · ") : undefined;
}

function noteOf(action: LegalAction, game: Game): string | undefined {
  const { view, pack } = game;
  const region = fact(action, "region");
  switch (action.kind) {
    case "ship": {
      const [filled, track] = [view.tracks[region]?.length ?? 0, pack.regions.find(({ id }) => id === region)?.track ?? 0];
      if (filled >= track) return say("endeavor-note-sea", { discs: (view.discs[region]?.[game.table.seat] ?? 0) + 1 });
      const first = (view.discs[region]?.[game.table.seat] ?? 0) === 0;
      return say(filled + 1 === track ? "endeavor-note-opens" : first ? "endeavor-note-first" : "endeavor-note-space", {
        space: filled + 1,
        spaces: track,
      });
    }
    case "ship-open-sea":
      return say("endeavor-note-sea", { discs: (view.discs[region]?.[game.table.seat] ?? 0) + 1 });
    case "attack": {
      const rival = game.player(view.places[fact(action, "place")]);
      return rival ? say("endeavor-note-attack", { player: rival.name }) : undefined;
    }
    case "occupy":
    case "ship-route": {
      const links = action.effects.filter(
        ({ what, facts }) => what === "controls-link" && facts["player"] === game.table.seat,
      ).length;
      return links ? say("endeavor-note-links", { count: links }) : undefined;
    }
    case "draw": {
      const deck = pack.decks.find(({ id }) => id === fact(action, "deck"));
      return say("endeavor-note-card", { discs: view.discs[deck?.region ?? ""]?.[game.table.seat] ?? 0 });
    }
    case "build":
    case "start":
    case "activate": {
      const actions = game.building(fact(action, "building"))?.actions ?? [];
      return actions.length ? game.actionWords(actions) : undefined;
    }
    default:
      return undefined;
  }
}
