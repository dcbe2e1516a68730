import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { pictures } from "./tools/pictures.ts";
import { version } from "./tools/version.ts";

export default defineConfig({
  plugins: [svelte(), pictures()],
  define: { VERSION: JSON.stringify(version()) },
  resolve: { conditions: ["browser"] },
  test: {
    environment: "jsdom",
    // A busy machine may be slow; no test says how fast something is.
    testTimeout: 60_000,
    pool: "vmThreads",
    setupFiles: ["tests/setup.ts"],
    include: ["tests/**/*.test.ts", "tests/**/*.test.svelte.ts"],
  },
});
