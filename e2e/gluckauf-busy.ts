import type { LorryCard, Player, State } from "@montan/gluckauf";
import { dock, position } from "@montan/gluckauf/testing";
import type { Visit } from "./browser.ts";
import { type Moment, openMoment } from "./moments.ts";
import { openPosition } from "./positions.ts";

/** Moments with the fullest game tables. */
export const BUSY = {
  "four players, last shift": gluckauf("four-players", 251),
  "nineteen lorries": gluckauf("tie", 194),
  "paying with cards": gluckauf("three-players", 283),
  "cards to choose from": gluckauf("three-players", 323),
  "a wagon in hand": gluckauf("two-players", 176),
} as const satisfies Readonly<Record<string, Moment>>;

export type BusyMoment = keyof typeof BUSY | "more than any game";

export const MOMENTS = [...(Object.keys(BUSY) as (keyof typeof BUSY)[]), "more than any game"] as const;

function gluckauf(record: string, decisions: number): Moment {
  return { game: "gluckauf", record: `rules-1-${record}`, decisions };
}

/** Opens such a moment as a game in which the asked seat is a person and all others are bots. */
export async function busyGame(visitor: Visit, name: BusyMoment): Promise<void> {
  if (name !== "more than any game") return openMoment(visitor, BUSY[name]);
  const { page, open } = visitor;
  await open("position");
  await openPosition(page, crowded());
  await page.locator(".gluckauf").waitFor();
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

/** More than one player could collect in a game, and four players together never have. */
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
