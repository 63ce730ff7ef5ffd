import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { coast } from "./scripts/coast";
import { fonts } from "./scripts/fonts";
import { words } from "./scripts/words";

const server = process.env.ARGOSY_SERVER ?? "http://127.0.0.1:8000";

/** The modules that the front page is made of. */
const EVERYWHERE =
  /node_modules\/(?:svelte|@fluent|esm-env|clsx)\/|vite\/preload-helper|src\/(?:api|styles)\/|src\/App\.svelte|src\/lib\/(?:alert|coastlines|elision|home|links|notices|platform|players|room|router|seatSecrets|server|settings|tableCreation|texts|times)\.|src\/pages\/(?:DeleteTable|Home|TableRow|TitleCard)\.|src\/ui\/(?:BoardPicture|Dialog|Disc|Failed|Icon|icons|Notices|Preferences)\.|src\/titles\/face\.ts/;

export default defineConfig({
  plugins: [coast(), words(), fonts(), svelte()],
  resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    outDir: fileURLToPath(new URL("../src/argosy/web/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses to be fetched
    target: "es2022",
    reportCompressedSize: true,
    // What every page needs comes in one piece: on a slow line each request costs more than what is in it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "argosy", test: EVERYWHERE }] } } },
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/schema": server },
    fs: { allow: [".."] }, // the message files live beside the Python code
  },
  test: { include: ["tests/**/*.test.ts"] },
});
