import type { Seat } from "@montan/engine";
import { chooseDepartment, declineRelocation, placeDepartment, relocateEmployee } from "./departments/buildings.ts";
import { copyDonation } from "./departments/giving.ts";
import { buildProject } from "./departments/projects.ts";
import { endTransfers, pickEmployee, transferEmployee } from "./departments/transfers.ts";
import { isDepartmentTurnOpen } from "./departments/turn.ts";
import { fillSheetRow } from "./modules/new-beginning.ts";
import { layDonationTile, skipDonationTile } from "./modules/new-donations.ts";
import { announceWait, goFirst } from "./modules/right-to-wait.ts";
import { noteSecretDonation } from "./modules/secret-donation.ts";
import type { Move, MoveType } from "./moves.ts";
import type { Pending, PendingOf, PendingType } from "./pending.ts";
import { activateEmployee, endActivation } from "./phases/activation.ts";
import { chooseRow } from "./phases/choose-row.ts";
import { endTurn, useActionChoice, useEmployee } from "./phases/departments.ts";
import { makeDonation } from "./phases/donation.ts";
import { endEvent, isEventOpen } from "./phases/event.ts";
import { placeHousing, reserveDepartment } from "./phases/housing.ts";
import { chooseGain, divideArrivals, returnEmployees } from "./phases/income.ts";
import { endSetupMoves } from "./phases/setup-moves.ts";
import { chooseSide } from "./phases/tab-sides.ts";
import { advanceTab, advanceTransport } from "./research.ts";
import { type AnyMoveRule, anyRule, type MoveRule } from "./rule.ts";
import { sellGoods } from "./selling.ts";
import type { State } from "./state.ts";
import { canWalk, otherSteps, sensibleStep } from "./steps.ts";
import { chooseTrackIncome } from "./transport.ts";

/** What a question accepts, and its only answer if there is nothing to decide. */
interface Question<P extends PendingType> {
  /** In the order they are offered. Selling goods is always possible as well. */
  readonly answers: readonly AnyMoveRule[];
  /** The forced answer; if missing: the only move in the list, if there is only one. */
  forced?(state: State, seat: Seat, pending: PendingOf<P>): Move | undefined;
}

/** Rules that answer exactly this question, which the types ensure. */
function question<P extends PendingType>(
  answers: readonly { [T in MoveType]: MoveRule<T, P> }[MoveType][],
  forced?: Question<P>["forced"],
): Question<P> {
  return { answers: answers.map((rule) => anyRule(rule as MoveRule<MoveType, P>)), ...(forced && { forced }) };
}

const never = () => undefined;

const QUESTIONS: { readonly [P in PendingType]: Question<P> } = {
  // Always asked: not asking would reveal what has been spent on the other rows.
  "sheet-row": question([fillSheetRow], never),
  "tab-side": question([chooseSide], never),
  "housing-site": question([placeHousing]),
  "reserve-choice": question([reserveDepartment]),
  "donation-tile-choice": question([layDonationTile, skipDonationTile]),
  "setup-steps": question<"setup-steps">([sensibleStep, endSetupMoves, otherSteps], (state, seat, { moves }) =>
    canWalk(state, seat, moves) ? undefined : { type: "end-setup-moves" },
  ),
  "secret-donation-choice": question([noteSecretDonation], never),
  "row-choice": question([chooseRow], never),
  "event-turn": question<"event-turn">(
    [returnEmployees, advanceTransport, advanceTab, endEvent, makeDonation],
    (state, seat, turn) => (isEventOpen(state, seat, turn) ? undefined : { type: "end-event" }),
  ),
  "wait-choice": question([goFirst, announceWait], never),
  "department-turn": question<"department-turn">(
    [useEmployee, advanceTransport, advanceTab, sensibleStep, endTurn, otherSteps, useActionChoice],
    (state, seat, turn) => (isDepartmentTurnOpen(state, seat, turn) ? undefined : { type: "end-turn" }),
  ),
  "activation-turn": question([activateEmployee, endActivation]),
  "lobby-choice": question([divideArrivals], never),
  "gain-choice": question([chooseGain]),
  "track-income-choice": question([chooseTrackIncome], never),
  "project-site": question([buildProject]),
  "department-choice": question([chooseDepartment]),
  "department-space": question([placeDepartment]),
  "relocation-choice": question([relocateEmployee, declineRelocation]),
  "copied-donation-choice": question([copyDonation]),
  "transfer-choice": question([pickEmployee, endTransfers]),
  "transfer-target": question([transferEmployee]),
};

const SELLING = anyRule(sellGoods);

function questionOf(pending: Pending): Question<PendingType> {
  return QUESTIONS[pending.type] as unknown as Question<PendingType>;
}

/** The rule for a kind of move, if it answers this question. */
export function ruleFor(pending: Pending, type: MoveType): AnyMoveRule | undefined {
  if (type === "sell-goods") return SELLING;
  return questionOf(pending).answers.find((rule) => rule.type === type);
}

/** All answers of the seat, the sensible default first. */
export function answersTo(state: State, seat: Seat, pending: Pending): Move[] {
  const moves: Move[] = [];
  for (const rule of questionOf(pending).answers) rule.list(state, seat, pending, moves);
  SELLING.list(state, seat, pending, moves);
  return moves;
}

/** The only possible answer to a question. Being able to sell goods does not count as a choice. */
export function forcedAnswer(state: State, seat: Seat, pending: Pending): Move | undefined {
  const { answers, forced } = questionOf(pending);
  if (forced !== undefined) return forced(state, seat, pending);
  const moves: Move[] = [];
  for (const rule of answers) {
    rule.list(state, seat, pending, moves);
    if (moves.length > 1) return undefined;
  }
  return moves[0];
}
