import { type Fixture, writeFixtures } from "@montan/engine/conformance";
import { COMPANY_BOARD } from "../data/company-board.ts";
import { SOLO_LEVELS } from "../data/solo-cards.ts";
import { game } from "../game.ts";
import { MODULE_IDS, MODULE_RULES } from "../modules/ids.ts";
import { busyMove } from "./busy.ts";

const everyModule = MODULE_IDS.filter((id) => id !== "open-bar");
const owned = { companyBoard: { ...COMPANY_BOARD, start: { ...COMPANY_BOARD.start, lobby: [3, 0] } } };

/** Recorded games for every seat count, level and module. Run this file to record new ones. */
const FIXTURES: readonly Fixture[] = [
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

const written = writeFixtures(game, FIXTURES, new URL("../../fixtures/", import.meta.url), busyMove);
process.stdout.write(`${written.length} recorded: ${written.join(", ")}\n`);
