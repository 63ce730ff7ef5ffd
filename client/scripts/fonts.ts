/** The letters that English and French are written with, out of each font: all others are in files that browsers fetch when a name needs them. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

const FONTS = [
  "@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2",
  "@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2",
  "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
  "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
];
/** The same letters stand as `unicode-range` in src/styles/fonts.css. */
const LETTERS =
  Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join("") +
  "\u00a0«»·×°ÀÂÇÈÉÊËÎÏÔÙÛàâçèéêëîïôùûŒœáãäíñóõöúü–—‘’“”…−→";
const FOLDER = fileURLToPath(new URL("../node_modules/.argosy-fonts", import.meta.url));

export function fonts(): Plugin {
  return {
    name: "fonts",
    async buildStart() {
      mkdirSync(FOLDER, { recursive: true });
      const { resolve } = createRequire(import.meta.url);
      for (const font of FONTS) {
        const letters = await subset(readFileSync(resolve(font)), LETTERS, { targetFormat: "woff2" });
        writeFileSync(`${FOLDER}/letters-${font.replace(/.*\//, "")}`, letters);
      }
    },
  };
}
