import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { LAPTOP, test, visitors, type Wishes } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";

const ROOT = join(import.meta.dirname, "..");
const visit = visitors();

/** The pictures of the README: what they show, and with which settings. */
const PICTURES: Readonly<Record<string, { readonly moment: Moment; readonly looks: Wishes }>> = {
  carnegie: {
    moment: { game: "carnegie", record: "base-3", decisions: 260 },
    looks: { viewport: LAPTOP, theme: "light", language: "en" },
  },
  gluckauf: {
    moment: { game: "gluckauf", record: "rules-1-three-players", decisions: 200 },
    looks: { viewport: LAPTOP, theme: "dark", language: "de" },
  },
};

// `npm run pictures` retakes them; every other run only checks that it could.
test.each(Object.entries(PICTURES))(
  "the README's picture of %s shows a moment of a recorded game",
  async (name, shown) => {
    const path = `docs/images/${name}.png`;
    expect(readFileSync(join(ROOT, "README.md"), "utf8")).toContain(`(${path})`);
    const visitor = await visit(shown.looks);
    await openMoment(visitor, shown.moment);
    await visitor.page.locator("[data-move]").first().waitFor();
    if (process.env.MONTAN_PICTURES === "1") await visitor.page.screenshot({ path: join(ROOT, path) });
  },
);
