import { type State as CarnegieState, game as carnegie } from "@montan/carnegie";
import type { AnyGame, Seat } from "@montan/engine";
import { type State as GluckaufState, game as gluckauf } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { manner as carnegieManner } from "../carnegie/manner.ts";
import { manner as gluckaufManner } from "../gluckauf/manner.ts";
import type { Playable } from "../playable.ts";
import { MemoryStore } from "../store/memory-store.ts";
import { PERSON, plain, playOne } from "../testing/table.ts";
import { LocalMatch } from "./local-match.ts";
import { startGame } from "./new-game.ts";
import { rematch } from "./rematch.ts";

const GLUCKAUF: Playable = { ...plain, game: gluckauf as AnyGame, manner: gluckaufManner };
const CARNEGIE: Playable = { ...plain, game: carnegie as AnyGame, manner: carnegieManner };

async function opened(playable: Playable, store: MemoryStore, id: string): Promise<LocalMatch> {
  const found = await store.read(id);
  if (found === undefined) throw new Error(`no game ${id}`);
  return new LocalMatch(playable, store, found.game, found.entries);
}

async function begun(playable: Playable, store: MemoryStore, options?: object): Promise<LocalMatch> {
  const players = [PERSON, PERSON, "hard"] as const;
  const names = ["Anna", "Bruno", "Clara"];
  return opened(playable, store, await startGame(store, { playable, options, names, players, seed: "" }));
}

/** Plays until it is known who begins, and returns that seat. */
async function beginner(match: LocalMatch, of: (state: unknown) => Seat | undefined): Promise<Seat> {
  for (;;) {
    const seat = of(match.state.value);
    if (seat !== undefined) return seat;
    await playOne(match);
  }
}

const inGluckauf = (state: unknown) => (state as GluckaufState).startPlayer;
const inCarnegie = (state: unknown) => (state as CarnegieState).round.first;

describe("once more with the same people", () => {
  it.each([
    ["Glück Auf", GLUCKAUF, inGluckauf],
    ["Carnegie", CARNEGIE, inCarnegie],
  ])("the next one begins, and the one after that: %s", async (_, playable, of) => {
    const store = new MemoryStore();
    let match = await begun(playable, store);
    for (let count = 0; count < 3; count++) {
      const began = await beginner(match, of);
      const again = await opened(playable, store, await rematch(store, match));
      expect(again.stored.value).toMatchObject({ names: match.names.value, players: [PERSON, PERSON, "hard"] });
      expect(again.stored.value.seed).not.toBe(match.stored.value.seed);
      expect(await beginner(again, of)).toBe((began + 1) % 3);
      match = again;
    }
  });

  it("nobody is chosen if the players bid for it", async () => {
    const store = new MemoryStore();
    const match = await begun(CARNEGIE, store, { modules: ["new-beginning"] });
    await beginner(match, inCarnegie);
    const again = await opened(CARNEGIE, store, await rematch(store, match));
    expect(again.stored.value.options).toEqual(match.stored.value.options);
  });
});
