/** What is pointed at lights up wherever it stands: the row of a choice and its place on the board, both together. Marked by hand, so that no board is drawn again for it. */
const HOT = "data-hot";

export function point(things: string[]): void {
  unpoint();
  for (const thing of things) {
    for (const element of document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"], [data-things~="${CSS.escape(thing)}"]`))
      element.setAttribute(HOT, "");
  }
}

/** The same for every drawing of a sign; how many there are on the board. */
export function pointAtSigns(sign: string): number {
  unpoint();
  const found = document.querySelectorAll(`.board [data-sign="${CSS.escape(sign)}"]`);
  for (const element of found) element.setAttribute(HOT, "");
  return found.length;
}

export function unpoint(): void {
  for (const element of document.querySelectorAll(`[${HOT}]`)) element.removeAttribute(HOT);
}
