import { settingsSchema } from "@montan/protocol";
import { describe, expect, it } from "vitest";
import { readLastTable, USUAL_CLOCK } from "./last-table.ts";

const SEATS = { min: 2, max: 4 };
const read = (text: string | null) => readLastTable(text, 3, SEATS);
const USUAL = { seats: 3, modules: [], settings: settingsSchema.parse({}) };

describe("the settings of the last table", () => {
  it("are the server's defaults before there was one", () => {
    expect(read(null)).toEqual(USUAL);
  });

  it("stay as they were chosen", () => {
    const chosen = {
      seats: 4,
      firstPlayer: 3,
      modules: ["open-bar"],
      profile: "mine",
      settings: {
        visibility: "private",
        clock: { type: "days", days: 5, quiet: { from: 21, to: 7 } },
        undo: "consent",
        spectators: "off",
        absence: "end",
        substitute: "expert",
        start: "full",
      },
    };
    expect(read(JSON.stringify(chosen))).toEqual(chosen);
    const live = { ...chosen, settings: { ...chosen.settings, clock: { type: "live", minutes: 90, increment: 0 } } };
    expect(read(JSON.stringify(live))).toEqual(live);
    expect(read(JSON.stringify({ seats: 2, firstPlayer: 3 })).firstPlayer).toBeUndefined();
  });

  it("may have days without quiet hours", () => {
    const clock = { type: "days", days: 1 };
    expect(read(JSON.stringify({ settings: { clock } })).settings.clock).toEqual(clock);
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"seats":5,"modules":{},"profile":7,"settings":{"undo":"always","clock":{"type":"x"}}}',
  ])("is as usual for %s", (text) => {
    expect(read(text)).toEqual(USUAL);
  });

  it("contain nothing that the server would refuse", () => {
    const clock = { type: "live", minutes: 0, increment: 601 };
    expect(read(JSON.stringify({ settings: { clock } })).settings.clock).toEqual(USUAL_CLOCK.live);
    for (const usual of Object.values(USUAL_CLOCK)) expect(settingsSchema.parse({ clock: usual }).clock).toEqual(usual);
  });
});
