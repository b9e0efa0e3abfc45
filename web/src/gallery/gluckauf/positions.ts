import type { Pending, State } from "@montan/gluckauf";
import afterAction from "./fixtures/after-action.json" with { type: "json" };
import cardPayment from "./fixtures/card-payment.json" with { type: "json" };
import gameOver from "./fixtures/game-over.json" with { type: "json" };
import innovationPayment from "./fixtures/innovation-payment.json" with { type: "json" };
import miningStep from "./fixtures/mining-step.json" with { type: "json" };
import train from "./fixtures/train.json" with { type: "json" };
import wagonDock from "./fixtures/wagon-dock.json" with { type: "json" };
import wildCard from "./fixtures/wild-card.json" with { type: "json" };
import workerAction from "./fixtures/worker-action.json" with { type: "json" };

export const POSITION_NAMES = [
  "worker-action",
  "card-payment",
  "innovation-payment",
  "wagon-dock",
  "mining-step",
  "train",
  "wild-card",
  "after-action",
  "game-over",
] as const satisfies readonly (Pending["type"] | "game-over")[];
export type PositionName = (typeof POSITION_NAMES)[number];

/** Views of the first seat, taken from games between bots: one for each kind of question, and a finished game. */
export const POSITIONS: Readonly<Record<PositionName, State>> = {
  "worker-action": asView(workerAction),
  "card-payment": asView(cardPayment),
  "innovation-payment": asView(innovationPayment),
  "wagon-dock": asView(wagonDock),
  "mining-step": asView(miningStep),
  train: asView(train),
  "wild-card": asView(wildCard),
  "after-action": asView(afterAction),
  "game-over": asView(gameOver),
};

/** Positions are JSON, so their types are wider than a state's. */
function asView(position: unknown): State {
  return position as State;
}
