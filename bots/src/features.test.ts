import { type AnyGame, randomFrom } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { featureSet } from "./features.ts";
import { KNOWLEDGE, type KnownGame } from "./knowledge.ts";

/** Games of easy players: they build, donate and deliver, which random ones do not. */
function playTo(id: KnownGame, seats: number, options: unknown, look: (state: unknown) => void): void {
  const game: AnyGame = KNOWLEDGE[id].game;
  const random = randomFrom(`${id} ${seats}`);
  let state = game.create(game.options(options, seats), seats, `${id} ${seats}`);
  for (let [seat] = game.deciders(state); seat !== undefined; [seat] = game.deciders(state)) {
    const moves = game.legalMoves(state, seat);
    const eager = moves.filter((move) => !/^(pass|end-|sell-|skip-)/.test((move as { type: string }).type));
    const among = eager.length > 0 && random.below(8) > 0 ? eager : moves;
    state = game.apply(state, seat, among[random.below(among.length)]);
    look(state);
  }
}

describe("features", () => {
  it("are read in the order of their names", () => {
    const set = featureSet({ double: ({ points }: { points: number }) => 2 * points, one: () => 1 }, () => ({
      points: 3,
    }));
    const out = new Float32Array(2);
    expect(set.read({}, 0, out)).toBe(3);
    expect(set.names).toEqual(["double", "one"]);
    expect([...out]).toEqual([6, 1]);
  });

  it.each([
    ["gluckauf", 2, undefined],
    ["gluckauf", 4, undefined],
    ["carnegie", 1, undefined],
    ["carnegie", 3, undefined],
    [
      "carnegie",
      4,
      { modules: ["new-departments", "new-donations", "secret-donation", "right-to-wait", "new-beginning"] },
    ],
  ] as const)("of %s with %i seats know the points and stay small", (id, seats, options) => {
    const { game, features } = KNOWLEDGE[id];
    const out = new Float32Array(features.names.length);
    let count = 0;
    playTo(id, seats, options, (state) => {
      if (count++ % 7 !== 0) return;
      const sheets = (game as AnyGame).score(state);
      for (let seat = 0; seat < seats; seat++) {
        expect(features.read(state, seat, out)).toBe(sheets.find(({ owner }) => owner === seat)?.total);
        expect(out.every((value) => Math.abs(value) <= 20)).toBe(true);
      }
    });
    expect(count).toBeGreaterThan(40);
  });

  it("keep an unknown name apart from their weights", () => {
    for (const { features, handWeights } of Object.values(KNOWLEDGE)) {
      expect(features.names).toEqual(expect.arrayContaining(Object.keys(handWeights)));
    }
  });
});
