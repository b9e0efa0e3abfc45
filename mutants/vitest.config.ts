import { defineConfig } from "vitest/config";

/** The tests as Stryker runs them: again and again in the same process, without the browser. */
export default defineConfig({
  plugins: [
    {
      name: "test names as Stryker writes them",
      // Stryker 10 joins the names of suites and test by spaces, vitest 5 by " > ": no test would be found, and every
      // mutant would survive.
      configureVitest: ({ project }) => {
        let pattern: RegExp | undefined;
        Object.defineProperty(project.config, "testNamePattern", {
          enumerable: true,
          get: () => pattern,
          set: (wanted?: RegExp) => {
            pattern = wanted && new RegExp(wanted.source.replaceAll(" ", "(?: > | )"));
          },
        });
      },
    },
  ],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    include: ["**/*.test.ts"],
    // They check the text of source files or line numbers, which mutants change.
    exclude: [
      "**/node_modules/**",
      "engine/src/words.test.ts",
      "games/carnegie/src/describe.test.ts",
      "games/gluckauf/src/conformance.test.ts",
    ],
    testTimeout: 60_000,
  },
});
