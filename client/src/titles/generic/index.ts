import type { Face } from "../face";
import Facts from "./Facts.svelte";
import Status from "./Status.svelte";

export const face: Face = { Surface: Facts, Status, hides: () => true };
