import { describe, expect, it } from "vitest";
import { type LastSetup, readLastSetup } from "./last-setup.ts";

const SEATS = { min: 1, max: 4 };
const BOTS = ["easy", "hard"];
const LAST: LastSetup = {
  seats: [
    { name: "Anna", who: "person" },
    { name: "", who: "hard" },
  ],
  signs: ["wave", "star", "anvil", "gear"],
  firstPlayer: 1,
  level: "expert",
  modules: ["open-bar"],
  profile: "0a1b",
};

describe("the last setup", () => {
  it("is remembered as it was", () => {
    expect(readLastSetup(JSON.stringify(LAST), SEATS, BOTS)).toEqual(LAST);
  });

  it("may be without a level, a profile and modules", () => {
    const { seats } = LAST;
    expect(readLastSetup(JSON.stringify({ seats }), SEATS, BOTS)).toEqual({ seats, modules: [] });
  });

  it.each([
    null,
    "{",
    "7",
    '{"seats":7}',
    '{"seats":[]}',
    '{"seats":[{"name":"x","who":"a bot of old"}]}',
    '{"seats":[{"name":7,"who":"person"}]}',
    JSON.stringify({ seats: Array(5).fill({ name: "", who: "person" }) }),
  ])("is forgotten when it cannot be used: %s", (text) => {
    expect(readLastSetup(text, SEATS, BOTS)).toBeUndefined();
  });

  it("drops what is no longer valid", () => {
    const text = JSON.stringify({
      ...LAST,
      level: 7,
      modules: ["open-bar", 7],
      profile: {},
      signs: ["wave"],
      firstPlayer: 2,
    });
    expect(readLastSetup(text, SEATS, BOTS)).toEqual({ seats: LAST.seats, modules: ["open-bar"] });
  });
});
