import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type AnyGame, DecisionLog, importRecord, recordText } from "@montan/engine";
import { game, type LorryCard, type Player, type State } from "@montan/gluckauf";
import { dock, position } from "@montan/gluckauf/testing";
import type { Visit } from "./browser.ts";
import { openPosition } from "./positions.ts";
import { importText } from "./records.ts";

const RECORDS = join(import.meta.dirname, "../games/gluckauf/fixtures");

/** Moments of recorded games in which a table is as full as it gets: which record, and after how many decisions. */
export const BUSY = {
  "four players, last shift": ["four-players", 251],
  "nineteen lorries": ["tie", 194],
  "paying with cards": ["three-players", 283],
  "cards to choose from": ["three-players", 323],
  "a wagon in hand": ["two-players", 176],
} as const satisfies Readonly<Record<string, readonly [string, number]>>;

export type BusyMoment = keyof typeof BUSY | "more than any game";

export const MOMENTS = [...(Object.keys(BUSY) as (keyof typeof BUSY)[]), "more than any game"] as const;

/** Opens such a moment as a game in which the person is asked, and everybody else is a bot. */
export async function busyGame(visitor: Visit, name: BusyMoment): Promise<void> {
  const { page, open } = visitor;
  if (name === "more than any game") {
    await open("position");
    await openPosition(page, crowded());
  } else {
    const [record, decisions] = BUSY[name];
    await importText(visitor, cut(record, decisions));
  }
  await page.locator(".gluckauf").waitFor();
}

/** The first decisions of a record; whoever is asked then is a person, the others are bots. */
function cut(record: string, count: number): string {
  const text = readFileSync(join(RECORDS, `rules-1-${record}.record`), "utf8");
  const { setup, decisions } = importRecord(text, [game as AnyGame]);
  const log = new DecisionLog(game as AnyGame, setup);
  for (const { seat, move } of decisions.slice(0, count)) log.append(seat, move);
  const [asked] = game.deciders(log.state as State);
  const players = Array.from({ length: setup.seats }, (_, seat) => (seat === asked ? "person" : "easy"));
  const names = ["Anna", "Bruno", "Clara", "Dora"].slice(0, setup.seats);
  return recordText(game.id, { ...log.setup, names, players }, log.decisions);
}

const ROW: readonly LorryCard[] = [
  "wheel-1-1",
  "fox-2-0",
  "tower-1-2",
  "clover-1-1",
  "wheel-2-0",
  "tower-1-1",
  "fox-1-2",
  "clover-2-0",
  "wheel-1-2",
  "fox-1-1",
];

/** What one player can hardly collect in a game, and four players together never have. */
const RICH: Partial<Player> = {
  workers: [1, 1, 2, 2, 3, 3, 4, 5],
  miningRow: [...ROW, ...ROW],
  storage: ["wheel-1-1", "fox-2-0", "tower-1-2", "clover-1-1", "tower-2-0"],
  docks: [
    dock("A", ["wheel", "wheel-1-2"], ["clover", "clover-2-0"], "wild", ["wheel", "wheel-1-1"], "clover", "wheel"),
    dock("B", ["tower", "tower-1-2"], ["wild", "wheel-2-0"], "tower", "wheel"),
    dock("D", ["fox", "fox-1-1"], "clover"),
  ],
  orders: { open: ["barracks-2-5", "factories-3-7", "steamboats-4-10"], secret: ["furnaces-1-3", "steamboats-2-5"] },
  innovations: { open: ["mining", "workers-4", "engine"], secret: ["wagon"] },
  shares: ["barracks", "barracks", "furnaces", "factories", "factories", "steamboats"],
  objectives: ["shift-pairs", "objectives", "engine-model-A", "orders-barracks", "order-lorries-factories"],
  tokens: [1, 2, 4, 5],
  delivered: {
    engines: ["A", "B", "C", "A", "D", "B"],
    wagons: ["wheel", "tower", "fox", "clover", "wild", "wheel"],
    lorries: ["wheel-1-1", "tower-1-2", "fox-2-0", "clover-1-1", "tower-1-1", "wheel-1-2"],
    orders: ["barracks-1-3", "barracks-3-7", "furnaces-2-5", "factories-4-10", "steamboats-1-3", "factories-1-3"],
  },
};

function crowded(): State {
  const workers = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [0, 5],
  ] as const;
  return position({
    seats: 4,
    shift: 5,
    players: { 0: RICH, 1: RICH, 2: RICH, 3: RICH },
    areas: { "lorries-left": workers, orders: workers, "mining-0-1": workers, innovations: workers },
  });
}
