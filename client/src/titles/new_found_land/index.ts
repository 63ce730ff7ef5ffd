import type { Face } from "../face";
import Part from "./Part.svelte";
import Status from "./Status.svelte";
import Surface from "./Surface.svelte";

export const face: Face = {
  Surface,
  Status,
  Part,
  hides: (view) => view["stage"] !== "over", // HID-1: hands and objectives are for one's own eyes
};
