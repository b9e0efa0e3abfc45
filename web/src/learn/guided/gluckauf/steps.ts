import {
  type AreaId,
  type LorryCard,
  lorry,
  type Move,
  type Pending,
  SHIFT_TOKENS,
  type State,
} from "@montan/gluckauf";
import type { Step, Tip } from "../guide.ts";

export const PERSON = 0;

/** The steps of the guided first shift, in order. */
export const STEP_IDS = [
  "lorry",
  "wagon",
  "wagon-dock",
  "engine",
  "engine-dock",
  "order",
  "pay",
  "mining",
  "load",
  "delivery",
  "share",
  "token",
] as const;
type TipId =
  | "free"
  | "new-stacks"
  | "last-shift"
  | "innovation"
  | "worker-innovation"
  | "wild"
  | "double"
  | "storage"
  | "trains";
export type MomentId = (typeof STEP_IDS)[number] | TipId;

type GluckAufStep = Step<MomentId, State, Move>;

function me(state: State) {
  return state.players[PERSON] as State["players"][number];
}

/** The dock at which the lesson's train is built: the first one with a wagon. */
export function trainDock(state: State): number {
  return me(state).docks.findIndex(({ wagons }) => wagons.length > 0) + 1;
}

function atArea(id: MomentId, area: AreaId, section: string): GluckAufStep {
  return {
    id,
    section,
    pieces: () => [`area:${area}`],
    accepts: (move) => move.type === "choose-area" && move.area === area,
  };
}

export const STEPS: readonly GluckAufStep[] = [
  atArea("lorry", "lorries-left", "lorries"),
  atArea("wagon", "wagons-left", "wagons"),
  {
    id: "wagon-dock",
    section: "wagons",
    pieces: () => [`dock:${PERSON}:1`, `dock:${PERSON}:2`],
    accepts: ({ type }) => type === "place-wagon",
  },
  atArea("engine", "engines", "engines"),
  {
    id: "engine-dock",
    section: "engines",
    pieces: (state) => [`dock:${PERSON}:${trainDock(state)}`],
    accepts: (move, state) => move.type === "place-engine" && move.dock === trainDock(state),
  },
  atArea("order", "orders", "worker-areas"),
  {
    id: "pay",
    section: "paying",
    pieces: () => [`workers:${PERSON}`],
    // Two single workers would be legal, but they are needed for the next two actions.
    accepts: (move) => move.type === "pay-workers" && move.cards.length === 1,
  },
  atArea("mining", "mining-0-1", "mining"),
  {
    id: "load",
    section: "mining",
    pieces: (state) => [`mining-row:${PERSON}`, `dock:${PERSON}:${trainDock(state)}`],
    accepts: ({ type }) => type === "load-front",
  },
  atArea("delivery", "delivery", "delivery"),
  atArea("share", "shares", "shares"),
  {
    id: "token",
    section: "end-of-shift",
    pieces: () => ["area:mining-0-1", "tokens"],
    accepts: () => true,
    ends: ({ shift }) => shift > 1,
  },
];

function startsTurn({ type }: Pending): boolean {
  return type === "worker-action";
}

function frontLorry(state: State): LorryCard | undefined {
  return me(state).miningRow[0];
}

function loadable(state: State): boolean {
  const front = frontLorry(state);
  if (front === undefined) return false;
  const { crest } = lorry(front);
  return me(state).docks.some(({ wagons }) =>
    wagons.some((wagon) => wagon.lorry === undefined && (wagon.crest === crest || wagon.crest === "wild")),
  );
}

/** For free play, each shown once: the first that fits. */
export const TIPS: readonly Tip<MomentId, State, Pending>[] = [
  {
    id: "free",
    section: "scoring",
    pieces: () => [],
    when: (_, asked) => startsTurn(asked),
  },
  {
    id: "new-stacks",
    section: "objectives",
    pieces: () => ["area:objectives", "area:innovations", "area:wild"],
    when: (_, asked) => startsTurn(asked),
  },
  {
    id: "last-shift",
    section: "scoring",
    pieces: () => ["area:delivery"],
    when: ({ shift, players }, asked) => startsTurn(asked) && shift === SHIFT_TOKENS[players.length],
  },
  {
    id: "innovation",
    section: "innovations",
    pieces: () => [`innovations:${PERSON}`],
    when: (state, asked) => {
      const { open, secret } = me(state).innovations;
      return (startsTurn(asked) || asked.type === "after-action") && open.length + secret.length > 0;
    },
  },
  {
    id: "worker-innovation",
    section: "worker-innovations",
    pieces: () => [`innovations:${PERSON}`],
    when: (_, asked) => asked.type === "innovation-payment",
  },
  {
    id: "wild",
    section: "wild",
    pieces: () => [],
    when: (_, asked) => asked.type === "wild-stack",
  },
  {
    id: "double",
    section: "mining",
    pieces: () => [`mining-row:${PERSON}`],
    when: (state, asked) => {
      const front = frontLorry(state);
      return asked.type === "mining-step" && front !== undefined && lorry(front).lorries === 2;
    },
  },
  {
    id: "storage",
    section: "mining",
    pieces: () => [`mining-row:${PERSON}`, `storage:${PERSON}`],
    when: (state, asked) => asked.type === "mining-step" && !loadable(state),
  },
  {
    id: "trains",
    section: "delivery",
    pieces: () => [1, 2, 3].map((dock) => `dock:${PERSON}:${dock}`),
    when: (_, asked) => asked.type === "train",
  },
];
