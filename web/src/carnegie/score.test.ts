import type { Json, ScorePart } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { scoreSources } from "./score.ts";

function donations(worth: number, sold: number): ScorePart {
  const vp = Math.min(12, worth);
  const made = { space: "human-rights-1", donation: "human-rights-1", count: 3, worth, limit: 12, vp };
  return { category: "donations", vp, detail: { donations: [made], sold } as unknown as Json };
}

/** The text after the name of the donation, with plain spaces. */
function told(part: ScorePart): string[] {
  return scoreSources(part, "en").map((line) => line.replace(/^.*\): /, "").replace(/\s/g, " "));
}

describe("where the points of donations come from", () => {
  it("C-F3 says where the limit reduced them, and only there", () => {
    expect(told(donations(13, 0))).toEqual(["counted 3, 13 VP, at most 12"]);
    expect(told(donations(12, 0))).toEqual(["counted 3, 12 VP"]);
  });

  it("C-F4 says what was sold to pay for them, even a single cube", () => {
    expect(told(donations(9, 1))).toEqual(["counted 3, 9 VP", expect.stringMatching(/^Sold to pay for donations: 1/)]);
    expect(told(donations(9, 0))).toHaveLength(1);
  });
});
