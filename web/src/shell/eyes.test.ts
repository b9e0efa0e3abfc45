import type { AnyGame, Seat } from "@montan/engine";
import { describe, expect, it } from "vitest";
import { BOT, newMatch, PERSON } from "../testing/table.ts";
import { eyesFor } from "./eyes.ts";
import type { LocalMatch } from "./local-match.ts";

/** A deal in which both players look at cards with Wild. */
const SEED = { seed: "x0" };

async function played(match: LocalMatch, until: (match: LocalMatch) => boolean): Promise<LocalMatch> {
  for (let count = 0; !until(match); count++) {
    const [seat = 0] = match.game.deciders(match.state.value);
    const moves = match.game.legalMoves(match.state.value, seat);
    await match.decide(seat, moves[(count * 5) % moves.length], match.version);
  }
  return match;
}

const isOver = ({ game, state }: LocalMatch) => game.result(state.value) !== undefined;

/** Some player holds cards that a spectator does not see. */
const holdsSecrets =
  (seat: Seat) =>
  ({ game, state }: LocalMatch) =>
    JSON.stringify(playersIn(game, state.value, seat)) !== JSON.stringify(playersIn(game, state.value, undefined));

function playersIn(game: AnyGame, state: unknown, seat: Seat | undefined): unknown {
  return (game.view(state, seat) as { readonly players: unknown }).players;
}

describe("whose view a replay shows", () => {
  it("is the only person's while the game goes on, never a bot's", async () => {
    const match = await played(await newMatch([BOT, PERSON], SEED), holdsSecrets(1));
    const { seats, first, secret } = eyesFor(match);
    expect([seats, first, secret(1)]).toEqual([[1], 1, false]);
  });

  it("is nobody's at first if people at the screen have something to hide from each other", async () => {
    const match = await newMatch([PERSON, PERSON], SEED);
    expect(eyesFor(match).first).toBe(0);
    await played(match, holdsSecrets(1));
    const { seats, first, secret } = eyesFor(match);
    expect([seats, first, secret(1)]).toEqual([[0, 1], undefined, true]);
  });

  it("is everybody's once it is over", async () => {
    const match = await played(await newMatch([PERSON, PERSON, BOT], SEED), isOver);
    const { seats, first, secret } = eyesFor(match);
    expect([seats, first, secret(0), secret(1)]).toEqual([[0, 1, 2], 0, false, false]);
  });
});
