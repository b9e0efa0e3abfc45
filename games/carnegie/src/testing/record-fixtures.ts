/**
 * Records the games under `fixtures/` anew. Run it only for a new rules version: recorded games of a released version
 * must stay as they are. `node src/testing/record-fixtures.ts`
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { DecisionLog, exportRecord, randomFrom, type Seat } from "@montan/engine";
import { COMPANY_BOARD } from "../data/company-board.ts";
import { SOLO_LEVELS } from "../data/solo-cards.ts";
import { game } from "../game.ts";
import { MODULE_IDS, MODULE_RULES } from "../modules/ids.ts";
import { busyMove } from "./busy.ts";
import { EXPECTED, FIXTURES, type Outcome, outcomeOf, recordNames, recordPath } from "./fixtures.ts";

interface Plan {
  readonly name: string;
  readonly seats: number;
  readonly options?: unknown;
  /** Seeds are tried until a game ends so. */
  readonly wanted?: (outcome: Outcome) => boolean;
}

const everyModule = MODULE_IDS.filter((id) => id !== "open-bar");
const owned = { companyBoard: { ...COMPANY_BOARD, start: { ...COMPANY_BOARD.start, lobby: [3, 3] } } };

const PLANS: readonly Plan[] = [
  ...[2, 3, 4].map((seats) => ({ name: `base-${seats}`, seats })),
  { name: "shared-victory", seats: 2, wanted: ({ winners }) => winners.length === 2 },
  ...SOLO_LEVELS.map((solo) => ({ name: `solo-${solo}`, seats: 1, options: { solo } })),
  ...MODULE_IDS.flatMap((id) =>
    [2, 3, 4].map((seats) => ({ name: `${id}-${seats}`, seats, options: { modules: [id] } })),
  ),
  ...MODULE_IDS.filter((id) => MODULE_RULES[id].solo).map((id) => ({
    name: `solo-${id}`,
    seats: 1,
    options: { solo: "expert", modules: [id] },
  })),
  ...[2, 3, 4].map((seats) => ({ name: `all-modules-${seats}`, seats, options: { modules: everyModule } })),
  { name: "components", seats: 2, options: { components: owned } },
];

function play({ name, seats, options }: Plan, attempt: number): string {
  const seed = `${name} ${attempt}`;
  const log = new DecisionLog(game, { options: game.options(options, seats), seats, seed });
  const random = randomFrom(`decisions of ${seed}`);
  for (let deciders = game.deciders(log.state); deciders.length > 0; deciders = game.deciders(log.state)) {
    const seat = deciders[random.below(deciders.length)] as Seat;
    log.append(seat, busyMove(game.legalMoves(log.state, seat), random));
  }
  return exportRecord(log);
}

function recordPlan(plan: Plan): string {
  for (let attempt = 1; ; attempt++) {
    const record = play(plan, attempt);
    if (plan.wanted === undefined || plan.wanted(outcomeOf(record))) return record;
  }
}

mkdirSync(FIXTURES, { recursive: true });
for (const file of readdirSync(FIXTURES)) rmSync(`${FIXTURES}/${file}`);
const outcomes: Record<string, Outcome> = {};
for (const plan of PLANS) {
  const record = recordPlan(plan);
  writeFileSync(recordPath(plan.name), record);
  outcomes[plan.name] = outcomeOf(record);
}
const sorted = Object.fromEntries(recordNames().map((name) => [name, outcomes[name]]));
writeFileSync(EXPECTED, `${JSON.stringify(sorted, undefined, 2)}\n`);
