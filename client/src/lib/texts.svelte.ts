/** Sentences for people: the same message files that the Python side reads, fetched for the language in use. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { repeated, TIMEOUT, Unreachable } from "$/api/retry";
import { bundleOf } from "./elision";
import { settings, type Language } from "./settings.svelte";

// the shared messages and every family's
const FILES = import.meta.glob<string>(["../../../src/argosy/locale/*.ftl", "../../../src/argosy/titles/*/locale/*.ftl"], {
  query: "?url",
  import: "default",
  eager: true,
});

const MOST_SAID = 5000;
const PATIENCE = 60_000; // milliseconds: without words there is no page

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  #loaded = new Map<Language, FluentBundle>();
  #said = new Map<string, string>();
  #from: FluentBundle | null = null; // where those sentences are from

  async load(language: Language): Promise<void> {
    const known = this.#loaded.get(language);
    const bundle = known ?? (await fetched(language));
    this.#loaded.set(language, bundle);
    if (settings.language === language) this.bundle = bundle;
  }

  /** The language that is spoken: another one only once its words are there. */
  get language(): string {
    return this.bundle?.locales[0] ?? "";
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  /** Sentences come again and again, and a board has hundreds of them: they are kept. */
  say(key: string, facts: Record<string, FluentVariable> = {}): string {
    const bundle = this.bundle;
    if (this.#from !== bundle || this.#said.size > MOST_SAID) this.#said.clear();
    this.#from = bundle;
    const id = key + JSON.stringify(facts);
    let text = this.#said.get(id);
    if (text === undefined) {
      const pattern = bundle?.getMessage(key)?.value;
      text = pattern ? (bundle?.formatPattern(pattern, facts) ?? key) : key;
      this.#said.set(id, text);
    }
    return text;
  }
}

async function fetched(language: Language): Promise<FluentBundle> {
  const addresses = Object.keys(FILES).filter((path) => path.endsWith(`/${language}.ftl`));
  const files = await Promise.all(addresses.map((path) => downloaded(FILES[path] ?? "")));
  return bundleOf(language, files.join("\n"));
}

function downloaded(address: string): Promise<string> {
  return repeated(
    async (signal) => {
      const answer = await fetch(address, { signal }).catch((reason: unknown) =>
        Promise.reject(new Unreachable(String(reason))),
      );
      if (!answer.ok) throw new Unreachable(`${answer.status} ${answer.statusText}`);
      return answer.text();
    },
    { timeout: TIMEOUT, patience: PATIENCE },
  );
}

export const texts = new Texts();

/** A sentence of the client's own. */
export const say = (key: string, facts?: Record<string, FluentVariable>): string => texts.say(`client-${key}`, facts);

/** "Ada, Bruno and Chloé": as the server joins them, without a comma before the last; or "Ada or Bruno". */
export const listed = (words: string[], type: "conjunction" | "disjunction" = "conjunction"): string =>
  new Intl.ListFormat(texts.language === "fr" ? "fr" : "en-GB", { type }).format(words);
