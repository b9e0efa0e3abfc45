import { BrokenRecord, IllegalMove, importRecord } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { newMatch, PERSON, plain, playOne } from "../testing/table.ts";
import { reasonOf, storyOf } from "./sentences.ts";

describe("the story of a moment", () => {
  it("is told in sentences with names and pieces, without what other lines say as well", async () => {
    const match = await newMatch([PERSON, PERSON]);
    const [setup] = match.moments.value;
    if (setup === undefined) throw new Error("no setup");
    const lines = storyOf(plain, setup, { seat: 0, locale: "en", names: ["Anna", "Otto"] });
    expect(lines.map(({ pieces }) => pieces)).toEqual([["game-started"], ["shift-started"]]);
    expect(lines[0]?.text).toMatch(/Anna|Otto/);
  });

  it("leaves out what the listener may not know", () => {
    const looked = { type: "cards-looked-at", seat: 0, stack: "orders", cards: ["furnaces-3-7"] };
    const moment = { state: undefined, events: [looked] };
    const told = (seat: number | undefined) => storyOf(plain, moment, { seat, locale: "en", names: ["Anna", "Otto"] });
    expect(told(0)).toHaveLength(1);
    expect(told(1)).toEqual([]);
    expect(told(undefined)).toEqual([]);
  });
});

describe("reasons", () => {
  it("are the game's own sentences, in both languages", () => {
    const refused = new IllegalMove("cannot-pay", { area: "engines", cost: 3 });
    expect(reasonOf(refused, "en", plain.game)).toContain("3");
    expect(reasonOf(refused, "de", plain.game)).not.toBe(reasonOf(refused, "en", plain.game));
  });

  it("name the line of a broken record and why the rules forbid it", async () => {
    const match = await newMatch([PERSON, PERSON]);
    await playOne(match);
    const text = match.record().replace(/\n\d \{.*\}\n$/, '\n0 {"type":"end-turn"}\n1 {"type":"end-turn"}\n');
    const broken = capture(() => importRecord(text, [plain.game]));
    expect(broken).toBeInstanceOf(BrokenRecord);
    const said = reasonOf(broken as BrokenRecord, "en", plain.game);
    expect(said).toMatch(/^Line \d+: this decision is not allowed \(.+\)\.$/);
    expect(said).not.toContain("not-");
  });

  it("are told without a game where no rule was broken", () => {
    expect(reasonOf(new BrokenRecord("record-format", { line: 1, expected: "x" }), "de")).toContain("Zeile 1");
  });
});

function capture(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
