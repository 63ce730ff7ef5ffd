/** What the server tells of itself, its titles and the open tables, asked for once and in one piece. */
import * as ask from "$/api/ask";
import type { Home } from "$/api/types";
import { server } from "./server.svelte";
import { settings } from "./settings.svelte";
import { texts } from "./texts.svelte";

let asked: { language: string; answer: Promise<Home> } | null = null;

/** Of this language; a second time the same answer. */
export function home(): Promise<Home> {
  const { language } = settings;
  if (asked?.language !== language) {
    const answer = ask.home().then((found) => {
      server.take(found.server);
      return found;
    });
    asked = { language, answer };
    answer.catch(() => (asked = null)); // tried again the next time
  }
  return asked.answer;
}

/** With the messages of its titles' families; one whose messages cannot be had is playable all the same. */
export async function withTexts(found: Home): Promise<Home> {
  await Promise.allSettled(found.titles.map(({ family, name }) => texts.need(family, name)));
  return found;
}
