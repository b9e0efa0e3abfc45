import { IllegalMove } from "./errors.ts";
import type { Decided, Emit, Game, Seat } from "./game.ts";

/** A state in which every seat has a stack of questions; the last one is being asked. */
export interface Asking<Pending> {
  readonly asked: readonly (readonly Pending[])[];
  /** Whose view it is; missing in full states. */
  readonly viewer?: Seat | "spectator";
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const NOTHING_ASKED: readonly never[] = [];

/** The question that a seat has to answer now. */
export function topQuestion<Pending>({ asked }: Asking<Pending>, seat: Seat): Pending | undefined {
  return topOf(asked[seat]);
}

function topOf<Pending>(stack: readonly Pending[] | undefined): Pending | undefined {
  // Reading past the beginning of a list is slow, and most seats are not asked anything.
  return stack === undefined || stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** The given number of lowest questions, with another one on top. Stacks are rarely deep, and a spread is slow. */
function stacked<Pending>(stack: readonly Pending[], lowest: number, pending: Pending): readonly Pending[] {
  if (lowest < 1) return [pending];
  return lowest === 1 ? [stack[0] as Pending, pending] : [...stack.slice(0, lowest), pending];
}

/** A view contains only the questions of its own seat. */
export function refuseOtherSeat({ viewer }: Asking<unknown>, seat: Seat): void {
  if (viewer !== undefined && viewer !== seat) throw new IllegalMove("other-seat", { seat });
}

/**
 * One decision being carried out: the next state, which shares all unchanged parts with the previous one. Games add
 * methods for what they change.
 */
export class QuestionDraft<State extends Asking<Pending>, Pending, Event> {
  readonly state: Mutable<State>;
  readonly emit: Emit<Event> | undefined;
  /** Somebody has seen something hidden. */
  revealed: boolean;
  protected readonly base: State;

  /** `copy`: a copy of `base`, made by the game itself, since copying objects of one shape in one place is fast. */
  constructor(base: State, copy: State, emit: Emit<Event> | undefined) {
    this.base = base;
    this.state = copy;
    this.emit = emit;
    // Assigned here because an initializer at the declaration costs an extra call per decision.
    this.revealed = false;
  }

  /** What the seat is being asked now. */
  asked(seat: Seat): Pending | undefined {
    return topOf(this.state.asked[seat]);
  }

  /** Asks at once, before all questions that are already waiting. */
  ask(seat: Seat, pending: Pending): void {
    const stack = this.questions(seat);
    this.setQuestions(seat, stacked(stack, stack.length, pending));
  }

  /** Asks within the turn, but after what is already waiting in it. */
  askLater(seat: Seat, pending: Pending): void {
    const [turn, ...waiting] = this.questions(seat);
    this.setQuestions(seat, turn === undefined ? [pending] : [turn, pending, ...waiting]);
  }

  /** The question on top is answered; the one below it is next. */
  answered(seat: Seat): void {
    const stack = this.questions(seat);
    this.setQuestions(seat, stack.length < 2 ? NOTHING_ASKED : stack.slice(0, -1));
  }

  /** Asks something else instead of the question on top. */
  replace(seat: Seat, pending: Pending): void {
    const stack = this.questions(seat);
    this.setQuestions(seat, stacked(stack, stack.length - 1, pending));
  }

  /** The seat's current turn: the bottom of its stack. */
  turnOf(seat: Seat): Pending | undefined {
    return this.questions(seat)[0];
  }

  replaceTurn(seat: Seat, pending: Pending): void {
    this.setQuestions(seat, this.questions(seat).with(0, pending));
  }

  /** Called exactly where somebody gets to see something hidden; on a view it throws. */
  reveal(): void {
    if (this.state.viewer !== undefined) throw new IllegalMove("hidden");
    this.revealed = true;
  }

  private questions(seat: Seat): readonly Pending[] {
    return this.state.asked[seat] ?? NOTHING_ASKED;
  }

  private setQuestions(seat: Seat, stack: readonly Pending[]): void {
    if (this.state.asked === this.base.asked) this.state.asked = this.base.asked.slice();
    (this.state.asked as (readonly Pending[])[])[seat] = stack;
  }
}

/** What a game knows about its questions; `Draft` is its own kind of draft. */
export interface QuestionRules<State, Move, Event, Pending, Draft> {
  draft(state: State, emit: Emit<Event> | undefined): Draft;
  isOver(state: State): boolean;
  /** Throws the reason if this is not an answer to the question. */
  check(state: State, seat: Seat, pending: Pending, move: Move): void;
  /** Carries out the answer and removes the question. */
  answer(draft: Draft, seat: Seat, pending: Pending, move: Move): void;
  /** The only possible answer, as far as public information tells; it is given without asking. */
  forced(draft: Draft, seat: Seat, pending: Pending): Move | undefined;
  /** Continues when nobody is asked. */
  advance(draft: Draft): void;
}

/** Gives forced answers and continues until somebody has a real decision or the game is over. */
export function settle<
  State extends Asking<Pending>,
  Move,
  Event,
  Pending,
  Draft extends QuestionDraft<State, Pending, Event>,
>(rules: QuestionRules<State, Move, Event, Pending, Draft>, draft: Draft): void {
  while (!somebodyOwes(rules, draft) && !rules.isOver(draft.state)) rules.advance(draft);
}

/** Gives the answers that are forced; true if somebody still has to decide. */
function somebodyOwes<
  State extends Asking<Pending>,
  Move,
  Event,
  Pending,
  Draft extends QuestionDraft<State, Pending, Event>,
>(rules: QuestionRules<State, Move, Event, Pending, Draft>, draft: Draft): boolean {
  let owed = false;
  for (let seat = 0; seat < draft.state.asked.length; seat++) {
    for (let top = draft.asked(seat); top !== undefined; top = draft.asked(seat)) {
      const move = rules.forced(draft, seat, top);
      if (move === undefined) {
        owed = true;
        break;
      }
      rules.answer(draft, seat, top, move);
    }
  }
  return owed;
}

/** On a view: what would be revealed is exactly what the view does not contain. */
function endsHidden(goOn: () => void): boolean {
  try {
    goOn();
    return false;
  } catch (error) {
    if (error instanceof IllegalMove && error.code === "hidden") return true;
    throw error;
  }
}

/** The part of the contract that follows from the rules about questions. */
export function deciding<
  State extends Asking<Pending>,
  Move,
  Options,
  Event,
  Pending,
  Draft extends QuestionDraft<State, Pending, Event>,
>(
  rules: QuestionRules<State, Move, Event, Pending, Draft>,
): Pick<Game<State, Move, Options, Event, Pending>, "pending" | "apply" | "reveals" | "decide" | "foresee"> {
  const askedFor = (state: State, seat: Seat, move: Move): Pending => {
    refuseOtherSeat(state, seat);
    if (rules.isOver(state)) throw new IllegalMove("game-over");
    const pending = topQuestion<Pending>(state, seat);
    if (pending === undefined) throw new IllegalMove("not-your-turn", { seat });
    rules.check(state, seat, pending, move);
    return pending;
  };
  const carryOut = (draft: Draft, seat: Seat, pending: Pending, move: Move): void => {
    rules.answer(draft, seat, pending, move);
    settle(rules, draft);
  };
  const run = (state: State, seat: Seat, move: Move, emit?: Emit<Event>): Draft => {
    const pending = askedFor(state, seat, move);
    const draft = rules.draft(state, emit);
    carryOut(draft, seat, pending, move);
    return draft;
  };
  const foresee = (view: State, seat: Seat, move: Move): Decided<State, Event> => {
    const pending = askedFor(view, seat, move);
    const events: Event[] = [];
    const draft = rules.draft(view, (event) => events.push(event));
    const reveals = endsHidden(() => carryOut(draft, seat, pending, move));
    return { state: draft.state, events, reveals };
  };
  return {
    pending: topQuestion,
    apply: (state, seat, move, emit) => run(state, seat, move, emit).state,
    decide(state, seat, move) {
      const events: Event[] = [];
      const draft = run(state, seat, move, (event) => events.push(event));
      return { state: draft.state, events, reveals: draft.revealed };
    },
    foresee,
    reveals: (state, seat, move) =>
      state.viewer === undefined ? run(state, seat, move).revealed : foresee(state, seat, move).reveals,
  };
}
