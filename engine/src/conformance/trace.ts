import { createHash } from "node:crypto";
import type { AnyGame, Result } from "../game.ts";
import { canonical } from "../json.ts";
import { importRecord } from "../record.ts";

const DIGITS = 8;

/**
 * What a recorded game must look like for ever: after every decision a fingerprint of the state and of what each seat
 * and a spectator may see, and at last the result. A changed rule shows in the first line that differs, a leak in a
 * view that changed although nothing was shown to it.
 */
export function traceOf(record: string, game: AnyGame): string {
  const log = importRecord(record, [game]);
  const viewers = [...Array.from({ length: log.setup.seats }, (_, seat) => seat), undefined];
  const line = (count: number, state: unknown) =>
    [count, fingerprint(state), ...viewers.map((seat) => fingerprint(game.view(state, seat)))].join(" ");

  const lines = [
    `decision state ${viewers.map((seat) => seat ?? "spectator").join(" ")}`,
    ...log.moments.map(({ state }, index) => line(index, state)),
  ];
  const result = game.result(log.state);
  if (result !== undefined) lines.push(`result ${canonical(summary(result))}`);
  return `${lines.join("\n")}\n`;
}

function summary({ winners, sheets }: Result) {
  return { winners, totals: sheets.map(({ owner, total }) => ({ owner, total })) };
}

function fingerprint(value: unknown): string {
  return createHash("sha256").update(canonical(value)).digest("hex").slice(0, DIGITS);
}

/** How many sequences of `depth` legal decisions there are from here: one number that most slips of a rule change. */
export function countSequences<State>(game: AnyGame, state: State, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const seat of game.deciders(state)) {
    for (const move of game.legalMoves(state, seat)) {
      count += countSequences(game, game.apply(state, seat, move), depth - 1);
    }
  }
  return count;
}
