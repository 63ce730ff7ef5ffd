import type { Face } from "../face";
import Part from "./Part.svelte";
import Status from "./Status.svelte";
import Surface from "./Surface.svelte";

export const face: Face = {
  Surface,
  Status,
  Part,
  hides: (view) => view["stage"] === "start", // SET-7: starting buildings are chosen in secret; all else is open
};
