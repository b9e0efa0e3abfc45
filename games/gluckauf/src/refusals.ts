import { IllegalMove, type Json } from "@montan/engine";

/** Every reason for which the rules refuse, with the rule behind it. `describe` has a sentence for each. */
export const REFUSALS = {
  "not-now": "the move answers another question than the one being asked",
  "area-not-used": "G-S1",
  "stack-empty": "G-T4",
  "engines-full": "G-A3",
  "cannot-pay": "G-T3",
  "mining-impossible": "G-A8",
  "delivery-impossible": "G-A9",
  "wild-impossible": "G-A10",
  "pass-after-innovation": "G-T5",
  "innovation-not-held": "G-I2",
  "innovation-pays-only": "G-I1",
  "innovation-needs-action": "G-T5",
  "innovation-impossible": "G-I2",
  "innovations-cannot-pay": "G-I1",
  "workers-not-held": "G-T3",
  "workers-not-exact": "G-T3",
  "stack-not-of-pair": "G-I2",
  "dock-lacks-crest": "G-A2",
  "dock-has-engine": "G-A3",
  "row-empty": "G-A8",
  "lorry-not-stored": "G-A8",
  "wagon-lacks-crest": "G-A8",
  "no-empty-wagon": "G-A8",
  "too-many-steps": "G-A8",
  "goal-out-of-reach": "G-A8",
  "goal-not-reached": "G-A8",
  "train-lacks-engine": "G-A9",
  "train-other-model": "G-A9",
  "train-order-passed": "G-A9",
  "train-too-light": "G-A9",
  "order-not-held": "G-A9",
  "no-train-left": "G-A9",
  "card-not-drawn": "G-A10",
} as const;

export type RefusalCode = keyof typeof REFUSALS;

/** Why a move is refused; the caller decides whether to throw it. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly params: Json;
}

export function refusal(code: RefusalCode, params: Json = {}): Refusal {
  return { code, params };
}

export function illegal({ code, params }: Refusal): IllegalMove {
  return new IllegalMove(code, params);
}
