import type { Hidden } from "@montan/engine";
import type { Card } from "./cards.ts";
import type { AreaId, DockNumber, EngineModel, StackId, WagonCrest, WorkerInnovation } from "./data/components.ts";

/** What a seat can be asked. The state has a stack of these per seat; the last one is being asked. */
export type Pending =
  /** Start of a turn: a worker action, an action innovation, or passing (G-T1, G-T5). */
  | { readonly type: "worker-action"; readonly innovationPlayed?: true }
  /** Which worker innovations help to pay (G-I1). */
  | { readonly type: "innovation-payment"; readonly area: AreaId; readonly cost: number }
  /** Which worker cards pay (G-T3). */
  | {
      readonly type: "card-payment";
      readonly area: AreaId;
      readonly cost: number;
      readonly innovations: readonly WorkerInnovation[];
    }
  /** A lorry or wagon innovation: from which stack of the pair (G-I2). */
  | { readonly type: "pair-stack"; readonly kind: "lorry" | "wagon" }
  | { readonly type: "wagon-dock"; readonly card: WagonCrest }
  | { readonly type: "engine-dock"; readonly card: EngineModel }
  /** `goals`: the totals at which mining may stop; `spent`: steps so far (G-A8). */
  | { readonly type: "mining-step"; readonly goals: readonly number[]; readonly spent: number }
  /** The next train; once one has left, its dock and model determine the others (G-A9). */
  | { readonly type: "train"; readonly last?: DockNumber; readonly model?: EngineModel }
  | { readonly type: "wild-stack" }
  | { readonly type: "wild-card"; readonly stack: StackId; readonly cards: readonly (Card | Hidden)[] }
  /** After the worker action: action innovations, or the end of the turn (G-T5). */
  | { readonly type: "after-action" };

export type Asked<T extends Pending["type"]> = Extract<Pending, { type: T }>;
