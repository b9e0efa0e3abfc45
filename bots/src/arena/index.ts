export { type ArenaResult, type ArenaSetup, playArena } from "./arena.ts";
export { meanPoints, type Points } from "./points.ts";
export type { PairingSummary } from "./standings.ts";
