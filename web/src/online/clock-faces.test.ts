import { describe, expect, it } from "vitest";
import { countdown, isLittle, moment, timesLeft } from "./clock-faces.ts";

const WEDNESDAY = Date.UTC(2026, 5, 3, 12, 0);
const HOUR = 3_600_000;

describe("clocks", () => {
  it("run for asked seats and stand for the others", () => {
    const face = { at: WEDNESDAY, left: [60_000, 90_000], deadlines: [{ seat: 0, at: WEDNESDAY + 60_000 }] };
    expect(timesLeft(face, WEDNESDAY + 20_000)).toEqual([
      { seat: 0, left: 40_000, until: WEDNESDAY + 60_000 },
      { seat: 1, left: 90_000, until: undefined },
    ]);
    expect(timesLeft(face, WEDNESDAY + 99_000)[0]?.left).toBe(0);
  });

  it("count down in seconds, and say hours where there are any", () => {
    expect([0, 1, 61_000, 600_000, 3_600_000 + 724_000].map(countdown)).toEqual([
      "0:00",
      "0:01",
      "1:01",
      "10:00",
      "1:12:04",
    ]);
  });

  it("show the day of a deadline if it is far away", () => {
    const say = (hours: number, locale: "en" | "de") => moment(WEDNESDAY + hours * HOUR, WEDNESDAY, locale, "UTC");
    expect([say(6, "en"), say(54, "en"), say(240, "en")]).toEqual(["18:00", "Friday 18:00", "June 13 at 12:00"]);
    expect([say(6, "de"), say(54, "de"), say(240, "de")]).toEqual(["18:00", "Freitag, 18:00", "13. Juni um 12:00"]);
  });

  it("show when little is left: a minute of a live game, three hours with days per turn", () => {
    const left = (milliseconds: number) => ({ seat: 0, left: milliseconds, until: WEDNESDAY });
    expect(isLittle("live", left(59_999))).toBe(true);
    expect(isLittle("live", left(60_000))).toBe(false);
    expect(isLittle("days", left(2 * HOUR))).toBe(true);
    expect(isLittle("live", { ...left(1), until: undefined })).toBe(false);
  });
});
