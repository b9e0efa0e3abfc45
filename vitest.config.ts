import { basename } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Browser tests of minutes instead of seconds: begun last, they would run on alone. */
const LONG = ["carnegie-games", "accessibility", "screenshots", "touch-targets", "carnegie-departments"];

/** Files that take long come first; among the others those that took longer the last time, or are larger. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONG.indexOf(basename(moduleId, ".test.ts"));
      return at === -1 ? LONG.length : at;
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
          name: "rooms",
          include: ["{engine,games,bots,protocol,server,web,cli,bench,scripts}/**/*.test.ts"],
          // Whole random games take as long as they take: a test fails by what it finds, never by the clock of a busy machine.
          testTimeout: 0,
          hookTimeout: 0,
        },
      },
      "./e2e/vitest.config.ts",
    ],
  },
});
