import { expect, test } from "vitest";
import { bundleOf } from "$/lib/elision";

function say(language: string, message: string, player: string | number): string {
  const bundle = bundleOf(language, `told = ${message}`);
  return bundle.formatPattern(bundle.getMessage("told")?.value ?? "", { player });
}

test("before a name that begins with a vowel, French drops a letter", () => {
  expect(say("fr", "La place de { $player }", "Aurélie")).toBe("La place d’Aurélie");
  expect(say("fr", "Ce que { $player } demandait", "Élodie")).toBe("Ce qu’Élodie demandait");
  expect(say("fr", "De { $player }", "œil")).toBe("D’œil");
});

test("not before other letters, an H or a number, and not within a name", () => {
  expect(say("fr", "La place de { $player }", "Hugo")).toBe("La place de Hugo");
  expect(say("fr", "La place de { $player }", "Señora de Atocha")).toBe("La place de Señora de Atocha");
  expect(say("fr", "Plus de { $player } points", 8)).toBe("Plus de 8 points");
});

test("only in French", () => {
  expect(say("en", "de { $player }", "Aurélie")).toBe("de Aurélie");
});
