import { type AnyGame, DecisionLog, importRecord, randomFrom } from "@montan/engine";
import { readFixtures } from "@montan/engine/conformance";
import { describe, expect, it } from "vitest";
import { askBot, type Bot } from "./bot.ts";
import { KNOWLEDGE, type KnownGame } from "./knowledge.ts";
import { LEVELS } from "./levels.ts";
import { newBot } from "./names.ts";

/** Recorded games that positions are taken from: all modules, every number of players, Andrew. */
const RECORDS: Readonly<Record<KnownGame, readonly string[]>> = {
  carnegie: ["base-3", "all-modules-4", "new-departments-2", "gains", "solo-normal"],
  gluckauf: ["rules-1-two-players", "rules-1-three-players", "rules-1-four-players", "rules-1-own-components"],
};
/** Parts of a game after which its position is checked. */
const PARTS = [0.15, 0.4, 0.65, 0.9];
const GAMES = Object.keys(RECORDS) as KnownGame[];

interface Position {
  readonly name: string;
  readonly state: unknown;
  readonly seats: number;
}

function positionsOf(id: KnownGame): Position[] {
  const game: AnyGame = KNOWLEDGE[id].game;
  const fixtures = readFixtures(new URL(`../../games/${id}/fixtures/`, import.meta.url));
  return RECORDS[id].flatMap((record) => {
    const { setup, decisions } = importRecord(fixtures.find(({ name }) => name === record)?.record ?? "", [game]);
    return PARTS.map((part) => {
      const count = Math.floor(part * decisions.length);
      const log = new DecisionLog(game, setup);
      for (const { seat, move } of decisions.slice(0, count)) log.append(seat, move);
      return { name: `${record} after ${count}`, state: log.state, seats: setup.seats };
    });
  });
}

// What bots see and answer changes only on purpose: `vitest -u` updates these files.
describe.each(GAMES)("in positions of recorded games of %s", (id) => {
  const { game, features, values } = KNOWLEDGE[id];
  const positions = positionsOf(id);

  it("bots see the same features, worth the same", async () => {
    const out = new Float32Array(features.names.length);
    const lines = positions.flatMap(({ name, state, seats }) =>
      Array.from({ length: seats }, (_, seat) => {
        const points = features.read(state, seat, out);
        const seen = features.names.flatMap((feature, index) =>
          out[index] ? [`${feature} ${short(out[index])}`] : [],
        );
        const worth = [values["hand-set"], values.learned].map((value) => short(value.expect(state, seat)));
        return `${name}, seat ${seat}: ${points} points, worth ${worth.join(" or ")}\n  ${seen.join(", ")}`;
      }),
    );
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`../fixtures/${id}-features.txt`);
  });

  it("every level gives the same answers", async () => {
    const lines: string[] = [];
    for (const { name, state } of positions) {
      for (const level of Object.keys(LEVELS) as (keyof typeof LEVELS)[]) {
        const [seat] = (game as AnyGame).deciders(state) as [number];
        const move = await askBot(newBot(level) as Bot, game as AnyGame, state, seat, randomFrom(`${name} ${level}`));
        lines.push(`${name}, ${level} at seat ${seat}: ${JSON.stringify(move)}`);
      }
    }
    await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`../fixtures/${id}-answers.txt`);
  });
});

/** Precise enough to show a change, rough enough for other processors. */
function short(value: number): string {
  return String(Number(value.toFixed(4)));
}
