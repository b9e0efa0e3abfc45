import { IllegalMove, type Locale } from "@montan/engine";
import { expect, test } from "vitest";
import { START_DEPARTMENT_IDS } from "../data/company-board.ts";
import { TILE_IDS } from "../data/departments.ts";
import { DONATIONS } from "../data/donations.ts";
import { REGIONS } from "../data/map.ts";
import { describe, vocabulary } from "../describe.ts";
import { game } from "../game.ts";
import { MODULE_IDS } from "../modules/ids.ts";
import type { Move } from "../moves.ts";
import { CATEGORIES } from "../scoring/sheet.ts";
import { PHASES, type State } from "../state.ts";
import type { Thing } from "./language.ts";
import { CODE_SAMPLES, PENDING_SAMPLES } from "./question-samples.ts";
import { EVENT_SAMPLES, MOVE_SAMPLES } from "./samples.ts";

const NAMES = ["Anna", "Ben", "Cleo", "Dora"];
const CELLS = 16;

const dealt = game.create(game.options(undefined, 2), 2, "words");

/** Samples about regions, one for each region. */
function everywhere(thing: Thing): Thing[] {
  return "region" in thing ? REGIONS.map((region) => ({ ...thing, region }) as Thing) : [thing];
}

function all(samples: Readonly<Record<string, readonly unknown[]>>): Thing[] {
  return (Object.values(samples).flat() as Thing[]).flatMap(everywhere);
}

function sentences(locale: Locale): string[] {
  const say = (thing: Parameters<typeof describe>[0], view?: State) =>
    describe(thing, { locale, names: NAMES, ...(view !== undefined && { view }) });
  const words = vocabulary(locale);
  const steps = Array.from(
    { length: CELLS },
    (_, from): Move => ({ type: "move-employee", from, to: (from + 1) % CELLS }),
  );
  const refusals = Object.entries(CODE_SAMPLES).flatMap(([code, samples]) =>
    samples.map((params) => say(new IllegalMove(code, params as never))),
  );
  return [
    ...[...START_DEPARTMENT_IDS, ...TILE_IDS].map((id) => `${words.department[id]}: ${words.departmentEffect[id]}`),
    ...DONATIONS.map(({ id }) => `${words.donationName(id)}: ${words.donationEffect(id)}`),
    ...CATEGORIES.map((id) => words.category[id]),
    ...PHASES.map((id) => words.phase[id]),
    ...MODULE_IDS.map((id) => words.moduleLine[id]),
    ...steps.flatMap((step) => [say(step), say(step, game.view(dealt, 0))]),
    ...[...all(EVENT_SAMPLES), ...all(PENDING_SAMPLES), ...all(MOVE_SAMPLES)].map((thing) => say(thing)),
    ...refusals,
  ];
}

// After an intended change of words, `vitest -u` updates these files; check the difference.
test.each(["en", "de"] as const)("all words and sentences (%s) are these", async (locale) => {
  await expect(`${sentences(locale).join("\n")}\n`).toMatchFileSnapshot(`../../fixtures/sentences.${locale}.txt`);
});
