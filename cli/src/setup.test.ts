import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CodedError, DecisionLog, exportRecord } from "@montan/engine";
import { game } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { COMMANDS } from "./commands.ts";
import { readArguments } from "./flags.ts";
import { readMatch } from "./setup.ts";

const match = (...args: string[]) => readMatch(readArguments(args, COMMANDS.play.flags, 1), "en");

function code(...args: string[]): string {
  try {
    match(...args);
  } catch (error) {
    if (error instanceof CodedError) return error.code;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("the setup of a match", () => {
  it("is one person against bots unless told otherwise", () => {
    const { entry, seats, humans, players, names } = match("gluckauf");
    expect([entry.game.id, seats, humans, names]).toEqual(["gluckauf", 3, [0], ["Player 1", "Bot 2", "Bot 3"]]);
    expect(players).toEqual(["person", "random", "random"]);
  });

  it("puts people where they want to sit", () => {
    expect(match("gluckauf", "--seats", "4", "--human", "4,2").humans).toEqual([1, 3]);
    expect(match("gluckauf", "--human", "none").humans).toEqual([]);
    expect(match("gluckauf", "--seats", "4", "--human", "2", "--bots", "easy,hard").players).toEqual([
      "easy",
      "person",
      "hard",
      "easy",
    ]);
    expect(match("gluckauf", "--bots", "none", "--names", "Anna,Ben,Cleo")).toMatchObject({
      humans: [0, 1, 2],
      names: ["Anna", "Ben", "Cleo"],
    });
  });

  it("keeps who played in a record that is resumed, unless told otherwise", () => {
    const folder = mkdtempSync(join(tmpdir(), "montan-"));
    const file = join(folder, "record.txt");
    const options = { options: {}, seats: 3, seed: "s", players: ["hard", "person", "nobody-knows"] };
    writeFileSync(file, exportRecord(new DecisionLog(game, options)));
    expect(match("--resume", file)).toMatchObject({ players: ["hard", "person", "person"], humans: [1, 2] });
    const seated = match("--resume", file, "--human", "1", "--bots", "easy");
    expect(seated.players).toEqual(["person", "easy", "easy"]);
    expect(seated.log?.setup.players).toEqual(["person", "easy", "easy"]);
    rmSync(folder, { recursive: true });
  });

  it("makes a new seed each time, or takes the one it is given", () => {
    expect(match("gluckauf").seed).not.toBe(match("gluckauf").seed);
    expect(match("gluckauf").seed).toMatch(/^[0-9a-f]{32}$/);
    expect(match("gluckauf", "--seed", "7").seed).toBe("7");
  });

  it("accepts common spellings of a game", () => {
    expect(match("Glück-Auf").entry.game.id).toBe("gluckauf");
  });

  it("makes a solo game of --solo and adds modules to the options", () => {
    const { seats, options } = match("carnegie", "--solo", "expert", "--modules", "open-bar,new-beginning");
    expect([seats, options]).toEqual([1, { solo: "expert", modules: ["new-beginning", "open-bar"] }]);
    expect(match("carnegie", "--options", '{"modules":["right-to-wait"]}').options).toEqual({
      modules: ["right-to-wait"],
    });
  });

  it("refuses with a code for every mistake", () => {
    expect(code()).toBe("missing-game");
    expect(code("chess")).toBe("unknown-game");
    expect(code("gluckauf", "--seats", "7")).toBe("bad-seats");
    expect(code("gluckauf", "--seats", "two")).toBe("bad-number");
    expect(code("gluckauf", "--bots", "deep-blue")).toBe("unknown-bot");
    expect(code("gluckauf", "--human", "4")).toBe("bad-human");
    expect(code("gluckauf", "--human", "1,1")).toBe("bad-human");
    expect(code("gluckauf", "--bots", "none", "--human", "1")).toBe("human-without-bots");
    expect(code("gluckauf", "--names", "Anna,Ben")).toBe("bad-names");
    expect(code("gluckauf", "--names", "Anna,Ben,\u001b[2J")).toBe("bad-names");
    expect(code("gluckauf", "--options", "[1]")).toBe("options-not-json");
    expect(code("gluckauf", "--options", "@/no/such/file")).toBe("cannot-read");
    expect(code("gluckauf", "--options", '{"luck":1}')).toBe("option-unknown");
    expect(code("carnegie", "--modules", "poker")).toBe("unknown-module");
    expect(code("--resume", "game.txt", "--seats", "3")).toBe("resume-fixed");
  });
});
