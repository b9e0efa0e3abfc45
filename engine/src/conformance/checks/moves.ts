import type { IllegalMove } from "../../errors.ts";
import type { Seat } from "../../game.ts";
import { canonical } from "../../json.ts";
import { type Check, quote } from "../failure.ts";
import { type Moment, typeOf } from "../moment.ts";
import { equalJson, firstDifference } from "../plain.ts";
import { refusal } from "../probe.ts";
import { malformedMoves, mutatedMoves, reordered } from "./mutations.ts";
import { checkRefusalWords } from "./words.ts";

/** How many illegal moves of each kind are tried at one moment; over a run every kind is tried. */
const TRIED = 12;

/** `apply` accepts exactly what `legalMoves` lists, and gives a reason for refusing the rest. */
export function checkMoves(moment: Moment): void {
  for (const seat of moment.deciders) {
    checkListedApply(moment, seat);
    checkOneMove(moment, seat);
    checkMalformed(moment, seat);
    checkUnlisted(moment, seat);
  }
  checkUnasked(moment);
}

function checkListedApply(moment: Moment, seat: Seat): void {
  for (const move of moment.moves(seat)) {
    moment.table.tally.ran("legal-applies", moment.types);
    moment.applied("legal-applies", moment.state, seat, move);
    moment.table.tally.revealed(typeOf(move) ?? "untyped", moment.game.reveals(moment.state, seat, move));
  }
}

/** A legal move has the same effect with or without a listener for events, and in whatever order its keys are. */
function checkOneMove(moment: Moment, seat: Seat): void {
  const { state } = moment;
  for (const move of moment.some(moment.moves(seat), 1)) {
    const silent = moment.applied("legal-applies", state, seat, move);
    const loud = moment.applied("silent-apply", state, seat, move, () => {});
    moment.check("silent-apply", equalJson(loud, silent), () => {
      return `${quote(move)} does something else when nobody listens: ${firstDifference(loud, silent)}`;
    });
    checkDecide(moment, seat, move);
    const rewritten = moment.applied("canonical-moves", state, seat, reordered(move));
    moment.check("canonical-moves", equalJson(rewritten, silent), () => {
      return `${quote(move)} with its keys reordered does something else: ${firstDifference(rewritten, silent)}`;
    });
  }
}

/** `decide` returns in one call what `apply`, its events and `reveals` return. */
function checkDecide(moment: Moment, seat: Seat, move: unknown): void {
  const { game, state } = moment;
  const events: unknown[] = [];
  const after = game.apply(state, seat, move, (event) => events.push(event));
  const parts = { state: after, events, reveals: game.reveals(state, seat, move) };
  const decided = game.decide(state, seat, move);
  moment.check("decide", equalJson(decided, parts), () => {
    return `decide(${quote(move)}) says something else than apply and reveals: ${firstDifference(parts, decided)}`;
  });
}

function checkMalformed(moment: Moment, seat: Seat): void {
  for (const move of moment.some(malformedMoves(moment.moves(seat)), TRIED)) {
    const { code } = refused(moment, "malformed", seat, move);
    moment.check("malformed", code === "not-listed", () => {
      return `malformed ${quote(move)} is refused as “${code}”, not as “not-listed”`;
    });
  }
}

function checkUnlisted(moment: Moment, seat: Seat): void {
  for (const move of mutants(moment, seat)) refused(moment, "refusals", seat, move);
  for (const move of strangers(moment, seat)) {
    const { code } = refused(moment, "refusals", seat, move);
    moment.check("refusal-reason", code !== "not-listed", () => {
      return `${quote(move)} is a move of this game: refusing it to seat ${seat} needs a reason, not “not-listed”`;
    });
  }
}

/** A seat that is not asked, or does not exist, cannot decide. */
function checkUnasked(moment: Moment): void {
  const { deciders, seats } = moment;
  const unasked = [...seats.filter((seat) => !deciders.includes(seat)), -1, seats.length];
  for (const seat of unasked) {
    for (const move of moment.some(everLegal(moment), 2)) {
      const { code } = refused(moment, "not-asked", seat, move);
      moment.check("not-asked", code !== "not-listed", () => {
        return `seat ${seat} owes nothing; “not-listed” does not tell it so`;
      });
    }
  }
}

/** Moves of this game that are legal for some seat now or were legal at another moment. */
function everLegal(moment: Moment): readonly unknown[] {
  return [...moment.deciders.flatMap((seat) => moment.moves(seat)), ...moment.table.everLegal];
}

/** Some of those moves that are not legal for this seat now. */
export function strangers(moment: Moment, seat: Seat): readonly unknown[] {
  return unlisted(moment, seat, moment.some(everLegal(moment), TRIED));
}

/** Some variations of legal moves that are not legal themselves. */
function mutants(moment: Moment, seat: Seat): readonly unknown[] {
  const neighbours = moment.some(moment.moves(seat), 3).flatMap((legal) => mutatedMoves(legal, moment.random));
  return unlisted(moment, seat, moment.some(neighbours, TRIED));
}

function unlisted(moment: Moment, seat: Seat, moves: readonly unknown[]): readonly unknown[] {
  const listed = new Set(moment.moves(seat).map(canonical));
  return moves.filter((move) => !listed.has(canonical(move)));
}

function refused(moment: Moment, check: Check, seat: Seat, move: unknown): IllegalMove {
  const no = refusal(() => moment.game.apply(moment.state, seat, move));
  moment.check(check, no !== undefined, () => `seat ${seat} may do what is not listed for it: ${quote(move)}`);
  const refusalMade = no as IllegalMove;
  moment.check(check, typeof refusalMade.code === "string" && refusalMade.code !== "", () => {
    return `refusing ${quote(move)} has no code`;
  });
  checkRefusalWords(moment, seat, refusalMade);
  return refusalMade;
}
