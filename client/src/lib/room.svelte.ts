/** How much room there is: the arrangements of the table. The same widths stand in styles/table.css. */
import { MediaQuery } from "svelte/reactivity";

const phone = new MediaQuery("(max-width: 700px)");
const wide = new MediaQuery("(min-width: 1720px) and (min-height: 860px)");
const roomy = new MediaQuery("(min-width: 1241px)");
const touch = new MediaQuery("(hover: none) and (pointer: coarse)");

export const room = {
  /** One column, the choices in a sheet below. */
  get phone(): boolean {
    return phone.current;
  },
  /** All mats at once. */
  get wide(): boolean {
    return wide.current;
  },
  /** The bar has room for more than the tools one needs. */
  get roomy(): boolean {
    return roomy.current;
  },
  /** Fingers, and no keyboard. */
  get touch(): boolean {
    return touch.current;
  },
};
