import { activeEmployees, countOfType, playerAt } from "../company.ts";
import type { ActionType } from "../data/timeline.ts";
import type { Gain } from "../gain.ts";
import { gainGoods, gainMoney, gainMoves, payGoods, payMoney, receive, scoreVp } from "../gains.ts";
import { projectsInRegion } from "../projects.ts";
import { refusal } from "../refusals.ts";
import { anybodyToWalk } from "../steps.ts";
import { ANY_REGION, type Effect, type InRegion, NO_TARGET, type OfAmount, UP_TO_THREE } from "./effect.ts";

const always = () => undefined;

/** A fixed gain without leaving the desk. */
export function inPlace(gain: Gain): Effect {
  return {
    mission: false,
    targets: NO_TARGET,
    gain,
    refuse: always,
    apply: (draft, seat, _target, department) => receive(draft, seat, gain, { by: "department", department }),
  };
}

/** A fixed gain for a mission to any area. */
export function onMission(gain: Gain): Effect {
  return { ...inPlace(gain), mission: true, targets: ANY_REGION };
}

/** Starting Human Resources: the moves of all its employees at once, counted when the turn began (C-H1, C-U4). */
export const movesOfTheTurn: Effect = {
  mission: false,
  whole: true,
  targets: NO_TARGET,
  refuse: (state, seat) =>
    anybodyToWalk(state, seat) ? undefined : refusal("nothing-possible-there", { department: "start-hr" }),
  apply(draft, seat, _target, department) {
    const turn = draft.turnOf(seat);
    if (turn?.type !== "department-turn") throw new Error("moves outside a department turn");
    gainMoves(draft, seat, turn.hrMoves, { by: "department", department });
  },
};

/**
 * A gain for every department of a type: starting ones, unstaffed ones and the tile itself count (C-P17 and others).
 */
export function perDepartmentOnMission(type: ActionType, gain: Gain): Effect {
  return {
    mission: true,
    targets: ANY_REGION,
    refuse: always,
    apply(draft, seat, _target, department) {
      const times = countOfType(draft.state, playerAt(draft.state, seat), type);
      receive(draft, seat, gain, { by: "department", department }, times);
    },
  };
}

/** 2 Recruiting: the mission needs an employee in the supply. */
export const recruit: Effect = {
  ...onMission({ employee: 1 }),
  refuse: (state, seat) => (playerAt(state, seat).employees === 0 ? refusal("no-employee-in-supply") : undefined),
};

/** 3 Safety and Quality: 1 VP per two active employees, rounded up, without the one who has left. */
export const safety: Effect = {
  mission: true,
  targets: ANY_REGION,
  refuse: always,
  apply(draft, seat, _target, department) {
    const vp = Math.ceil(activeEmployees(playerAt(draft.state, seat)) / 2);
    if (vp > 0) scoreVp(draft, seat, vp, { by: "department", department });
  },
};

/** 6 Sales and 7 Logistics: one to three goods for money and VP. */
export function selling(money: number, vp: number): Effect<OfAmount> {
  return {
    mission: false,
    targets: UP_TO_THREE,
    refuse(state, seat, { amount }) {
      const { goods } = playerAt(state, seat);
      return amount > goods ? refusal("not-enough-goods", { price: amount, goods }) : undefined;
    },
    apply(draft, seat, { amount }, department) {
      const cause = { by: "department", department } as const;
      payGoods(draft, seat, amount, cause);
      gainMoney(draft, seat, amount * money, cause);
      if (vp > 0) scoreVp(draft, seat, amount * vp, cause);
    },
  };
}

/** 11 Supply Chain: one to three goods at $1. Goods are not sold to buy goods. */
export const buying: Effect<OfAmount> = {
  mission: false,
  targets: UP_TO_THREE,
  refuse(state, seat, { amount }) {
    const { money } = playerAt(state, seat);
    return amount > money ? refusal("not-enough-money", { price: amount, money }) : undefined;
  },
  apply(draft, seat, { amount }, department) {
    const cause = { by: "department", department } as const;
    payMoney(draft, seat, amount, cause);
    gainGoods(draft, seat, amount, cause);
  },
};

/** 18, 22, 26, 30: in one region, $2 or something else for each own project, one by one. */
export function partners(other: Gain): Effect<InRegion> {
  return {
    mission: false,
    targets: ANY_REGION,
    refuse: always,
    apply(draft, seat, { region }, department) {
      const times = projectsInRegion(draft.state, seat, region);
      if (times === 0) return;
      const cause = { by: "department", department } as const;
      draft.ask(seat, { type: "gain-choice", options: [{ money: 2 }, other], times, cause });
    },
  };
}
