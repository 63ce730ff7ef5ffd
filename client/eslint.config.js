import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["src/api/schema.d.ts", "node_modules"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  // What is not reactive is meant so.
  { rules: { "svelte/prefer-svelte-reactivity": "off", "svelte/no-navigation-without-resolve": "off", "@typescript-eslint/no-non-null-assertion": "error" } },
);
