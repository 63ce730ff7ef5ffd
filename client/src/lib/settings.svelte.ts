/** What a person has chosen for this browser, and what it keeps of that. */
import { store, stored } from "./platform";

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
export const SPEEDS = ["slow", "calm", "brisk", "once"] as const; // how fast others' moves are shown
export type Speed = (typeof SPEEDS)[number];
export type TextSize = "small" | "normal" | "large";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  confirm: boolean; // select first, then confirm
  speed: Speed;
  text: TextSize;
  patterns: boolean; // stripes beside every colour
  digits: boolean; // number keys choose
  name: string;
}

const KEY = "argosy-settings";

function fromBrowser(): Language {
  return navigator.languages.some((each) => each.startsWith("fr")) && !navigator.language.startsWith("en") ? "fr" : "en";
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(stored(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {}; // somebody else's text under our key: start anew
  }
}

class Settings {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(false);
  notify = $state(false);
  confirm = $state(false);
  speed = $state<Speed>("calm");
  text = $state<TextSize>("normal");
  patterns = $state(false);
  digits = $state(true);
  name = $state("");

  constructor() {
    Object.assign(this, { language: fromBrowser() }, kept());
  }

  keep(): void {
    const { language, theme, sound, notify, confirm, speed, text, patterns, digits, name } = this;
    const all = { language, theme, sound, notify, confirm, speed, text, patterns, digits, name } satisfies Kept;
    store(KEY, JSON.stringify(all));
    const page = document.documentElement;
    page.lang = language;
    Object.assign(page.dataset, { theme, text });
    page.toggleAttribute("data-patterns", patterns);
  }
}

export const settings = new Settings();

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
