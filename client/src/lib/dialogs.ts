/** Dialogs on the browser's history: the back gesture closes the dialog, not the page below it. */

let last = 0;

/** A dialog has opened; `close` is called when somebody goes back. Gives what is to be done when it is closed in another way. */
export function onHistory(close: () => void): () => void {
  const dialog = ++last;
  const state = { dialog };
  // One that follows another takes its place.
  if (isDialog(history.state)) history.replaceState(state, "");
  else history.pushState(state, "");
  const back = (): void => {
    if (!isDialog(history.state) || history.state.dialog !== dialog) close();
  };
  addEventListener("popstate", back);
  return () => {
    removeEventListener("popstate", back);
    // Later: whoever goes on to another page, or opens the next dialog, does so in the same breath.
    setTimeout(() => {
      if (isDialog(history.state) && history.state.dialog === dialog) history.back();
    });
  };
}

const isDialog = (state: unknown): state is { dialog: number } => typeof state === "object" && state !== null && "dialog" in state;
