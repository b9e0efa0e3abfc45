import { IllegalMove } from "./errors.ts";
import type { Decided, Emit, Game, Seat } from "./game.ts";

/** A state in which every seat has a stack of questions; the last one is the one asked now. */
export interface Asking<Pending> {
  readonly asked: readonly (readonly Pending[])[];
  /** Whose view it is; missing in full states. */
  readonly viewer?: Seat | "spectator";
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const NOTHING_ASKED: readonly never[] = [];

/** The question a seat has to answer now. */
export function topQuestion<Pending>({ asked }: Asking<Pending>, seat: Seat): Pending | undefined {
  return topOf(asked[seat]);
}

function topOf<Pending>(stack: readonly Pending[] | undefined): Pending | undefined {
  // Reading past the beginning of a list is slow, and most seats are asked nothing.
  return stack === undefined || stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** The lowest questions of a stack, so many, with another one on top. Few are deeper than two, and a spread is slow. */
function stacked<Pending>(stack: readonly Pending[], lowest: number, pending: Pending): readonly Pending[] {
  if (lowest < 1) return [pending];
  return lowest === 1 ? [stack[0] as Pending, pending] : [...stack.slice(0, lowest), pending];
}

/** A view speaks for its own seat only. */
export function refuseOtherSeat({ viewer }: Asking<unknown>, seat: Seat): void {
  if (viewer !== undefined && viewer !== seat) throw new IllegalMove("other-seat", { seat });
}

/**
 * One decision being carried out: the next state, sharing with the state it started from all that does not change.
 * Games add what they write to.
 */
export class QuestionDraft<State extends Asking<Pending>, Pending, Event> {
  readonly state: Mutable<State>;
  readonly emit: Emit<Event> | undefined;
  /** Somebody has come to see something hidden. */
  revealed: boolean;
  protected readonly base: State;

  /** `copy`: of `base`, made by the game itself, since copying objects of one shape in one place is fast. */
  constructor(base: State, copy: State, emit: Emit<Event> | undefined) {
    this.base = base;
    this.state = copy;
    this.emit = emit;
    // Here and not at its declaration, which costs every decision a call more.
    this.revealed = false;
  }

  /** What the seat is being asked now. */
  asked(seat: Seat): Pending | undefined {
    return topOf(this.state.asked[seat]);
  }

  /** Asks at once: before anything that is already waiting. */
  ask(seat: Seat, pending: Pending): void {
    const stack = this.questions(seat);
    this.setQuestions(seat, stacked(stack, stack.length, pending));
  }

  /** Asks within the turn, but after what is already waiting in it. */
  askLater(seat: Seat, pending: Pending): void {
    const [turn, ...waiting] = this.questions(seat);
    this.setQuestions(seat, turn === undefined ? [pending] : [turn, pending, ...waiting]);
  }

  /** The question on top is settled; what was asked below it comes up again. */
  answered(seat: Seat): void {
    const stack = this.questions(seat);
    this.setQuestions(seat, stack.length < 2 ? NOTHING_ASKED : stack.slice(0, -1));
  }

  /** Asks something else instead of the question on top. */
  replace(seat: Seat, pending: Pending): void {
    const stack = this.questions(seat);
    this.setQuestions(seat, stacked(stack, stack.length - 1, pending));
  }

  /** The turn the seat is in: the bottom of its stack. */
  turnOf(seat: Seat): Pending | undefined {
    return this.questions(seat)[0];
  }

  replaceTurn(seat: Seat, pending: Pending): void {
    this.setQuestions(seat, this.questions(seat).with(0, pending));
  }

  /** Called exactly where somebody gets to see something hidden; a view cannot go on from there. */
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
  /** Throws the reason why this is no answer to the question. */
  check(state: State, seat: Seat, pending: Pending, move: Move): void;
  /** Carries the answer out and settles the question. */
  answer(draft: Draft, seat: Seat, pending: Pending, move: Move): void;
  /** The answer that leaves no choice, as far as everybody can tell; it is given without asking. */
  forced(draft: Draft, seat: Seat, pending: Pending): Move | undefined;
  /** Goes on where nobody owes an answer. */
  advance(draft: Draft): void;
}

/** Gives forced answers and goes on, until somebody really has to decide or the game is over. */
export function settle<
  State extends Asking<Pending>,
  Move,
  Event,
  Pending,
  Draft extends QuestionDraft<State, Pending, Event>,
>(rules: QuestionRules<State, Move, Event, Pending, Draft>, draft: Draft): void {
  while (!somebodyOwes(rules, draft) && !rules.isOver(draft.state)) rules.advance(draft);
}

/** Gives the answers that are forced; true if somebody still owes one. */
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

/** On a view: what would be revealed is exactly what the view cannot know. */
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
