import type { Face } from "../face";
import Board from "./Board.svelte";
import { courseOf, legendOf, stripOf } from "./course";
import { gainOf, groupOf } from "./gains";
import { Game } from "./game.svelte";
import Mat from "./Mat.svelte";
import Part from "./Part.svelte";
import Sign from "./Sign.svelte";
import Stock from "./Stock.svelte";
import { say } from "$/lib/texts.svelte";

const ROUTINE = ["started", "round", "grew", "paid", "passed", "passed-by-engine", "over", "built", "supply"];

export const face: Face<Game> = {
  createGame: (table) => new Game(table),
  Board,
  boardSize: ({ layout: { width, height } }) => ({ width, height }),
  Mat,
  leaves: [
    {
      id: "stock",
      name: () => say("endeavor-stock"),
      key: "B",
      Leaf: Stock,
      wanted: ({ view }) => view.stage === "build" || view.stage === "start",
    },
  ],
  Sign,
  course: courseOf,
  strip: stripOf,
  points: () => say("endeavor-glory"),
  pointsSign: "glory",
  group: groupOf,
  gain: gainOf,
  legend: legendOf,
  Part,
  isRoutine: ({ kind, what, facts }, all) =>
    ROUTINE.includes(what) ||
    (kind === "event" && all.some((each) => each.kind !== "event" && each.what.endsWith(`.${facts["token"]}`))), // a token that only adds to a number
  hides: (view) => view["stage"] === "start", // SET-7: starting buildings are chosen in secret; all else is open
};
