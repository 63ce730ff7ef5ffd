import type { Course, Face } from "../face";
import { say, texts } from "$/lib/texts.svelte";
import Board from "./Board.svelte";
import { Game } from "./game.svelte";
import Mat from "./Mat.svelte";
import WhyNot from "./WhyNot.svelte";

/** Round and phase, as far as the view tells them. */
function course(game: Game): Course {
  const { view, components, players } = game.table;
  const round = view?.["round"];
  const stage = `${components?.family}-stage-${String(view?.["stage"])}`;
  const phases = texts.has(stage) ? [{ id: stage, name: texts.say(stage) }] : [];
  return {
    round: typeof round === "number" ? `${say("review-round")} ${round}` : "",
    at: typeof round === "number" ? round : 0,
    of: 0,
    phase: phases[0]?.id ?? null,
    phases,
    order: players.map(({ seat }) => seat),
    first: null,
    out: [],
  };
}

export const face: Face<Game> = {
  createGame: (table) => new Game(table),
  Board,
  boardSize: () => ({ width: 1000, height: 500 }),
  Mat,
  leaves: [{ id: "why-not", name: () => say("why-not-short"), Leaf: WhyNot }],
  course,
  strip: () => [],
  points: () => say("points"),
  hides: () => true,
};
