import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/api/schema.d.ts", "node_modules"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // What needs a secure context, or may be blocked, stands in platform.ts, with what is done without it.
  {
    files: ["src/**"],
    ignores: ["src/lib/platform.ts"],
    rules: {
      "no-restricted-globals": ["error", "localStorage", "sessionStorage", "Notification"],
      "no-restricted-properties": [
        "error",
        ...["randomUUID", "subtle"].map((property) => ({ object: "crypto", property })),
        ...["clipboard", "share", "serviceWorker", "wakeLock"].map((property) => ({ object: "navigator", property })),
        ...["localStorage", "sessionStorage", "Notification", "indexedDB", "caches"].flatMap((property) =>
          ["window", "globalThis", "self"].map((object) => ({ object, property })),
        ),
      ],
    },
  },
  // What is not reactive is meant so.
  {
    rules: {
      "svelte/prefer-svelte-reactivity": "off",
      "svelte/no-navigation-without-resolve": "off",
      "@typescript-eslint/no-non-null-assertion": "error",
    },
  },
);
