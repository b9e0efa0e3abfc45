import { defineConfig } from "vitest/config";

/** The browser tests: one browser, one built page and one server for all of them, two files at a time. */
export default defineConfig({
  test: {
    name: "browser",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: ["./setup.ts"],
    maxWorkers: 2,
    // As many at once as this machine can stand is a matter of this project alone: it runs after the rooms, or by itself.
    sequence: { groupOrder: 1 },
    // One connection to the browser and one copy of the rules serve all files of a worker.
    isolate: false,
    // A browser that hangs must not hang the tests; a busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A browser on a busy machine may stumble once; what fails twice has failed.
    retry: 1,
  },
});
