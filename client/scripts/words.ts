/** The message files, without what only the server, the terminal or the laboratory says: a page fetches what it may need. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin } from "vite";

const FILE = /\/(?:titles\/(?<family>\w+)\/)?locale\/(?<language>\w+)\.ftl\?words$/;

/** Messages that the client says itself; all others come in sentences from the server. */
const SAID_HERE = /^(client-|tables-level-|[a-z-]+-(title|stage|rule)-)/;

export function words(): Plugin {
  let building = false;
  return {
    name: "words",
    enforce: "pre",
    configResolved: ({ command }) => void (building = command === "build"),
    load(id) {
      const found = FILE.exec(id)?.groups;
      if (!found) return null;
      const file = id.replace(/\?.*$/, "");
      if (!building) return `export default ${JSON.stringify(`/@fs/${file}`)};`; // all of it
      const source = saidHere(readFileSync(file, "utf-8"));
      const name = `${found["family"] ?? "words"}-${found["language"] ?? basename(file)}.ftl`;
      return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name, source })};`;
    },
  };
}

/** Those messages alone, without comments. */
export function saidHere(text: string): string {
  const messages = text.split(/^(?=[a-zA-Z][\w-]* *=)/m).filter((message) => SAID_HERE.test(message));
  return messages.map((message) => message.replaceAll(/^#.*\n?/gm, "").trimEnd()).join("\n");
}
