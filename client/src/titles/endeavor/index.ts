import type { Face } from "../face";
import Part from "./Part.svelte";
import Status from "./Status.svelte";
import Surface from "./Surface.svelte";

const ROUTINE = ["started", "round", "grew", "paid", "passed", "passed-by-engine", "over", "built", "supply"];

export const face: Face = {
  Surface,
  Status,
  Part,
  isRoutine: ({ kind, what, facts }, all) =>
    ROUTINE.includes(what) ||
    (kind === "event" && all.some((each) => each.kind !== "event" && each.what.endsWith(`.${facts["token"]}`))), // a token that only adds to a number
  hides: (view) => view["stage"] === "start", // SET-7: starting buildings are chosen in secret; all else is open
};
