import { BOT_NAMES } from "@montan/bots";
import { game as carnegie } from "@montan/carnegie";
import { game as gluckauf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { allPlayable, GAME_IDS, GAMES, isGameId, playable } from "./games.ts";
import { BOT_PERSONS, LEVELS, USUAL_BOT } from "./i18n/bots.ts";

describe("the games of the page", () => {
  it.each([gluckauf, carnegie])("$id is announced for the right number of players", ({ id, seats }) => {
    if (!isGameId(id)) throw new Error(`${id} is missing`);
    expect(GAMES[id].seats).toEqual(seats);
    expect(GAMES[id].usualSeats).toBeLessThanOrEqual(seats.max);
    expect(GAMES[id].designers.length).toBeGreaterThan(0);
    expect(GAMES[id].publishers.length).toBeGreaterThan(0);
  });

  it("can be loaded with their tables", async () => {
    expect((await allPlayable()).map(({ game }) => game.id)).toEqual(GAME_IDS);
    const table = await playable("gluckauf");
    expect(table?.manner.scoreLabel("orders", "de")).not.toBe("orders");
    expect(await playable("chess")).toBeUndefined();
    expect(GAME_IDS.every(isGameId)).toBe(true);
  });
});

describe("bots on offer", () => {
  it("are all there are, each with a name for its level", () => {
    expect([...LEVELS].sort()).toEqual([...BOT_NAMES].sort());
    expect(LEVELS).toContain(USUAL_BOT);
  });

  it("have names enough for every table", () => {
    const most = Math.max(...GAME_IDS.map((id) => GAMES[id].seats.max));
    expect(new Set(BOT_PERSONS).size).toBeGreaterThanOrEqual(most);
  });
});
