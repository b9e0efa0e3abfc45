import { quote, whose } from "../failure.ts";
import type { Moment, Viewer } from "../moment.ts";
import { pathsOf } from "../plain.ts";

/** A field unknown to the game, like one that somebody might add later without thinking of the views. */
const UNKNOWN = "unknownToTheGame";

/** Added to every object of a state, it must not appear in any view. */
export function checkUnknownInViews(moment: Moment): void {
  const state = withUnknown(moment.state);
  for (const viewer of moment.viewers) {
    const places = unknownIn(moment.game.view(state, viewer));
    moment.check("view-whitelist", places.length === 0, () => {
      return `the view of ${whose(viewer)} passes on a field it cannot know, at ${places.join(", ")}`;
    });
  }
}

/** Added to every object of an event, it must not reach anybody. */
export function checkUnknownInEvent(moment: Moment, viewer: Viewer, event: unknown): void {
  const places = unknownIn(moment.game.redact(withUnknown(event), viewer));
  moment.check("redact-whitelist", places.length === 0, () => {
    return `${whose(viewer)} hears a field of ${quote(event)} that redact() cannot know, at ${places.join(", ")}`;
  });
}

function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, item]) => [key, withUnknown(item)] as const);
  return { ...Object.fromEntries(fields), [UNKNOWN]: "?" };
}

function unknownIn(value: unknown): readonly string[] {
  const has = (object: unknown) => typeof object === "object" && object !== null && Object.hasOwn(object, UNKNOWN);
  return pathsOf(value, has).map((path) => ["$", ...path].join("."));
}
