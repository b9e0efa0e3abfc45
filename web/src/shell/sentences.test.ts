import { describe, expect, it } from "vitest";
import { newMatch, PERSON, plain } from "../testing/table.ts";
import { storyOf } from "./sentences.ts";

describe("the sentences of a moment", () => {
  it("is told in sentences with names and pieces, without what other lines say as well", async () => {
    const match = await newMatch([PERSON, PERSON]);
    const [setup] = match.moments.value;
    if (setup === undefined) throw new Error("no setup");
    const lines = storyOf(plain, setup, { seat: 0, locale: "en", names: ["Anna", "Otto"] });
    expect(lines.map(({ pieces }) => pieces)).toEqual([["game-started"], ["shift-started"]]);
    expect(lines[0]?.text).toMatch(/Anna|Otto/);
  });

  it("leaves out what the viewer may not know", () => {
    const looked = { type: "cards-looked-at", seat: 0, stack: "orders", cards: ["furnaces-3-7"] };
    const moment = { events: [looked] };
    const told = (seat: number | undefined) => storyOf(plain, moment, { seat, locale: "en", names: ["Anna", "Otto"] });
    expect(told(0)).toHaveLength(1);
    expect(told(1)).toEqual([]);
    expect(told(undefined)).toEqual([]);
  });
});
