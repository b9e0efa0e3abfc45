export { type ArenaResult, type ArenaSetup, playArena } from "./arena.ts";
export type { PairingSummary } from "./standings.ts";
