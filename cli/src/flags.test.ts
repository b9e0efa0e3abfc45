import { describe, expect, it } from "vitest";
import { COMMANDS } from "./commands.ts";
import { readArguments } from "./flags.ts";
import { nearest } from "./suggestion.ts";
import { UsageError } from "./usage-error.ts";

const play = (...args: string[]) => readArguments(args, COMMANDS.play.flags, 1);

function refusal(read: () => unknown): { code: string; params: unknown } {
  try {
    read();
  } catch (error) {
    if (error instanceof UsageError) return { code: error.code, params: error.params };
    throw error;
  }
  throw new Error("nothing was refused");
}

describe("arguments", () => {
  it("come in any order, with a space or an equals sign", () => {
    const read = play("--seats", "3", "gluckauf", "--seed=a b", "--json");
    expect(read).toEqual({ positionals: ["gluckauf"], values: { seats: "3", seed: "a b" }, json: true, help: false });
  });

  it("accept -h for help", () => {
    expect(play("-h").help).toBe(true);
  });

  it("use the last of two", () => {
    expect(play("--seats", "2", "--seats", "4").values.seats).toBe("4");
  });

  it("name the flag that was probably meant", () => {
    expect(refusal(() => play("--seets", "3"))).toEqual({
      code: "unknown-flag",
      params: { flag: "--seets", near: "--seats" },
    });
    expect(refusal(() => play("--xyzzy"))).toMatchObject({ code: "unknown-flag", params: { flag: "--xyzzy" } });
  });

  it("report a missing value rather than use the next flag as one", () => {
    expect(refusal(() => play("--seats", "--json")).code).toBe("flag-needs-value");
    expect(refusal(() => play("--seats")).code).toBe("flag-needs-value");
    expect(refusal(() => play("--json=yes")).code).toBe("flag-takes-no-value");
  });

  it("stop at one word too many", () => {
    expect(refusal(() => play("gluckauf", "carnegie"))).toEqual({
      code: "unexpected-argument",
      params: { argument: "carnegie" },
    });
  });
});

describe("suggestions", () => {
  it("are near, or there are none", () => {
    expect(nearest("smulate", ["play", "simulate"])).toBe("simulate");
    expect(nearest("PLAY", ["play", "replay"])).toBe("play");
    expect(nearest("bridge", ["play", "simulate"])).toBeUndefined();
  });
});
