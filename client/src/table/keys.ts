/** Keys that work anywhere at the table. */
import type { Table } from "$/lib/table.svelte";
import { stepBy, type Step } from "./replaySteps";

export function tableKeys(table: Table, help: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as Element;
    // A dialog that was just closed may still have the focus.
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog[open]")) return;
    if (table.curtain !== null || (table.rehearsal && !"cbln123456789?escape".includes(event.key.toLowerCase()))) return;
    const done = press(event.key, table, help);
    if (done) event.preventDefault();
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

function press(key: string, table: Table, help: () => void): boolean {
  if (/^[1-9]$/.test(key)) return clickOn(`#choices ol li:nth-child(${key}) button`);
  const step = STEPS[key];
  if (step) void stepBy(table, ...step);
  switch (key.toLowerCase()) {
    case "?":
      help();
      return true;
    case "u":
      void table.requests.takeBack();
      return true;
    case "h":
      void table.hints.ask();
      return true;
    case "c":
      return focusOn("#choices ol button") || focusOn("#choices");
    case "b":
      return focusOn(".board [role='button'][tabindex='0']");
    case "l":
      return focusOn("#log [aria-current] , #log button");
    case "s":
      table.skip();
      return true;
    case "escape":
      table.choices.chosen = null;
      if (table.replay.moment) void table.replay.lookAt(null);
      table.messages.clear();
      return false;
    default:
      return step !== undefined;
  }
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
