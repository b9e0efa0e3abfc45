import { CodedError } from "../../errors.ts";
import type { AnyGame } from "../../game.ts";
import { DecisionLog } from "../../log.ts";
import { exportRecord, importRecord } from "../../record.ts";
import { quote, Violation } from "../failure.ts";
import type { Moment } from "../moment.ts";
import { equalJson, firstDifference } from "../plain.ts";

const NO_VERSIONS = [0, -1, 1.5, Number.NaN];

/** The first change of a rule must not strand stored games: a newer game plays every older version as before. */
export function checkVersions(moment: Moment): void {
  const { game, gameOfVersion } = moment.table.subject;
  const newer = gameOfVersion(game.version + 1);
  checkAccepted(moment, newer);
  for (let rules = 1; rules <= game.version; rules++) checkSameGame(moment, newer, rules);
}

function checkAccepted(moment: Moment, newer: AnyGame): void {
  const { options, seats, seed } = moment.table.setup;
  const rulesOf = (rules?: number) =>
    (newer.create(options, seats, seed, undefined, rules) as { readonly rules?: unknown }).rules;
  for (let rules = 1; rules <= newer.version; rules++) {
    const made = accepted(() => rulesOf(rules));
    moment.check("versions", made === rules, () => {
      return `version ${newer.version} of the game, asked for rules ${rules}, ${made === undefined ? "refuses" : `plays by rules ${quote(made)}`}`;
    });
  }
  const unasked = rulesOf();
  moment.check("versions", unasked === newer.version, () => {
    return `version ${newer.version} of the game plays by rules ${quote(unasked)} when none are asked for`;
  });
  for (const rules of [...NO_VERSIONS, newer.version + 1]) {
    const made = accepted(() => rulesOf(rules));
    moment.check("versions", made === undefined, () => `rules ${rules} are not refused`);
  }
}

function accepted<T>(made: () => T): T | undefined {
  try {
    return made();
  } catch (error) {
    if (error instanceof CodedError) return undefined;
    throw error;
  }
}

/** A game under these rules is played by the newer game too, and compared state by state and from its record. */
function checkSameGame(moment: Moment, newer: AnyGame, rules: number): void {
  const { game } = moment.table.subject;
  const { options, seats, seed } = moment.table.setup;
  const log = new DecisionLog(game, { ...moment.table.setup, rules });
  let now = newer.create(options, seats, seed, undefined, rules);
  same(moment, rules, 0, log.state, now);
  for (let deciders = game.deciders(log.state); deciders.length > 0; deciders = game.deciders(log.state)) {
    const [seat = 0] = moment.some(deciders, 1);
    const [move] = moment.some(game.legalMoves(log.state, seat), 1);
    log.append(seat, move);
    now = replayed(newer, now, seat, move, rules);
    same(moment, rules, log.version, log.state, now);
  }
  const read = importRecord(exportRecord(log), [newer]);
  same(moment, rules, log.version, log.state, read.state);
}

function replayed(newer: AnyGame, state: unknown, seat: number, move: unknown, rules: number): unknown {
  try {
    return newer.apply(state, seat, move);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    throw new Violation("versions", `a decision legal under rules ${rules} is refused by a newer game: ${error.code}`, {
      cause: error,
    });
  }
}

function same(moment: Moment, rules: number, count: number, old: unknown, now: unknown): void {
  moment.check("versions", equalJson(old, now), () => {
    return `a newer game plays rules ${rules} differently after ${count} decisions: ${firstDifference(old, now)}`;
  });
}
