import { quote } from "../failure.ts";
import type { Moment } from "../moment.ts";
import { checkSaid } from "./words.ts";

/** Warnings are computed from the seat's view, and can be described. */
export function checkWarnings(moment: Moment): void {
  for (const seat of moment.deciders) {
    for (const move of moment.moves(seat)) {
      const notices = moment.game.warnings(moment.view(seat), seat, move);
      moment.check("warnings", Array.isArray(notices), () => `warnings() is ${quote(notices)}`);
      for (const notice of notices) {
        const whole = typeof notice.code === "string" && notice.code !== "" && typeof notice.params === "object";
        moment.check("warnings", whole, () => `a warning needs a code and params: ${quote(notice)}`);
        checkSaid(moment, seat, `notice ${notice.code}`, notice);
      }
    }
  }
}
