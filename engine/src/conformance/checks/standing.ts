import type { ScoreSheet, Seat } from "../../game.ts";
import { canonical } from "../../json.ts";
import { quote } from "../failure.ts";
import { type Moment, typeOf } from "../moment.ts";
import { equalJson, firstDifference } from "../plain.ts";

/** What must hold at every moment of every game, and is cheap enough to check after each decision. */
export function checkStanding(moment: Moment): void {
  // The probe has already checked everything that came out of the game on the way here.
  for (const check of ["plain-json", "inputs-unchanged", "no-exceptions"] as const)
    moment.table.tally.ran(check, moment.types);
  checkDeciders(moment);
  checkPending(moment);
  checkLegalMoves(moment);
  checkScore(moment);
  moment.table.tally.ran("invariants", moment.types);
  moment.invariants("invariants", moment.state);
}

function checkDeciders(moment: Moment): void {
  const { deciders, seats } = moment;
  const proper = new Set(deciders).size === deciders.length && deciders.every((seat) => seats.includes(seat));
  moment.check("deciders", proper, () => `deciders() names ${quote(deciders)} of ${seats.length} seats`);
  const over = moment.game.result(moment.state) !== undefined;
  moment.check("deciders", over === moment.over, () =>
    over
      ? `result() is defined but ${quote(deciders)} owe a decision`
      : "nobody owes a decision and there is no result",
  );
}

function checkPending(moment: Moment): void {
  for (const seat of moment.seats) {
    const pending = moment.game.pending(moment.state, seat);
    const owes = moment.deciders.includes(seat);
    moment.check("pending", (pending !== undefined) === owes, () =>
      owes ? `seat ${seat} owes a decision but pending() is undefined` : `seat ${seat} owes nothing but is asked`,
    );
    moment.check("pending", !owes || typeOf(pending) !== undefined, () => `pending() has no type: ${quote(pending)}`);
  }
}

function checkLegalMoves(moment: Moment): void {
  for (const seat of moment.seats) {
    const moves = moment.moves(seat);
    const owes = moment.deciders.includes(seat);
    moment.check("legal-moves", moves.length > 0 === owes, () =>
      owes ? `seat ${seat} owes a decision but has no legal move` : `seat ${seat} owes nothing but has legal moves`,
    );
    if (owes) checkList(moment, seat, moves);
  }
}

function checkList(moment: Moment, seat: Seat, moves: readonly unknown[]): void {
  const { tally, subject } = moment.table;
  tally.mostMoves = Math.max(tally.mostMoves, moves.length);
  moment.check("legal-moves", moves.length <= subject.maxLegalMoves, () => {
    return `seat ${seat} has ${moves.length} legal moves, more than ${subject.maxLegalMoves}`;
  });
  const untyped = moves.find((move) => typeOf(move) === undefined);
  moment.check("legal-moves", untyped === undefined, () => `a move has no type: ${quote(untyped)}`);
  const texts = moves.map(canonical);
  moment.check("distinct-moves", new Set(texts).size === texts.length, () => {
    return `listed twice for seat ${seat}: ${texts.find((text, index) => texts.indexOf(text) !== index)}`;
  });
}

function checkScore(moment: Moment): void {
  const sheets = moment.game.score(moment.state);
  for (const seat of moment.seats) {
    const own = sheets.filter(({ owner }) => owner === seat).length;
    moment.check("sheets", own === 1, () => `${own} score sheets for seat ${seat}`);
  }
  for (const sheet of sheets) moment.check("sheets", addsUp(sheet), () => `the parts do not add up: ${quote(sheet)}`);

  const result = moment.game.result(moment.state);
  if (result === undefined) return;
  moment.check("result", equalJson(result.sheets, sheets), () => {
    return `result.sheets are not score(state): ${firstDifference(result.sheets, sheets)}`;
  });
  const known = result.winners.every((winner) => sheets.some(({ owner }) => owner === winner));
  moment.check("result", result.winners.length > 0 && known, () => `winners ${quote(result.winners)}`);
}

export function addsUp({ total, parts }: ScoreSheet): boolean {
  return total === parts.reduce((sum, { vp }) => sum + vp, 0);
}

/** From one moment to the next the turn number never falls. */
export function checkTurn(before: Moment, after: Moment): void {
  if (before.game.turn === undefined) return;
  const [was, is] = [before.game.turn(before.state), before.game.turn(after.state)];
  after.check("turn", Number.isInteger(is) && is >= was, () => `turn() goes from ${was} to ${is}`);
}
