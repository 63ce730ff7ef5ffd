/** Sentences for people: the same message files that the Python side reads, fetched for the language in use. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { repeated, TIMEOUT, Unreachable } from "$/api/retry";
import { bundleOf } from "./elision";
import { settings, type Language } from "./settings.svelte";

// the shared messages, and those of every family that is part of the build; each file comes when it is needed
const FILES = import.meta.glob<string>(["../../../src/argosy/locale/*.ftl", "../../../src/argosy/titles/*/locale/*.ftl"], {
  query: "?words",
  import: "default",
  eager: true,
});

const MOST_SAID = 5000;
const PATIENCE = 60_000; // milliseconds: without words there is no page

class Texts {
  bundle = $state.raw<FluentBundle | null>(null);
  #bundles = new Map<string, Promise<FluentBundle>>();
  #titles = new Map<string, string>(); // of each family whose messages are needed, one
  #said = new Map<string, string>();
  #from: FluentBundle | null = null; // where those sentences are from

  async load(language: Language): Promise<void> {
    const key = this.#key(language);
    const coming = this.#bundles.get(key) ?? fetched(language, this.#titles);
    this.#bundles.set(key, coming);
    coming.catch(() => this.#bundles.delete(key)); // tried again the next time
    const bundle = await coming;
    if (key === this.#key(settings.language)) this.bundle = bundle;
  }

  #key = (language: Language): string => [language, ...this.#titles.values()].join(" ");

  /** Loads the messages of a title's family: the server has those of one that is not part of the build. */
  async need(family: string, title: string): Promise<void> {
    if (!this.#titles.has(family)) this.#titles.set(family, title);
    await this.load(settings.language).catch((error: unknown) => {
      this.#titles.delete(family); // all other messages can be loaded without it
      throw error;
    });
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

async function fetched(language: Language, titles: Map<string, string>): Promise<FluentBundle> {
  const families = [...titles].map(([family, title]) => familyFile(family, language) ?? foreignFile(title, language));
  const shared = Object.keys(FILES).find((path) => path.endsWith(`/argosy/locale/${language}.ftl`)) ?? "";
  const files = await Promise.all([FILES[shared] ?? "", ...families].map(downloaded));
  return bundleOf(language, files.join("\n"));
}

const familyFile = (family: string, language: Language): string | undefined =>
  Object.entries(FILES).find(([path]) => path.endsWith(`/titles/${family.replaceAll("-", "_")}/locale/${language}.ftl`))?.[1];
const foreignFile = (title: string, language: Language): string =>
  `/api/titles/${encodeURIComponent(title)}/texts?lang=${language}`;

function downloaded(address: string): Promise<string> {
  return repeated(
    async (signal) => {
      const answer = await fetch(address, { signal }).catch((reason: unknown) => Promise.reject(new Unreachable(String(reason))));
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
