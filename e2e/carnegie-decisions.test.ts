import { START_DEPARTMENT_IDS, TILE_IDS } from "@montan/carnegie";
import { expect, it } from "vitest";
import { test, visitors } from "./browser.ts";
import { exerciseOf } from "./carnegie-departments.ts";
import { decisions } from "./carnegie-positions.ts";
import { ANSWERED, ASKED, QUESTIONS } from "./carnegie-questions.ts";
import { exercise } from "./carnegie-sandbox.ts";

const visit = visitors();

it("every question and every kind of move comes up in an exercise", () => {
  const all = [...[...START_DEPARTMENT_IDS, ...TILE_IDS].map(exerciseOf), ...QUESTIONS];
  const steps = all.flatMap((one) => [...decisions(one)]);
  expect(Object.keys(ASKED).filter((type) => !steps.some(({ question }) => question === type))).toEqual([]);
  expect(Object.keys(ANSWERED).filter((type) => !steps.some(({ move }) => move.type === type))).toEqual([]);
});

test("decisions that no department leads to, by mouse and by keyboard", async () => {
  const { page, open } = await visit();
  await open("position");
  for (const one of QUESTIONS) await exercise(page, one);
});
