import { DONATIONS } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { donationSigns } from "./donation-signs.ts";

describe("the signs of a donation", () => {
  it.each(DONATIONS.map((donation) => [donation.id, donation] as const))("%s says what it brings", (_, donation) => {
    const [line = []] = donationSigns(donation);
    const vp = "flat" in donation ? donation.flat : donation.vp;
    expect(line).toContainEqual({ vp });
    expect(line.length > 1 || "flat" in donation).toBe(true);
  });

  it("tell all donations of a column apart", () => {
    const drawn = DONATIONS.map((donation) => JSON.stringify(donationSigns(donation)));
    expect(new Set(drawn).size).toBe(DONATIONS.length);
  });
});
