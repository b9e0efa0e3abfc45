import type { Event } from "./events.ts";

/** Events that a log in words leaves out: other lines say as much. */
export const QUIET_EVENTS: readonly Event["type"][] = ["turn-started", "turn-ended", "vp-scored"];
