import { say } from "$/lib/texts.svelte";
import type { Face } from "../face";
import "./tokens.css";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import { course, gain, group, leaves, ROUTINE, strip } from "./frame";
import FrameSign from "./FrameSign.svelte";
import { Game } from "./game.svelte";
import Lain from "./Lain.svelte";
import { legend } from "./legend";
import Part from "./Part.svelte";

export const face: Face<Game> = {
  createGame: (table) => new Game(table),
  Board,
  boardSize: ({ layout: { width, height } }) => ({ width, height }),
  Mat: Lain,
  leaves,
  Sign: FrameSign,
  course,
  strip,
  points: () => say("points"),
  group,
  gain,
  legend,
  Part,
  Answer,
  isRoutine: ({ what }) => ROUTINE.includes(what),
  hides: (view) => view["stage"] !== "over", // HID-1: hands and objectives are for one's own eyes
};
