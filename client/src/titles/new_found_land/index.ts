import type { Face } from "../face";
import Part from "./Part.svelte";
import Status from "./Status.svelte";
import Surface from "./Surface.svelte";

const ROUTINE = ["round", "paid", "over", "income", "action", "sails", "stored-cards", "kept-card", "built", "expanded"];

export const face: Face = {
  Surface,
  Status,
  Part,
  isRoutine: ({ what }) => ROUTINE.includes(what),
  hides: (view) => view["stage"] !== "over", // HID-1: hands and objectives are for one's own eyes
};
