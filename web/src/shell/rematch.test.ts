import { game as carnegie } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import { game as gluckauf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { rematchSeed } from "./rematch.ts";

describe("once more with the same people", () => {
  it.each(["one", "two", "three"])("the next one begins", (seed) => {
    const options = gluckauf.options(undefined, 3);
    const first = gluckauf.create(options, 3, seed).startPlayer;
    const next = rematchSeed(gluckauf as AnyGame, { options, seats: 3, seed });
    expect(gluckauf.create(options, 3, next).startPlayer).toBe((first + 1) % 3);
  });

  it("is a new deal where everybody is asked at once", () => {
    const options = carnegie.options(undefined, 3);
    const played = { options, seats: 3, seed: "one" };
    expect(rematchSeed(carnegie as AnyGame, played)).not.toBe(rematchSeed(carnegie as AnyGame, played));
  });
});
