import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.ARGOSY_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $: fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    outDir: fileURLToPath(new URL("../src/argosy/web/static", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: addresses to be fetched
    target: "es2022",
    reportCompressedSize: true,
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/schema": server },
    fs: { allow: [".."] }, // the message files live beside the Python code
  },
  test: { include: ["tests/**/*.test.ts"] },
});
