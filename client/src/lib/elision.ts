/** French drops a letter before a vowel: "la place d’Aurélie". The message files say "de { $player }"; argosy/texts.py does the same. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

const BEFORE_A_NAME = /(?<![\p{L}’])([Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Ll]orsque|[Pp]uisque) (?=\{ (\$\w+) \})/gu;

/** The word as it stands before another; names with an H keep it. */
export const elided = (word: string, next: string): string =>
  /^[aeiouœæ]/i.test(next.normalize("NFD")) ? `${word.slice(0, -1)}’` : `${word} `;

/** A bundle of these messages. Where the next word is only known when it is told, so is how the word before it is written. */
export function bundleOf(language: string, messages: string): FluentBundle {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { ELIDED: ([word, next]) => elided(String(word), typeof next === "string" ? next : "") },
  });
  bundle.addResource(new FluentResource(language === "fr" ? messages.replaceAll(BEFORE_A_NAME, '{ ELIDED("$1", $2) }') : messages));
  return bundle;
}
