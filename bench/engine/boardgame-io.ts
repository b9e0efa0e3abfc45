import { createRequire } from "node:module";
import { randomFrom } from "@montan/engine";
import type { Play } from "./measure.ts";

// The reference: boardgame.io 0.50's own reducer, called directly. Its documented headless client goes through the same
// reducer plus a store and a growing log, so this is the fastest way its public packages offer. For the same reason its
// undo history is switched off, its game is processed once, and every game starts from the same state, so that only
// decisions are timed; NODE_ENV=production switches off its checks and its log.

interface Board {
  readonly cells: (string | null)[];
}

interface Context {
  readonly currentPlayer: string;
  readonly gameover?: unknown;
}

interface State {
  readonly G: Board;
  readonly ctx: Context;
}

interface MakeMove {
  readonly type: "MAKE_MOVE";
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

/** The functions of `boardgame.io/internal` used here; the package is not installed when types are checked. */
interface Internal {
  ProcessGameConfig(game: object): object;
  InitializeGame(options: { readonly game: object; readonly numPlayers: number }): State;
  CreateGameReducer(options: { readonly game: object }): (state: State, action: MakeMove) => State;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const ticTacToe = {
  name: "tic-tac-toe",
  disableUndo: true,
  setup: (): Board => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark({ G, playerID }: { G: Board; playerID: string }, cell: number): "INVALID_MOVE" | undefined {
      if (G.cells[cell] !== null) return "INVALID_MOVE";
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: Board; ctx: Context }): { winner: string } | { draw: true } | undefined {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

export function referencePlay(): Play {
  const require = createRequire(import.meta.url);
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = require("boardgame.io/internal") as Internal;
  const game = ProcessGameConfig(ticTacToe);
  const reduce = CreateGameReducer({ game });
  const first = InitializeGame({ game, numPlayers: 2 });
  return (seed) => {
    const random = randomFrom(seed);
    let state = first;
    let decisions = 0;
    while (state.ctx.gameover === undefined) {
      const cells = emptyCells(state.G);
      const cell = cells[random.below(cells.length)];
      const payload = { type: "mark", args: [cell], playerID: state.ctx.currentPlayer };
      state = reduce(state, { type: "MAKE_MOVE", payload });
      decisions++;
    }
    return decisions;
  };
}

function emptyCells({ cells }: Board): number[] {
  const empty: number[] = [];
  cells.forEach((mark, cell) => {
    if (mark === null) empty.push(cell);
  });
  return empty;
}
