import type { Move } from "@montan/gluckauf";

const PAYMENTS_TRIED = 3;

/** The first way to pay keeps the most small cards, which pay for anything later: another one is rarely better. */
export function sensibleInGluckauf(moves: readonly Move[], thorough: boolean): readonly Move[] {
  return moves[0]?.type === "pay-workers" ? moves.slice(0, thorough ? PAYMENTS_TRIED : 1) : moves;
}
