import { type Fixture, writeFixtures } from "@montan/engine/conformance";
import { COMPANY_BOARD } from "../data/company-board.ts";
import { SOLO_LEVELS } from "../data/solo-cards.ts";
import { game } from "../game.ts";
import { MODULE_IDS, MODULE_RULES } from "../modules/ids.ts";
import type { MoveType } from "../moves.ts";
import { busyMove, seldomMove } from "./busy.ts";

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

let made = new Set<MoveType>();

/** A game in which all these moves were made. */
function seldom(name: string, ...moves: readonly MoveType[]): Fixture {
  const wanted = () => {
    const all = moves.every((type) => made.has(type));
    made = new Set();
    return all;
  };
  return { name, seats: 4, options: { modules: ["open-bar"] }, wanted };
}

/** So that every question and every kind of move occurs in some recorded game. */
const SELDOM: readonly Fixture[] = [
  seldom("transfers", "pick-employee", "end-transfers", "choose-track-income"),
  seldom("relocations", "relocate-employee", "decline-relocation"),
  seldom("copied-donations", "copy-donation"),
  seldom("gains", "choose-gain"),
];

const folder = new URL("../../fixtures/", import.meta.url);
const written = [
  ...writeFixtures(game, FIXTURES, folder, busyMove),
  ...writeFixtures(game, SELDOM, folder, (moves, random) => {
    const move = seldomMove(moves, random);
    made.add(move.type);
    return move;
  }),
];
process.stdout.write(`${written.length} recorded: ${written.join(", ")}\n`);
