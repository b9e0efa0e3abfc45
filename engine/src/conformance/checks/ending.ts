import { CodedError } from "../../errors.ts";
import { DecisionLog } from "../../log.ts";
import { exportRecord, importRecord } from "../../record.ts";
import { type Check, Violation } from "../failure.ts";
import type { Moment } from "../moment.ts";
import { equalJson, firstDifference } from "../plain.ts";

/** The finished game is determined by its decisions: replayed, or exported and imported, they give the same state. */
export function checkReplay(moment: Moment): void {
  const { table, decisions } = moment;
  // The bare game: replaying does not need the probe, which would freeze everything again.
  const { game } = table.subject;
  const log = refusedAs("replay", () => new DecisionLog(game, table.setup, decisions));
  checkSame(moment, "replay", log.state);
  const text = exportRecord(log);
  const read = refusedAs("record", () => importRecord(text, [game]));
  checkSame(moment, "record", read.state);
  moment.check("record", exportRecord(read) === text, () => "a record read and written again is another text");
}

function checkSame(moment: Moment, check: Check, state: unknown): void {
  moment.check(check, equalJson(state, moment.state), () => {
    return `the same decisions give another state: ${firstDifference(moment.state, state)}`;
  });
}

function refusedAs<T>(check: Check, made: () => T): T {
  try {
    return made();
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    throw new Violation(check, `a decision that was legal is refused: ${error.message}`, { cause: error });
  }
}
