import type { Seat } from "@montan/engine";
import { AREA_INDEX, AREAS, MINING_1_2_MIN_SEATS, MINING_STEPS, STACKS } from "./data/components.ts";
import { canDeliver, FIRST_TRAIN } from "./delivery.ts";
import type { Draft } from "./draft.ts";
import { canFinish } from "./mining.ts";
import type { Asked, Pending } from "./pending.ts";
import { type Refusal, refusal } from "./refusals.ts";
import type { Player, State } from "./state.ts";
import { refuseTake, takeTop } from "./take-card.ts";
import { canNameStack } from "./wild.ts";

// Areas are identified by their index in AREAS here, because all of them are checked at every turn.

const MINING_0_1 = AREA_INDEX["mining-0-1"];
const MINING_1_2 = AREA_INDEX["mining-1-2"];
const DELIVERY = AREA_INDEX.delivery;
const WILD = AREA_INDEX.wild;
const GOALS = AREAS.map((area) => MINING_STEPS[area] ?? []);
const NOT_USED = refusal("area-not-used", { area: "mining-1-2" });
const MINING_IMPOSSIBLE = AREAS.map((area) => refusal("mining-impossible", { area }));
const DELIVERY_IMPOSSIBLE = refusal("delivery-impossible");
const WILD_IMPOSSIBLE = refusal("wild-impossible");
const WILD_STACK: Asked<"wild-stack"> = { type: "wild-stack" };

/** G-T4: why this player could not carry out the action; payment is checked separately. */
export function refuseAction(state: State, player: Player, index: number): Refusal | undefined {
  if (index < STACKS.length) return refuseTake(state, player, index);
  if (index === MINING_0_1) return undefined;
  if (index === DELIVERY) return canDeliver(player) ? undefined : DELIVERY_IMPOSSIBLE;
  if (index === WILD) return canNameStack(state, player) ? undefined : WILD_IMPOSSIBLE;
  return refuseMining(state, player, index);
}

function refuseMining(state: State, player: Player, index: number): Refusal | undefined {
  if (index === MINING_1_2 && state.players.length < MINING_1_2_MIN_SEATS) return NOT_USED;
  return canFinish(player, 0, goalsAt(index)) ? undefined : MINING_IMPOSSIBLE[index];
}

function goalsAt(index: number): readonly number[] {
  return GOALS[index] as readonly number[];
}

/** The workers are in their area: the action begins. */
export function beginAction(draft: Draft, seat: Seat, index: number): void {
  if (index < STACKS.length) takeTop(draft, seat, index, "worker-action");
  else draft.ask(seat, firstQuestion(index));
}

function firstQuestion(index: number): Pending {
  if (index === DELIVERY) return FIRST_TRAIN;
  if (index === WILD) return WILD_STACK;
  return { type: "mining-step", goals: goalsAt(index), spent: 0 };
}
