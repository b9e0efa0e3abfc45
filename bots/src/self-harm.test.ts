import { type Move as CarnegieMove, type State as CarnegieState, game as carnegie } from "@montan/carnegie";
import { type AnyGame, randomFrom, type Seat } from "@montan/engine";
import { type Dock, game as gluckauf, type Move, type Player, type State } from "@montan/gluckauf";
import { describe, expect, it } from "vitest";
import { askBot, BOTS } from "./index.ts";

const LEVELS = ["easy", "medium", "hard", "expert"] as const;
const SEEDS = ["one", "two", "three", "four", "five", "six"];

async function choices(game: unknown, state: unknown, seat: Seat): Promise<{ level: string; move: unknown }[]> {
  const found: { level: string; move: unknown }[] = [];
  for (const level of LEVELS) {
    for (const seed of SEEDS) {
      const thinking = { budget: { iterations: 4 } };
      found.push({ level, move: await askBot(BOTS[level], game as AnyGame, state, seat, randomFrom(seed), thinking) });
    }
  }
  return found;
}

/** The stacks without the cards that are on the table, so that no card exists twice. */
function without({ stacks }: State, taken: readonly string[]): State["stacks"] {
  const left = [...taken];
  return stacks.map((stack) => ({
    ...stack,
    cards: stack.cards.filter((card) => {
      const index = left.indexOf(card as string);
      if (index >= 0) left.splice(index, 1);
      return index < 0;
    }),
  }));
}

/** The start of a turn of seat 0 in the last shift of a game of two. */
function lastShift(player: Partial<Player>): State {
  const fresh = gluckauf.create(gluckauf.options(undefined, 2), 2, "self-harm");
  return {
    ...fresh,
    stacks: without(fresh, ["A", "wheel", "wheel-1-2", "barracks-1-3"]),
    shift: 7,
    players: fresh.players.map((one, seat) => (seat === 0 ? { ...one, ...player } : { ...one, passed: true })),
    asked: [[{ type: "worker-action" }], []],
  };
}

const TRAIN: Dock = { engine: "A", wagons: [{ crest: "wheel", lorry: "wheel-1-2" }] };
const NO_TRAIN: Dock = { wagons: [] };

describe("in Glück Auf no level", () => {
  it("passes or wastes time with the last worker while a train could leave", async () => {
    const state = lastShift({
      workers: [1],
      docks: [TRAIN, NO_TRAIN, NO_TRAIN],
      orders: { open: ["barracks-1-3"], secret: [] },
    });
    for (const { level, move } of await choices(gluckauf, state, 0)) {
      expect(move as Move, level).toEqual({ type: "choose-area", area: "delivery" });
    }
  });

  it("sends its only train with the cheaper of two orders in the last shift", async () => {
    const state: State = {
      ...lastShift({
        workers: [],
        docks: [TRAIN, NO_TRAIN, NO_TRAIN],
        orders: { open: ["barracks-1-3", "furnaces-1-9"], secret: [] },
      }),
      asked: [[{ type: "after-action" }, { type: "train" }], []],
    };
    for (const { level, move } of await choices(gluckauf, state, 0)) {
      expect(move as Move, level).toEqual({ type: "deliver-train", dock: 1, order: "furnaces-1-9" });
    }
  });
});

/** Seat 0 in round 20, everything else as after the deal. */
function lastRound(change: (state: CarnegieState) => Partial<CarnegieState>): CarnegieState {
  let state = carnegie.create(carnegie.options(undefined, 2), 2, "self-harm");
  const random = randomFrom("setup");
  while (state.phase !== "choose-row") {
    const [seat] = carnegie.deciders(state) as [Seat];
    const moves = carnegie.legalMoves(state, seat);
    state = carnegie.apply(state, seat, moves[random.below(moves.length)] as CarnegieMove);
  }
  const late = { ...state, round: { number: 20, first: 0, row: "hr", eventRow: "hr" }, queue: [] } as const;
  return { ...late, ...change(late) };
}

describe("in Carnegie no level", () => {
  it("makes a donation that is worth nothing", async () => {
    const state = lastRound(({ players }) => ({
      phase: "event",
      players: players.map((player) => ({ ...player, money: 30, goods: 0 })),
      asked: [[{ type: "event-turn", donation: true, study: 0 }], []],
    }));
    for (const { level, move } of await choices(carnegie, state, 0)) {
      const warned = carnegie.warnings(state, 0, move as CarnegieMove).map(({ code }) => code);
      expect(warned, `${level} ${JSON.stringify(move)}`).not.toContain("donation-worthless");
      // Worth something, and there is no other use for the money: not giving would be foolish, too.
      expect((move as CarnegieMove).type, level).toBe("make-donation");
    }
  });

  it("leaves a free desk empty beside an inactive employee", async () => {
    const state = lastRound(({ players }) => ({
      phase: "activation",
      players: players.map((player) => {
        const cell = player.departments.indexOf("start-commerce-finance");
        return {
          ...player,
          money: 0,
          goods: 0,
          inactive: player.inactive.with(cell, 1),
          desks: player.desks.with(cell, 0),
        };
      }),
      asked: [[{ type: "activation-turn" }], [{ type: "activation-turn" }]],
    }));
    for (const { level, move } of await choices(carnegie, state, 0)) {
      expect((move as CarnegieMove).type, level).toBe("activate-employee");
    }
  });

  it("lets study points expire that would still score", async () => {
    const state = lastRound(({ players, round }) => ({
      phase: "departments",
      round: { ...round, row: "rd" },
      players: players.map((player) => ({
        ...player,
        tabs: { ...player.tabs, infrastructure: { side: "A", at: 3, built: 0 } },
        desks: player.desks.with(player.departments.indexOf("start-rd"), 0),
      })),
      asked: [[{ type: "department-turn", action: "rd", moves: 0, study: 5, hrMoves: 6, used: 0, left: [] }], []],
    }));
    for (const { level, move } of await choices(carnegie, state, 0)) {
      expect(move as CarnegieMove, level).toEqual({ type: "advance-tab", tab: "infrastructure" });
    }
  });

  it("sells a good for $1 when nothing has to be paid", async () => {
    const state = lastRound(({ players }) => ({
      phase: "activation",
      players: players.map((player) => ({ ...player, money: 5, goods: 5 })),
      asked: [[{ type: "activation-turn" }], [{ type: "activation-turn" }]],
    }));
    for (const { level, move } of await choices(carnegie, state, 0)) {
      expect((move as CarnegieMove).type, level).not.toBe("sell-goods");
    }
  });
});
