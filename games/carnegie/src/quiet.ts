import type { EventType } from "./events.ts";

/** Events that a log in words leaves out: other lines say as much. */
export const QUIET_EVENTS: readonly EventType[] = ["employee-used"];
