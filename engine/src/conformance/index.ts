export { checkConformance } from "./check.ts";
export { unguardedEmits, unguardedEmitsIn } from "./emits.ts";
export { CHECKS, type Check, ConformanceFailure } from "./failure.ts";
export { type Chooser, type Fixture, readFixtures, type StoredFixture, writeFixtures } from "./fixtures.ts";
export { deepFreeze } from "./plain.ts";
export { gamesToRun, type Played, playRandom, type RandomGame } from "./play.ts";
export type { Asked, ConformanceRun, Report, Subject } from "./subject.ts";
export { countSequences, traceChange } from "./trace.ts";
