import { game, type Move, ROUNDS, type State } from "@montan/carnegie";
import type { AnyGame } from "@montan/engine";
import type { FeatureSet } from "../features.ts";
import { knowledge } from "../registry.ts";
import { carnegieFeatures } from "./features.ts";
import { CARNEGIE_HAND_WEIGHTS } from "./hand-weights.ts";
import { isChoosingRow, isFarEnough, isRowPlayed } from "./horizon.ts";
import data from "./network.json" with { type: "json" };
import { sensibleInCarnegie } from "./sensible.ts";

export const carnegieKnowledge = knowledge(
  {
    game: game as unknown as AnyGame,
    features: carnegieFeatures as FeatureSet<unknown>,
    handWeights: CARNEGIE_HAND_WEIGHTS,
    width: 2,
    futureWidth: 1,
    // With three or more players, holding back one rival helps the others as much.
    rivalry: (seats) => (seats === 2 ? 1 : 0),
    select: (moves, state, seat, thorough) =>
      sensibleInCarnegie(moves as readonly Move[], state as State, seat, thorough),
    isEnding: (state) => (state as State).round.number === ROUNDS,
    isPreparing: (state, seat) => isChoosingRow(state as State, seat),
    isComparable: (state, start, reach) => isFarEnough(state as State, start as State, reach),
    isCarriedOut: (state, seat, prepared) => isRowPlayed(state as State, seat, prepared as State),
  },
  data.network,
);
