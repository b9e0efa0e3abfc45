import { CodedError } from "../../errors.ts";
import type { Seat } from "../../game.ts";
import { DecisionLog, type UndoScope } from "../../log.ts";
import { Violation } from "../failure.ts";
import type { Moment } from "../moment.ts";
import { equalJson, firstDifference } from "../plain.ts";

/** Undoing decisions and making them again restores the same state. */
export function checkUndo(moment: Moment): void {
  const { table, decisions } = moment;
  // The bare game: a log applies every decision many times, and each of them was checked when it was made.
  const { game } = table.subject;
  const log = new DecisionLog(game, table.setup, decisions);
  const able = moment.seats.filter((seat) => log.undoable(seat) > 0);
  const [scope = "step"] = moment.some<UndoScope>(["step", "turn"], 1);
  for (const seat of moment.some(able, 1)) {
    moment.table.tally.ran("undo", moment.types);
    try {
      undoAndRedo(moment, log, seat, scope);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      throw new Violation("undo", `taking back a ${scope} of seat ${seat} and redoing it: ${error.message}`, {
        cause: error,
      });
    }
  }
}

function undoAndRedo(
  moment: Moment,
  log: DecisionLog<unknown, unknown, unknown, unknown, unknown>,
  seat: Seat,
  scope: UndoScope,
): void {
  const { state, table, decisions } = moment;
  const { game } = table.subject;
  log.undo(seat, scope);
  const count = decisions.length - log.decisions.length;
  moment.check("undo", game.deciders(log.state).includes(seat), () => `seat ${seat} took back but is not asked again`);

  const taken = decisions.filter((decision) => decision.seat === seat).slice(-count);
  for (const { move } of taken) log.append(seat, move);
  moment.check("undo", equalJson(log.state, state), () => {
    return `seat ${seat} took back a ${scope} and redid it: ${firstDifference(state, log.state)}`;
  });
  const replayed = new DecisionLog(game, table.setup, log.entries).state;
  moment.check("undo", equalJson(replayed, state), () => {
    return `a log with an undo replays to another state: ${firstDifference(state, replayed)}`;
  });
}
