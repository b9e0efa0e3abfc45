import { describe, expect, it } from "vitest";
import { duration, moment } from "./times.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe("how long", () => {
  it.each([
    [0, "0 seconds"],
    [-5, "0 seconds"],
    [59_999, "59 seconds"],
    [MINUTE, "1 minute"],
    [HOUR - 1, "59 minutes"],
    [HOUR, "1 hour"],
    [2 * HOUR + 5 * MINUTE, "2 hours 5 minutes"],
    [3 * HOUR + 5 * MINUTE, "3 hours 5 minutes"],
    [4 * HOUR + 5 * MINUTE, "4 hours"],
    [3 * HOUR, "3 hours"],
    [DAY + 4 * HOUR + MINUTE, "1 day 4 hours"],
    [9 * DAY + 4 * HOUR, "9 days"],
  ])("%d ms are %s", (time, said) => {
    expect(duration(time, "en")).toBe(said);
  });

  it("is said in German", () => {
    expect(duration(DAY + 4 * HOUR, "de")).toBe("1 Tag 4 Stunden");
    expect(duration(5_000, "de")).toBe("5 Sekunden");
  });
});

describe("since when", () => {
  const noon = new Date(2026, 10, 19, 12, 0).getTime();

  it("names the day only if it is another one", () => {
    expect(moment(noon - HOUR, noon, "de")).toBe("11:00");
    expect(moment(noon - DAY, noon, "de")).toBe("18.11.2026, 12:00");
    expect(moment(noon - DAY, noon, "en")).toMatch(/^Nov 18, 2026/);
  });
});
