import { type Seat, topQuestion } from "@montan/engine";
import { playerAt } from "./company.ts";
import type { DepartmentId, TileId } from "./data/departments.ts";
import type { SpaceId } from "./data/donations.ts";
import type { Region } from "./data/map.ts";
import { type ActionType, ROW_SPACES } from "./data/timeline.ts";
import { lowestPrice, refuseChoice } from "./departments/buildings.ts";
import type { EffectId } from "./departments/effect-ids.ts";
import { usesOf } from "./departments/uses.ts";
import { anySpaceFree, donationPrice, donationsOf, refuseDonating } from "./donating.ts";
import type { Gain } from "./gain.ts";
import type { Move } from "./moves.ts";
import { type GainOptions, outcomeOf } from "./outcome.ts";
import { turnOrder } from "./phases/phase.ts";
import { donationOn } from "./scoring/counting.ts";
import { type DonationScore, donationLimit, scoreDonation, scoreDonations } from "./scoring/donations.ts";
import type { Cell, State } from "./state.ts";
import { type EmployeeChoice, isWalking, step, stepsFrom } from "./steps.ts";
import { eventOf, eventRowFor, type TimelineEvent } from "./timeline.ts";

/** What a player gets by returning everybody from a mission area (C-I2). */
export interface IncomePreview {
  readonly employees: number;
  /** What is certain, one entry per kind. */
  readonly gains: readonly Gain[];
  readonly choices: readonly GainOptions[];
}

export interface SeatPreview {
  readonly seat: Seat;
  /** Missing: nobody is there, or no income in this event. */
  readonly income?: IncomePreview;
  /** Missing: no donation in this event. */
  readonly donation?: { readonly price: number; readonly possible: boolean };
}

/** What choosing a row would trigger now, before anybody decides anything. */
export interface RowPreview extends TimelineEvent {
  /** The row that supplies the event (C-R1). */
  readonly eventRow: ActionType;
  /** In turn order. */
  readonly seats: readonly SeatPreview[];
}

/** Missing before the first round and once no marker can move any more. */
export function rowPreview(state: State, row: ActionType): RowPreview | undefined {
  const { round, timeline } = state;
  if (round.number === 0 || timeline.markers.every((at) => at >= ROW_SPACES)) return undefined;
  const eventRow = eventRowFor(state, row);
  const event = eventOf(state, eventRow);
  return { eventRow, ...event, seats: turnOrder(state).map((seat) => seatPreview(state, seat, event)) };
}

function seatPreview(state: State, seat: Seat, { region, donation }: TimelineEvent): SeatPreview {
  const coming = region === undefined ? undefined : comeHome(state, seat, region);
  const then = coming?.state ?? state;
  return {
    seat,
    ...(coming !== undefined && { income: coming.income }),
    ...(donation && {
      donation: {
        price: donationPrice(then, seat),
        possible: refuseDonating(then, seat) === undefined && anySpaceFree(then),
      },
    }),
  };
}

/** Carries out the income by the rules themselves, and reads what it brought. */
function comeHome(state: State, seat: Seat, region: Region): { state: State; income: IncomePreview } | undefined {
  const employees = playerAt(state, seat).missions[region];
  const turn = { type: "event-turn", region, study: 0 } as const;
  const asked = { ...state, asked: state.asked.with(seat, [turn]) };
  const outcome = outcomeOf(asked, seat, { type: "return-employees", count: employees });
  if (outcome === undefined) return undefined;
  const { state: after, gains, choices } = outcome;
  return { state: after, income: { employees, gains, choices } };
}

/** What a space of the chart would score for a player with a disk on it if the game ended now. */
export function donationWorth(state: State, seat: Seat, space: SpaceId): DonationScore {
  const disks = state.donations[space] ?? [];
  const made = disks.includes(seat)
    ? state
    : { ...state, donations: { ...state.donations, [space]: [...disks, seat] } };
  if (!("pay" in donationOn(state, space)))
    return scoreDonation(made, space, { seat, limit: donationLimit(made, seat), made: donationsOf(made, seat) });
  // C-F4: what is paid for one such donation is missing for the others.
  const score = scoreDonations(made, seat).open.find((one) => one.space === space);
  if (score === undefined) throw new Error(`the donation ${space} was not scored`);
  return score;
}

export interface DepartmentOffer {
  /** Goods on the cheapest space; missing if there is no space left. */
  readonly price?: number;
  /** Could be built with the goods the player has. */
  readonly affordable: boolean;
}

/** The least a department would cost a player (C-M2, C-M3). */
export function departmentOffer(state: State, seat: Seat, department: TileId): DepartmentOffer {
  const price = lowestPrice(state, seat, department);
  const affordable = refuseChoice(state, seat, department) === undefined;
  return price === undefined ? { affordable } : { price, affordable };
}

/** One way to use a department, possible or not: the rules' refusal says why no employee there can be used. */
export function someUse(department: DepartmentId, desk: number): Move {
  const [effect, rule] = usesOf(department)[0] ?? ["moves", undefined];
  const [target] = rule?.targets ?? [];
  return { type: "use-employee", department, effect, ...(!rule?.whole && { desk }), ...target };
}

/** What employees of a department can be used for: nothing, one thing or one of several. */
export function effectsOf(department: DepartmentId): readonly EffectId[] {
  return usesOf(department).map(([effect]) => effect);
}

/** Steps to every space of the board from one of them; −1 if the remaining moves do not suffice. */
export function reach(state: State, seat: Seat, from: Cell): readonly number[] {
  const { far } = walks(state, seat, from);
  return far;
}

/** The steps that take an employee to a space, one move each; empty if it is out of reach. */
export function walk(state: State, seat: Seat, { from, desk }: EmployeeChoice, to: Cell): readonly Move[] {
  const { before } = walks(state, seat, from);
  const moves: Move[] = [];
  for (let at = to; at !== from; ) {
    const previous = before[at];
    if (previous === undefined || previous === -1) return [];
    // An employee who has left the desk walks on as inactive (C-H2).
    moves.unshift(step(previous === from && desk !== undefined ? { from, desk } : { from: previous }, at));
    at = previous;
  }
  return moves;
}

/** Breadth first, as far as the moves left reach. */
function walks(state: State, seat: Seat, from: Cell): { far: readonly number[]; before: readonly Cell[] } {
  const far: number[] = playerAt(state, seat).departments.map((_, cell) => (cell === from ? 0 : -1));
  const before = far.map(() => -1);
  const pending = topQuestion(state, seat);
  if (pending === undefined || !isWalking(pending)) return { far, before };
  const steps = stepsFrom(state, pending);
  const queue = [from];
  for (const cell of queue) {
    const next = (far[cell] as number) + 1;
    if (next > pending.moves) break;
    for (const to of steps[cell] as readonly Cell[]) {
      if (far[to] !== -1) continue;
      far[to] = next;
      before[to] = cell;
      queue.push(to);
    }
  }
  return { far, before };
}
