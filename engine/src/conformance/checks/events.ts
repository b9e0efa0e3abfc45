import { quote, whose } from "../failure.ts";
import { type Moment, typeOf } from "../moment.ts";
import { equalJson } from "../plain.ts";
import { checkChance } from "./views.ts";
import { checkUnknownInEvent } from "./whitelist.ts";
import { checkEventSaid } from "./words.ts";

/** The events of a decision: typed, describable, and containing for each viewer only what that viewer may learn. */
export function checkEvents(moment: Moment, events: readonly unknown[]): void {
  for (const event of events) {
    moment.check("events", typeOf(event) !== undefined, () => `an event has no type: ${quote(event)}`);
    for (const viewer of moment.viewers) {
      const heard = moment.game.redact(event, viewer);
      moment.check("redact", heard === undefined || typeOf(heard) === typeOf(event), () => {
        return `redact() makes ${quote(heard)} of ${quote(event)}`;
      });
      if (heard === undefined) continue;
      moment.check("redact", equalJson(moment.game.redact(heard, viewer), heard), () => {
        return `redacting ${quote(event)} for ${whose(viewer)} twice changes it again`;
      });
      checkChance(moment, viewer, heard, "event");
      checkUnknownInEvent(moment, viewer, event);
      checkEventSaid(moment, viewer, heard);
    }
  }
}
