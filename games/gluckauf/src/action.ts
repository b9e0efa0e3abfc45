import type { Seat } from "@montan/engine";
import {
  type ActionCard,
  AREAS,
  type AreaId,
  MINING_1_2_MIN_SEATS,
  MINING_STEPS,
  STACKS,
  type StackId,
} from "./data/components.ts";
import { canDeliver } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { canFinish } from "./mining.ts";
import { type Refusal, refusal } from "./refusals.ts";
import type { Player, State } from "./state.ts";
import { canTakeAt, isStack, refuseTake, takeTop } from "./take-card.ts";
import { canNameStack } from "./wild.ts";

/** G-T4: why this player could not carry the action out; payment is another matter. */
export function refuseAction(state: State, player: Player, area: AreaId): Refusal | undefined {
  if (isStack(area)) return refuseTake(state, player, area);
  switch (area) {
    case "mining-0-1":
      return undefined;
    case "mining-1-2":
    case "mining-2-3":
      return refuseMining(state, player, area);
    case "delivery":
      return canDeliver(player) ? undefined : refusal("delivery-impossible");
    case "wild":
      return canNameStack(state, player) ? undefined : refusal("wild-impossible");
  }
}

/** The same by the area's place in AREAS: asked for all of them at every turn. */
export function canActAt(state: State, player: Player, index: number): boolean {
  if (index < STACKS.length) return canTakeAt(state, player, index);
  return refuseAction(state, player, AREAS[index] as AreaId) === undefined;
}

function refuseMining(state: State, player: Player, area: ActionCard): Refusal | undefined {
  if (area === "mining-1-2" && state.players.length < MINING_1_2_MIN_SEATS) return refusal("area-not-used", { area });
  return canFinish(player, 0, stepsOf(area)) ? undefined : refusal("mining-impossible", { area });
}

function stepsOf(area: AreaId): readonly number[] {
  return MINING_STEPS[area] ?? [];
}

/** The workers lie in their area: the action begins. */
export function beginAction(draft: Draft, seat: Seat, area: AreaId): void {
  if (area in MINING_STEPS) draft.ask(seat, { type: "mining-step", goals: stepsOf(area), spent: 0 });
  else if (area === "delivery") draft.ask(seat, { type: "train" });
  else if (area === "wild") draft.ask(seat, { type: "wild-stack" });
  else takeTop(draft, seat, area as StackId, "worker-action");
}
