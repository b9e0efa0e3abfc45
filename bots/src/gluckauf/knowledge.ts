import type { AnyGame } from "@montan/engine";
import { game, type Move, SHIFT_TOKENS, type State } from "@montan/gluckauf";
import type { FeatureSet } from "../features.ts";
import { knowledge } from "../registry.ts";
import { gluckaufFeatures } from "./features.ts";
import { GLUCKAUF_HAND_WEIGHTS } from "./hand-weights.ts";
import data from "./network.json" with { type: "json" };
import { sensibleInGluckauf } from "./sensible.ts";

export const gluckaufKnowledge = knowledge(
  {
    game: game as unknown as AnyGame,
    features: gluckaufFeatures as FeatureSet<unknown>,
    handWeights: GLUCKAUF_HAND_WEIGHTS,
    width: 40,
    futureWidth: 40,
    isEnding: (state) => isLastShift(state as State),
    select: (moves, _state, _seat, thorough) => sensibleInGluckauf(moves as readonly Move[], thorough),
  },
  data.network,
);

function isLastShift({ shift, players }: State): boolean {
  return shift === SHIFT_TOKENS[players.length];
}
