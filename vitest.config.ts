import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest browser tests: if they started last, one core would be idle at the end. */
const LONGEST = ["carnegie-games", "touch-targets", "accessibility", "screenshots", "carnegie-departments"];

const SECOND = 1000;
const LONG = process.env.MONTAN_LONG === "1";

/** Files that take long come first; among the others, those that took longest the last time, or are largest. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId, ".test.ts"));
      return at === -1 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
        test: {
          name: "unit",
          include: ["{engine,games,bots,protocol,server,web,cli,bench,mutants,scripts}/**/*.test.ts"],
          // The files of a worker share its modules, which are loaded only once.
          isolate: false,
          // Keeps V8 from optimizing its wrappers of WebAssembly (fetch uses some): Node 24 has ended there once with
          // "Check failed: jit_page.has_value()".
          execArgv: ["--wasm-wrapper-tiering-budget=2147483647"],
          // Generous, for a busy machine; thousands of random games (test:long) take an hour or two.
          testTimeout: LONG ? 4 * 3600 * SECOND : 120 * SECOND,
          hookTimeout: 120 * SECOND,
          // How long assertions wait on a busy machine.
          expect: { poll: { timeout: 20_000 } },
        },
      },
      "./e2e/vitest.config.ts",
    ],
  },
});
