/** Round and phases, what counts most of a player, and the signs: what the frame around the table shows of an Endeavor. */
import { say } from "$/lib/texts.svelte";
import type { Count, Course, LegendSection } from "../face";
import { PURPOSES, signExplained } from "./explain";
import type { Game } from "./game.svelte";

const PHASE: Record<string, string> = { build: "build", salary: "salary", turn: "action", action: "action", discard: "discard" };

export function courseOf(game: Game): Course {
  const { view, pack, players } = game;
  const phases = ["build", "growth", "salary", "action", ...(pack.discard_phase ? ["discard"] : [])];
  const phase = PHASE[view.stage] ?? null;
  return {
    round: say("endeavor-round", { round: Math.min(view.round, pack.rounds), rounds: pack.rounds }),
    at: Math.min(view.round, pack.rounds),
    of: pack.rounds,
    phase: phase !== null && phases.includes(phase) ? phase : phase === null ? null : "action",
    phases: phases.map((id) => ({ id, name: say(`endeavor-phase-${id}`) })),
    order: players.map((_, i) => (view.crown + i) % players.length),
    first: view.crown,
    firstSign: "crown",
    out: view.passed,
  };
}

/** The level that so many icons reach, from 1. */
export const levelOf = (game: Game, icons: number): number => game.pack.thresholds.filter((threshold) => icons >= threshold).length;

/** What a level of an attribute gives, in words: "builds level 4". */
export function givesWords(game: Game, attribute: string, level: number): string {
  const at = game.pack.attributes.indexOf(attribute);
  const steps = [game.pack.build, game.pack.growth, game.pack.salary, game.pack.card_limit][at] ?? [];
  return say(`endeavor-gives-${PURPOSES[at]}`, { count: steps[level - 1] ?? 0 });
}

export function stripOf(game: Game, seat: number): Count[] {
  const mat = game.view.seats[seat];
  if (!mat) return [];
  const attributes = game.pack.attributes.map((id): Count => {
    const icons = mat.attributes[id] ?? 0;
    const level = levelOf(game, icons);
    return {
      sign: game.attributeSign(id),
      value: String(icons),
      label: `${game.name(id)}: ${say("endeavor-icons", { value: icons })}, ${givesWords(game, id, level)}`,
      thing: `attribute:${id}`,
      level,
      levels: game.pack.thresholds.length,
      main: true,
    };
  });
  return [
    ...attributes,
    { sign: "harbor", value: String(mat.harbor), label: say("endeavor-harbor", { count: mat.harbor }), thing: "count:harbor" },
    { sign: "supply", value: String(mat.supply), label: say("endeavor-supply", { count: mat.supply }), thing: "count:supply" },
    {
      sign: "cards",
      value: `${mat.card_count}/${mat.card_limit}`,
      label: say("endeavor-cards", { count: mat.card_count, limit: mat.card_limit }),
      thing: "count:hand",
    },
  ];
}

export function legendOf(game: Game): LegendSection[] {
  const entry = (sign: string, name: string, text: string): LegendSection["signs"][number] => {
    const rule = signExplained(game, sign)?.rule;
    return { sign, name, text, ...(rule ? { rule } : {}) };
  };
  const named = (sign: string): LegendSection["signs"][number] =>
    entry(sign, say(`endeavor-sign-${sign}`), say(`endeavor-short-${sign}`));
  const tickets = game.pack.tokens
    .filter((token) => !token.attribute)
    .map((token) => game.tokenSign(token.id))
    .sort((one, other) => one.length - other.length);
  const routes = game.pack.places.some((place) => place.route);
  return [
    {
      heading: say("endeavor-legend-attributes"),
      signs: game.pack.attributes.map((id, i) =>
        entry(game.attributeSign(id), game.name(id), say(`endeavor-short-${PURPOSES[i]}`)),
      ),
    },
    {
      heading: say("endeavor-legend-actions"),
      signs: [
        ...["ship", "occupy", "attack", "payment", "draw"].map(named),
        ...tickets.slice(0, 1).map((sign) => entry(sign, say("endeavor-sign-ticket"), say("endeavor-short-ticket"))),
      ],
    },
    { heading: say("endeavor-legend-people"), signs: ["disc", "supply", "harbor", "governor", "crown", "glory"].map(named) },
    { heading: say("endeavor-legend-chart"), signs: ["open", "shut", ...(routes ? ["route"] : []), "link", "wave"].map(named) },
  ];
}
