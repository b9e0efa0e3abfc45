import {
  type ActionInnovation,
  type AreaId,
  type Crest,
  DOCKS,
  type DockNumber,
  type EngineModel,
  type InnovationCard,
  type StackId,
  type WagonCrest,
  type WorkerInnovation,
} from "../data/components.ts";
import type { MoveType } from "../moves.ts";
import type { Pending } from "../pending.ts";
import type { RefusalCode } from "../refusals.ts";
import type { NoticeCode } from "../warnings.ts";
import type { Say } from "./say.ts";

/** Why a game cannot be created: the codes of `InvalidOptions`. */
export const OPTION_ERRORS = [
  "seats-out-of-range",
  "rules-unknown",
  "seed-not-text",
  "option-unknown",
  "option-not-a-list",
  "option-not-an-object",
  "option-too-long",
  "option-out-of-range",
  "option-row-twice",
  "option-row-missing",
  "option-wrong-total",
  "option-unknown-innovation",
] as const;
export type OptionError = (typeof OPTION_ERRORS)[number];

export type Code = RefusalCode | NoticeCode | OptionError;

type Nothing = Readonly<Record<never, never>>;
type Where = { readonly where: string };

/** The params of each code. Card names that a client made up (`order`, `lorry`, `card`) are not repeated to it. */
export type CodeParams = {
  readonly "not-now": { readonly asked: Pending["type"]; readonly move: MoveType };
  readonly "area-not-used": { readonly area: AreaId };
  readonly "stack-empty": { readonly stack: StackId };
  readonly "engines-full": Nothing;
  readonly "cannot-pay": { readonly area: AreaId; readonly cost: number };
  readonly "mining-impossible": { readonly area: AreaId };
  readonly "delivery-impossible": Nothing;
  readonly "wild-impossible": Nothing;
  readonly "pass-after-innovation": Nothing;
  readonly "innovation-not-held": { readonly innovation: InnovationCard };
  readonly "innovation-pays-only": { readonly innovation: WorkerInnovation };
  readonly "innovation-needs-action": Nothing;
  readonly "innovation-impossible": { readonly innovation: ActionInnovation };
  readonly "innovations-cannot-pay": { readonly cost: number };
  readonly "workers-not-held": { readonly worker: number };
  readonly "workers-not-exact": { readonly cost: number; readonly workers: number };
  readonly "stack-not-of-pair": { readonly stack: StackId; readonly kind: "lorry" | "wagon" };
  readonly "dock-lacks-crest": { readonly dock: DockNumber; readonly crest: Crest };
  readonly "dock-has-engine": { readonly dock: DockNumber; readonly engine: EngineModel };
  readonly "row-empty": Nothing;
  readonly "lorry-not-stored": { readonly lorry: string };
  readonly "wagon-lacks-crest": { readonly wagon: WagonCrest; readonly crest: Crest };
  readonly "no-empty-wagon": { readonly dock: DockNumber; readonly wagon: WagonCrest };
  readonly "too-many-steps": { readonly steps: number; readonly left: number };
  readonly "goal-out-of-reach": { readonly goals: readonly number[] };
  readonly "goal-not-reached": { readonly spent: number; readonly goals: readonly number[] };
  readonly "train-lacks-engine": { readonly dock: DockNumber };
  readonly "train-other-model": {
    readonly dock: DockNumber;
    readonly engine: EngineModel;
    readonly model: EngineModel;
  };
  readonly "train-order-passed": { readonly dock: DockNumber; readonly last: DockNumber };
  readonly "train-too-light": { readonly dock: DockNumber; readonly needed: number; readonly loaded: number };
  readonly "order-not-held": { readonly order: string };
  readonly "no-train-left": Nothing;
  readonly "card-not-drawn": { readonly card: string };
  readonly "workers-unused": { readonly workers: number };
  readonly "lorries-surplus": { readonly surplus: number };
  readonly "wagons-empty": { readonly wagons: number };
  readonly "storing-loadable": Nothing;
  readonly "mining-nothing": Nothing;
  readonly "innovation-wasted": Nothing;
  readonly "seats-out-of-range": { readonly min: number; readonly max: number };
  readonly "rules-unknown": { readonly newest: number };
  readonly "seed-not-text": Nothing;
  readonly "option-unknown": Where & { readonly name: string };
  readonly "option-not-a-list": Where;
  readonly "option-not-an-object": Where;
  readonly "option-too-long": Where & { readonly max: number };
  readonly "option-out-of-range": Where & { readonly min: number; readonly max: number };
  readonly "option-row-twice": Where;
  readonly "option-row-missing": Where & { readonly kind: InnovationCard };
  readonly "option-wrong-total": Where & { readonly total: number; readonly found: number };
  readonly "option-unknown-innovation": Where;
};

/** A sentence for each code: a missing one is a type error. */
export type CodeSentences = { readonly [C in Code]: (params: CodeParams[C], say: Say) => string };

/** "dock 1 or dock 3" */
export function docksShowing(crest: Crest, say: Say): string {
  return say.either(DOCKS.flatMap((crests, index) => (crests.includes(crest) ? [say.dock(index + 1)] : [])));
}

/** "2 or 3 mining steps" */
export function stepsAllowed(goals: readonly number[], say: Say): string {
  const last = goals.at(-1) ?? 0;
  return say.either([...goals.slice(0, -1).map(String), say.count(last, "step")]);
}
