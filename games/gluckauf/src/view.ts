import { HIDDEN, type Hidden, hideAll, type Seat } from "@montan/engine";
import type { Card } from "./cards.ts";
import { STACKS } from "./data/components.ts";
import type { Components, InnovationRow } from "./data/reconstructed.ts";
import type { Asked, Pending } from "./pending.ts";
import {
  type Delivered,
  type Dock,
  type Hand,
  type Placement,
  type Player,
  type Stack,
  type State,
  stackAt,
  type Wagon,
} from "./state.ts";

// Built for every decision of a bot: objects are built here field by field, lists of plain values are passed on as they
// are.

/** G-H1, G-H2: what one seat may see, built from what is public and what belongs to the seat. */
export function viewOf(state: State, seat: Seat | undefined): State {
  const viewer = seat ?? "spectator";
  const open = state.over === true;
  const view: { -readonly [K in keyof State]: State[K] } = {
    rules: state.rules,
    viewer,
    shift: state.shift,
    turn: state.turn,
    startPlayer: state.startPlayer,
    stacks: STACKS.map((id, index) => {
      const stack = stackAt(state, index);
      return open ? { cards: stack.cards, seen: stack.seen } : viewStack(stack, viewer, state.covered.includes(id));
    }),
    covered: state.covered,
    areas: state.areas.map(viewArea),
    players: state.players.map((player, owner) => viewPlayer(player, open || owner === viewer)),
    asked: state.asked.map((questions, owner) => viewQuestions(questions, open || owner === viewer)),
    box: state.box,
  };
  if (state.components !== undefined) view.components = viewComponents(state.components);
  if (state.over !== undefined) view.over = state.over;
  return view;
}

type Viewer = NonNullable<State["viewer"]>;

function viewStack({ cards, seen }: Stack, viewer: Viewer, covered: boolean): Stack {
  const shown: (Card | Hidden)[] = new Array(cards.length).fill(HIDDEN);
  const top = cards.at(-1);
  if (top !== undefined && !covered) shown[cards.length - 1] = top;
  if (seen.length === 0) return { cards: shown, seen };
  seen.forEach((looker, index) => {
    if (looker === viewer) shown[index] = cards[index] as Card | Hidden;
  });
  const known = seen.map((looker) => (looker === viewer ? looker : -1));
  return { cards: shown, seen: known.slice(0, known.lastIndexOf(viewer as Seat) + 1) };
}

const NO_PLACEMENTS: readonly Placement[] = [];

function viewArea(placements: readonly Placement[]): readonly Placement[] {
  return placements.length === 0 ? NO_PLACEMENTS : placements.map(viewPlacement);
}

function viewPlacement({ seat, workers, cards, innovations }: Placement): Placement {
  return innovations === undefined ? { seat, workers, cards } : { seat, workers, cards, innovations };
}

function viewPlayer(player: Player, open: boolean): Player {
  return {
    workers: player.workers,
    passed: player.passed,
    miningRow: player.miningRow,
    storage: player.storage,
    docks: player.docks.map(viewDock),
    orders: viewHand(player.orders, open),
    innovations: viewHand(player.innovations, open),
    shares: player.shares,
    objectives: player.objectives,
    tokens: player.tokens,
    delivered: viewDelivered(player.delivered),
  };
}

function viewDock({ wagons, engine }: Dock): Dock {
  const seen = wagons.map(viewWagon);
  return engine === undefined ? { wagons: seen } : { wagons: seen, engine };
}

function viewWagon({ crest, lorry }: Wagon): Wagon {
  return lorry === undefined ? { crest } : { crest, lorry };
}

function viewDelivered({ engines, wagons, lorries, orders }: Delivered): Delivered {
  return { engines, wagons, lorries, orders };
}

function viewHand<T>({ open, secret }: Hand<T>, own: boolean): Hand<T> {
  return { open, secret: own ? secret : hideAll(secret) };
}

const NO_QUESTIONS: readonly Pending[] = [];

function viewQuestions(questions: readonly Pending[], own: boolean): readonly Pending[] {
  return questions.length === 0 ? NO_QUESTIONS : questions.map((asked) => viewPending(asked, own));
}

/** Only the cards looked at by Wild are secret in a question. */
function viewPending(asked: Pending, own: boolean): Pending {
  switch (asked.type) {
    case "worker-action":
      return asked.innovationPlayed === undefined
        ? { type: asked.type }
        : { type: asked.type, innovationPlayed: asked.innovationPlayed };
    case "innovation-payment":
      return { type: asked.type, area: asked.area, cost: asked.cost };
    case "card-payment":
      return { type: asked.type, area: asked.area, cost: asked.cost, innovations: asked.innovations };
    case "pair-stack":
      return { type: asked.type, kind: asked.kind };
    case "wagon-dock":
      return { type: asked.type, card: asked.card };
    case "engine-dock":
      return { type: asked.type, card: asked.card };
    case "mining-step":
      return { type: asked.type, goals: asked.goals, spent: asked.spent };
    case "train":
      return viewTrain(asked);
    case "wild-stack":
      return { type: asked.type };
    case "wild-card":
      return { type: asked.type, stack: asked.stack, cards: own ? asked.cards : hideAll(asked.cards) };
    case "after-action":
      return { type: asked.type };
  }
}

function viewTrain({ type, last, model }: Asked<"train">): Asked<"train"> {
  return { type, ...(last !== undefined && { last }), ...(model !== undefined && { model }) };
}

function viewComponents({
  lorriesPerCrest,
  ordersPerDestination,
  innovations,
}: Partial<Components>): Partial<Components> {
  return {
    ...(lorriesPerCrest && {
      lorriesPerCrest: lorriesPerCrest.map(({ lorries, vp, count }) => ({ lorries, vp, count })),
    }),
    ...(ordersPerDestination && {
      ordersPerDestination: ordersPerDestination.map(({ lorries, vp, count }) => ({ lorries, vp, count })),
    }),
    ...(innovations && { innovations: innovations.map(viewRow) }),
  };
}

function viewRow(row: InnovationRow): InnovationRow {
  switch (row.kind) {
    case "workers":
      return { kind: row.kind, min: row.min, max: row.max, count: row.count };
    case "mining":
      return { kind: row.kind, steps: row.steps, count: row.count };
    default:
      return { kind: row.kind, count: row.count };
  }
}
