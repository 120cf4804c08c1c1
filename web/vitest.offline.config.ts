import { defineConfig } from "vitest/config";

/** What plays without a server, under Node: `make test-offline`. */
export default defineConfig({ test: { include: ["offline-tests/**/*.test.ts"], testTimeout: 120_000 } });
