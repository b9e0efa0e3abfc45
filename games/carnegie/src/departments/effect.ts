import type { Seat } from "@montan/engine";
import type { DepartmentId } from "../data/departments.ts";
import { type ProjectType, REGIONS, type Region } from "../data/map.ts";
import type { Draft } from "../draft.ts";
import type { Gain } from "../gain.ts";
import type { Refusal } from "../refusals.ts";
import type { State } from "../state.ts";

/** The target of a use: exactly the fields that its effect takes. */
export interface Target {
  readonly region?: Region;
  readonly tab?: ProjectType;
  readonly amount?: number;
}

export type InRegion = Required<Pick<Target, "region">>;
export type OfAmount = Required<Pick<Target, "amount">>;

/** One thing an employee of a department can be used for. Used in place unless it is a mission (C-U2). */
export interface Effect<T extends Target = Target> {
  /** The employee leaves for the mission area `target.region`. */
  readonly mission: boolean;
  /** The department is used as a whole, once: no desk is named. */
  readonly whole?: true;
  /** All conceivable targets, all with the same fields; `refuse` says which are possible now. */
  readonly targets: readonly T[];
  /** What it brings, if that is always the same. */
  readonly gain?: Gain;
  refuse(state: State, seat: Seat, target: T): Refusal | undefined;
  /** Carries it out; a mission's employee has already left. */
  apply(draft: Draft, seat: Seat, target: T, department: DepartmentId): void;
}

export const NO_TARGET: readonly Target[] = [{}];
export const ANY_REGION: readonly InRegion[] = REGIONS.map((region) => ({ region }));
export const UP_TO_THREE: readonly OfAmount[] = [3, 2, 1].map((amount) => ({ amount }));

/** The effect takes exactly these fields. */
export function takesExactly({ targets, whole }: Effect, target: Target & { readonly desk?: number }): boolean {
  const [example] = targets as readonly [Target];
  return (
    (target.desk === undefined) === (whole === true) &&
    (example.region === undefined) === (target.region === undefined) &&
    (example.tab === undefined) === (target.tab === undefined) &&
    (example.amount === undefined) === (target.amount === undefined)
  );
}
