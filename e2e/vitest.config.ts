import { defineConfig } from "vitest/config";

/** The browser tests: one browser, one built page and one server for all of them, one file at a time. */
export default defineConfig({
  test: {
    name: "browser",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: ["./setup.ts"],
    fileParallelism: false,
    // One connection to the browser and one copy of the rules serve all files.
    isolate: false,
    // A browser that hangs must not hang the tests; a busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // A browser on a busy machine may stumble once; what fails twice has failed.
    retry: 1,
  },
});
