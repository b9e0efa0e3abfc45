import { expect, it } from "vitest";
import carnegie from "../src/carnegie/network.json" with { type: "json" };
import gluckauf from "../src/gluckauf/network.json" with { type: "json" };
import { KNOWLEDGE } from "../src/knowledge.ts";
import { LESSONS } from "./lessons.ts";

it.each([
  ["carnegie", carnegie],
  ["gluckauf", gluckauf],
] as const)("the network of %s comes from one whole run with the preset", (game, { learned }) => {
  const { preset } = LESSONS[game];
  expect(learned.settings).toMatchObject({ ...preset, width: KNOWLEDGE[game].width, resume: false });
  expect(learned.games).toBe(preset.games);
  expect(learned).not.toHaveProperty("earlier");
});
