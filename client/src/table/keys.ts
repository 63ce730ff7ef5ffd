/** Keys that work anywhere at the table. */
import { tick } from "svelte";
import { settings } from "$/lib/settings.svelte";
import type { Table } from "$/lib/table.svelte";
import type { Chronicle } from "./chronicle.svelte";
import type { TitleGame } from "./game.svelte";
import { stepBy, type Step } from "./replaySteps";
import type { Tab, Tray } from "./tray.svelte";

interface Ways {
  help: () => void;
  legend: (() => void) | undefined;
  tray: Tray;
  game: TitleGame;
  chronicle: Chronicle;
}

const REHEARSED = "cwlng1234567890?escape"; // what works where nothing is decided for good

export function tableKeys(table: Table, ways: Ways): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as Element;
    // A dialog that was just closed may still have the focus.
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog[open]")) return;
    if (table.curtain !== null || (table.rehearsal && !REHEARSED.includes(event.key.toLowerCase()))) return;
    // On the board these zoom.
    if ("+-=0".includes(event.key) && target.closest(".board")) return;
    if (press(event.key, table, ways)) event.preventDefault();
  };
}

const STEPS: Record<string, [Step, -1 | 1]> = {
  "[": ["move", -1],
  "]": ["move", 1],
  "{": ["turn", -1],
  "}": ["turn", 1],
  "<": ["round", -1],
  ">": ["round", 1],
};

function press(key: string, table: Table, { help, legend, tray, game, chronicle }: Ways): boolean {
  if (/^[0-9]$/.test(key)) return settings.digits && clickOn(`#choices .choice[data-key="${key}"]`);
  const step = STEPS[key];
  if (step) void stepBy(table, ...step);
  const leaf = tray.face.leaves?.find((each) => each.key?.toLowerCase() === key.toLowerCase());
  if (leaf) {
    tray.open(`leaf:${leaf.id}`);
    return true;
  }
  switch (key.toLowerCase()) {
    case "?":
      help();
      return true;
    case "g":
      legend?.();
      return legend !== undefined;
    case "u":
      if (!table.replay.moment) void table.requests.takeBack();
      return true;
    case "h":
      void table.hints.ask();
      return true;
    case "c":
      return focusOn("#choices .choice") || focusOn("#prompt") || focusOn("#choices");
    case "w":
      return focusOn(".board [role='button'][tabindex='0']");
    case "n":
      void nextLit(key === "N" ? -1 : 1, tray, game);
      return true;
    case "l":
      chronicle.open("story");
      void tick().then(() => focusOn("#log [aria-current], #log button"));
      return true;
    case "s":
      table.skip();
      return true;
    case "escape":
      escape(table);
      return false;
    default:
      return step !== undefined;
  }
}

/** One thing at a time: the choice that was selected, the advice, the look back, the message. */
function escape(table: Table): void {
  if (table.choices.chosen !== null) table.choices.chosen = null;
  else if (table.hint) table.hints.close();
  else if (table.replay.moment) void table.replay.lookAt(null);
  table.messages.clear();
}

/** Walks everything that is lit, wherever it lies: on the board, then in the tray, whose leaf opens; what has no place is in the list. */
async function nextLit(way: 1 | -1, tray: Tray, game: TitleGame): Promise<void> {
  const lit = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-thing].lit")].filter(
    (element) => !element.closest(".inspector"),
  );
  if (!lit.length || !game.lit.size) {
    focusOn("#choices .choice");
    return;
  }
  const at = lit.findIndex((element) => element.contains(document.activeElement));
  const next = lit.at(at < 0 ? (way > 0 ? 0 : -1) : (at + way) % lit.length);
  const panel = next?.closest<HTMLElement>("[role=tabpanel]");
  if (panel?.hidden) {
    tray.open(panel.id.replace("panel-", "") as Tab);
    await tick();
  }
  if (!next) return;
  const stop = next.matches("button, [role=button]") ? next : next.querySelector<HTMLElement | SVGElement>("[role=button], button");
  stop?.focus();
  next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function clickOn(selector: string): boolean {
  const button = document.querySelector<HTMLButtonElement>(selector);
  button?.click();
  return button !== null;
}

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement | SVGElement>(selector);
  element?.focus();
  return element !== null;
}
