/** The core without a browser: `make core`. What the golden matches look like on the line lies in build/streams. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    reporters: ["dot"],
    coverage: {
      provider: "v8",
      include: ["src/core/**/*.ts"],
      reporter: [["text", { skipFull: true }]],
      thresholds: { branches: 85 },
    },
  },
});
