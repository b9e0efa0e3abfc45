import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

const USUAL = {
  language: "en",
  theme: "auto",
  motion: "normal",
  sound: false,
  confirm: "provisional",
  autoSkip: true,
  name: "",
};

describe("settings", () => {
  it("start without sound, and moves that cannot be undone are provisional", () => {
    expect(readSettings(null, ["en-GB"])).toEqual(USUAL);
  });

  it("speak the language of the browser", () => {
    expect(readSettings(null, ["de-AT", "en"]).language).toBe("de");
    expect(readSettings(null, ["fr", "de"]).language).toBe("en");
    expect(readSettings(null, []).language).toBe("en");
  });

  it("keep what was chosen", () => {
    const chosen = {
      language: "de",
      theme: "dark",
      motion: "off",
      sound: true,
      confirm: "ask",
      autoSkip: false,
      name: "Anna",
    };
    expect(readSettings(JSON.stringify(chosen), ["en"])).toEqual(chosen);
  });

  it.each(["on", "timer"])("understand the old %s: a move is provisional", (confirm) => {
    expect(readSettings(JSON.stringify({ confirm }), ["en"]).confirm).toBe("provisional");
  });

  it.each(["{", "null", "7", '{"theme":"purple","motion":9,"sound":"yes","confirm":null,"autoSkip":0,"name":{}}'])(
    "fall back on the usual for %s",
    (text) => {
      expect(readSettings(text, ["en"])).toEqual(USUAL);
    },
  );
});
