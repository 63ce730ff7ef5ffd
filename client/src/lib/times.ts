/** How long ago something was, in words. */
import { texts } from "./texts.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago", "yesterday"; what has just been is "now". `then` and `now` in seconds. */
export function ago(then: number, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(texts.language || "en", { numeric: "auto" });
  const seconds = Math.max(0, now - then);
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ["second", 0];
  return size ? words.format(-Math.floor(seconds / size), unit) : words.format(0, "second");
}
