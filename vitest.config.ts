import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        test: {
          name: "rooms",
          include: ["{engine,games,bots,server,web,cli,bench,scripts}/**/*.test.ts"],
          // Whole random games take as long as they take: a test fails by what it finds, never by the clock of a busy machine.
          testTimeout: 0,
          hookTimeout: 0,
        },
      },
      "./e2e/vitest.config.ts",
    ],
  },
});
