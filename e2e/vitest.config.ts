import { defineConfig } from "vitest/config";

/** The browser tests: one browser, one built page and one server for all of them, two files at a time. */
export default defineConfig({
  test: {
    name: "browser",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    globalSetup: ["./setup.ts"],
    maxWorkers: 2,
    // Projects with another number of workers must belong to another group.
    sequence: { groupOrder: 1 },
    // One connection to the browser and one copy of the rules serve all files of a worker.
    isolate: false,
    // Keeps V8 from optimizing its wrappers of WebAssembly (fetch uses some): Node 24 has ended there once with
    // "Check failed: jit_page.has_value()".
    execArgv: ["--wasm-wrapper-tiering-budget=2147483647"],
    // Generous, since the machine may be busy; finite, so that a browser that hangs does not hang the tests.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // How long assertions wait on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // On a busy machine a page may respond too late once; `npm test` names tests that passed only when retried.
    retry: 1,
  },
});
