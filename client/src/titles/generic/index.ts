import type { Face } from "../face";
import Status from "./Status.svelte";
import Surface from "./Surface.svelte";

export const face: Face = { Surface, Status, hides: () => true };
