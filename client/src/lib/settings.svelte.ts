/** What a person has chosen for this browser, and what it keeps of that. */
import { store, stored } from "./platform";

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  notify: boolean;
  confirm: boolean; // ask before each decision
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
  name = $state("");

  constructor() {
    Object.assign(this, { language: fromBrowser() }, kept());
  }

  keep(): void {
    const { language, theme, sound, notify, confirm, name } = this;
    store(KEY, JSON.stringify({ language, theme, sound, notify, confirm, name } satisfies Kept));
    document.documentElement.lang = language;
    document.documentElement.dataset["theme"] = theme;
  }
}

export const settings = new Settings();

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
