import { describe, expect, it } from "vitest";
import { newMatch, PERSON, plain, playOne } from "../testing/table.ts";
import { readPosition } from "./position.ts";

async function somePosition() {
  const match = await newMatch([PERSON, PERSON, PERSON]);
  for (let decision = 0; decision < 12; decision++) await playOne(match);
  return match.state.value as Record<string, unknown>;
}

describe("a position from a file", () => {
  it("is a state by itself", async () => {
    const state = await somePosition();
    const position = readPosition(JSON.stringify(state), [plain]);
    expect(position).toMatchObject({ playable: plain, state, names: ["1", "2", "3"] });
    expect(position).not.toHaveProperty("viewer");
  });

  it("is a state with the name of its game and of its players", async () => {
    const state = await somePosition();
    const text = JSON.stringify({ game: "gluckauf", names: ["Anna", 7, "Otto"], state });
    expect(readPosition(text, [plain])?.names).toEqual(["Anna", "2", "Otto"]);
    expect(readPosition(JSON.stringify({ game: "chess", state }), [plain])).toBeUndefined();
  });

  it("is a view: then nobody else's can be shown", async () => {
    const view = plain.game.view(await somePosition(), 1);
    expect(readPosition(JSON.stringify(view), [plain])?.viewer).toBe(1);
  });

  it.each(["", "{", "null", "[]", "{}", '{"players":3}', '{"game":"gluckauf","state":{"stacks":[]}}'])(
    "%s is none",
    (text) => {
      expect(readPosition(text, [plain])).toBeUndefined();
    },
  );
});
