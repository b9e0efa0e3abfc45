import { expect, it } from "vitest";
import { BOT, newMatch, PERSON, playOne, quick } from "../testing/table.ts";
import type { Thinker } from "../worker/thinker.ts";
import { BotsAtWork } from "./bots-at-work.ts";

it("a bot whose thought comes too late looks again instead of giving up", async () => {
  const match = await newMatch([BOT, BOT, PERSON]);
  while (match.game.deciders(match.state.value)[0] === 2) await playOne(match);
  const start = match.version;
  const seen: number[] = [];
  const overtaken: Thinker = {
    think: async (task, hearing) => {
      seen.push(match.version);
      const move = await quick.think(task, hearing);
      // Somebody else is faster, once.
      if (seen.length === 1) await match.decide(task.seat, move);
      return move;
    },
  };
  const bots = new BotsAtWork(match, { thinker: overtaken, pace: () => 0, shown: async () => {} });
  await bots.run();
  expect(seen.slice(0, 2)).toEqual([start, start + 1]);
  const [asked] = match.game.deciders(match.state.value);
  expect(asked).toBe(2);
});
