/** Sentences for people: the same message files that the Python side reads, fetched for the language in use. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../../src/argosy/locale/en.ftl?url";
import fr from "../../../src/argosy/locale/fr.ftl?url";
import { settings, type Language } from "./settings.svelte";

const ADDRESSES: Record<Language, string> = { en, fr };

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  #loaded = new Map<Language, FluentBundle>();

  async load(language: Language): Promise<void> {
    const known = this.#loaded.get(language);
    const bundle = known ?? (await fetched(language));
    this.#loaded.set(language, bundle);
    if (settings.language === language) this.bundle = bundle;
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    return pattern ? (this.bundle?.formatPattern(pattern, facts) ?? key) : key;
  }
}

async function fetched(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await (await fetch(ADDRESSES[language])).text()));
  return bundle;
}

export const texts = new Texts();

/** A sentence of the client's own. */
export const say = (key: string, facts?: Record<string, FluentVariable>): string => texts.say(`client-${key}`, facts);
