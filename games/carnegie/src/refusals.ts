import { IllegalMove, type Json } from "@montan/engine";

/**
 * Every reason for which the rules refuse a move, with the params a sentence can use. The kernel adds its own codes:
 * not-listed, not-your-turn, game-over, hidden, other-seat.
 */
export const REFUSALS = {
  /** The move answers another question than the one asked. */
  "not-asked": ["asked"],
  // Setup
  "other-sheet-row": ["row"],
  "not-on-sheet": ["row", "value"],
  "over-budget": ["price", "left"],
  "other-tab": ["tab"],
  "city-too-small": ["city"],
  "slot-does-not-match": ["city", "slot", "tab"],
  "slot-occupied": ["city", "slot"],
  "no-such-slot": ["city", "slot"],
  "not-on-display": ["department"],
  "tile-already-laid": ["tile"],
  "column-already-covered": ["column"],
  // Employees
  "no-such-cell": ["cell"],
  "no-inactive-employee": ["cell"],
  "nobody-at-desk": ["cell", "desk"],
  "other-desk-first": ["cell", "desk"],
  "not-adjacent": ["from", "to"],
  "no-moves-left": [],
  "already-there": ["cell"],
  // Activation
  "no-desks-there": ["cell"],
  "desk-taken": ["cell", "desk"],
  "no-payroll": [],
  "no-vp-to-give": ["vp"],
  // Money, goods, disks
  "not-enough-money": ["price", "money"],
  "not-enough-goods": ["price", "goods"],
  "goods-needed": ["goods"],
  "no-goods-to-sell": [],
  "no-disk-in-supply": [],
  // Event
  "no-income-now": [],
  "not-that-many-employees": ["region", "there"],
  "no-donation-now": [],
  "space-occupied": ["space"],
  "not-that-many-arrivals": ["employees"],
  "gain-not-offered": ["gain"],
  "no-employee-in-supply": [],
  "space-not-reached": ["region", "space"],
  // Department turn
  "first-player-chooses-row": [],
  "no-action-choice": [],
  "action-choice-too-late": [],
  "same-action": ["action"],
  "not-your-department": ["department"],
  "wrong-department-type": ["department", "action"],
  "department-left": ["department"],
  "not-a-department-to-use": ["department"],
  "department-not-staffed": ["department"],
  "nothing-possible-there": ["department"],
  "no-such-effect": ["department", "effect"],
  "employee-already-used": ["desk"],
  "amount-out-of-range": ["min", "max"],
  "no-disk-on-tab": ["tab"],
  "no-free-slot": ["tab"],
  "no-free-slot-in-region": ["tab", "region"],
  "city-in-other-region": ["city", "region"],
  "no-department-to-build": [],
  "no-space-to-build": [],
  "department-already-owned": ["department"],
  "reserved-department-first": ["department"],
  "cell-not-free": ["cell"],
  "no-donation-to-copy": [],
  "own-donation": ["space"],
  "nobody-to-copy": ["space"],
  // Study points
  "no-study-points": [],
  "not-enough-study": ["cost", "study"],
  "tab-finished": ["tab"],
  "track-finished": ["region"],
  "last-space-taken": ["region"],
} as const;

export type RefusalCode = keyof typeof REFUSALS;
type ParamsOf<C extends RefusalCode> = Readonly<Record<(typeof REFUSALS)[C][number], Json>>;

export interface Refusal {
  readonly code: RefusalCode;
  readonly params: Json;
}

/** The reason that a rule gives; thrown only by `apply`. */
export function refusal<C extends RefusalCode>(
  code: C,
  ...[params]: (typeof REFUSALS)[C]["length"] extends 0 ? [] : [ParamsOf<C>]
): Refusal {
  return { code, params: params ?? {} };
}

export function illegal({ code, params }: Refusal): IllegalMove {
  return new IllegalMove(code, params);
}
