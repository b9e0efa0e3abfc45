import type { Json, Notice } from "@montan/engine";

/** Every warning about a legal but wasteful move, with the params a sentence can use. */
export const NOTICES = {
  /** Study points expire with the turn. */
  "study-lost": ["study"],
  "moves-lost": ["moves"],
  /** Employees that could still be used. */
  "employees-unused": ["department", "employees"],
  "departments-unused": ["departments"],
  "income-declined": ["region", "employees"],
  /** Employees stay on the mission although they could return. */
  "employees-left-out": ["region", "employees"],
  /** Not all transport income of this space can be taken. */
  "employees-not-gained": ["lost"],
  "donation-possible": ["price"],
  "donation-worthless": ["space"],
  "free-desks-unused": ["cells"],
  /** Goods are sold for $1 each to pay for this. */
  "goods-sold-to-pay": ["goods"],
  "effect-yields-nothing": ["effect"],
  "action-choice-given-up": ["vp"],
  "active-employee-moved": ["cell"],
  "transfers-lost": ["left"],
} as const;

export type NoticeCode = keyof typeof NOTICES;
type ParamsOf<C extends NoticeCode> = Readonly<Record<(typeof NOTICES)[C][number], Json>>;

export function notice<C extends NoticeCode>(code: C, params: ParamsOf<C>): Notice {
  return { code, params };
}
