import { HIDDEN, hideAll, type Seat } from "@montan/engine";
import { STACKS } from "./data/components.ts";
import type { Event } from "./events.ts";
import type { Pending } from "./pending.ts";
import { type Hand, type Player, type Stack, type State, stackOf } from "./state.ts";

/** G-H1, G-H2: what one seat may see, put together from what is public and what is its own. */
export function viewOf(state: State, seat: Seat | undefined): State {
  const viewer = seat ?? "spectator";
  const open = state.over === true;
  return {
    rules: state.rules,
    ...(state.components !== undefined && { components: state.components }),
    viewer,
    shift: state.shift,
    turn: state.turn,
    startPlayer: state.startPlayer,
    stacks: open ? state.stacks : viewStacks(state, viewer),
    covered: state.covered,
    areas: state.areas,
    players: open
      ? state.players
      : state.players.map((player, owner) => (owner === viewer ? player : viewPlayer(player))),
    asked: state.asked.map((stack, owner) => (owner === viewer ? stack : stack.map(viewPending))),
    box: state.box,
    ...(state.over !== undefined && { over: state.over }),
  };
}

type Viewer = NonNullable<State["viewer"]>;

function viewStacks(state: State, viewer: Viewer): readonly Stack[] {
  return STACKS.map((id) => viewStack(stackOf(state, id), viewer, state.covered.includes(id)));
}

function viewStack({ cards, seen }: Stack, viewer: Viewer, covered: boolean): Stack {
  const top = covered ? -1 : cards.length - 1;
  const known = seen.map((looker) => (looker === viewer ? looker : -1));
  return {
    cards: cards.map((card, index) => (index === top || known[index] === viewer ? card : HIDDEN)),
    seen: known.slice(0, known.findLastIndex((looker) => looker !== -1) + 1),
  };
}

function viewPlayer(player: Player): Player {
  return {
    workers: player.workers,
    passed: player.passed,
    miningRow: player.miningRow,
    storage: player.storage,
    docks: player.docks,
    orders: viewHand(player.orders),
    innovations: viewHand(player.innovations),
    shares: player.shares,
    objectives: player.objectives,
    tokens: player.tokens,
    delivered: player.delivered,
  };
}

function viewHand<T>({ open, secret }: Hand<T>): Hand<T> {
  return { open, secret: hideAll(secret) };
}

/** Only the cards looked at by Wild are secret in a question. */
function viewPending(pending: Pending): Pending {
  return pending.type === "wild-card" ? { ...pending, cards: hideAll(pending.cards) } : pending;
}

/** The same line for what happens: looked-at cards belong to whoever looked. */
export function redactEvent(event: Event, seat: Seat | undefined): Event | undefined {
  switch (event.type) {
    case "card-taken":
      return event.secret && event.seat !== seat ? { ...event, card: HIDDEN } : event;
    case "cards-looked-at":
      return event.seat === seat ? event : undefined;
    case "cards-put-under":
      return event.seat === seat ? event : { ...event, cards: hideAll(event.cards) };
    default:
      return event;
  }
}
