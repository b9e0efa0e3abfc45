import { type Emit, IllegalMove, type Seat } from "@montan/engine";
import type { Event } from "./events.ts";
import type { Pending } from "./pending.ts";
import { appended, type Placement, type Player, type Stack, type State } from "./state.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Questions = State["asked"][number];

const NOTHING_ASKED: Questions = [];

/**
 * The next state while a decision is carried out. Players are copied on first write and then changed in place;
 * everything else is shared with the state it came from, which never changes.
 */
export class Draft {
  readonly state: Mutable<State>;
  readonly emit: Emit<Event> | undefined;
  /** Somebody has been shown something hidden. */
  revealed = false;
  readonly #base: State;

  constructor(base: State, emit?: Emit<Event>) {
    this.#base = base;
    this.state = { ...base };
    this.emit = emit;
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  /** The player to write to. */
  own(seat: Seat): Mutable<Player> {
    const shared = this.#base.players;
    if (this.state.players === shared) this.state.players = shared.slice();
    const players = this.state.players as Player[];
    let player = players[seat] as Player;
    if (player === shared[seat]) {
      player = { ...player };
      players[seat] = player;
    }
    return player;
  }

  /** `index`: the stack's place in STACKS. */
  setStack(index: number, stack: Stack): void {
    const stacks = this.state.stacks.slice();
    stacks[index] = stack;
    this.state.stacks = stacks;
  }

  /** `index`: the area's place in AREAS. */
  place(index: number, placement: Placement): void {
    const areas = this.state.areas.slice();
    areas[index] = appended(areas[index] ?? [], placement);
    this.state.areas = areas;
  }

  /** What the seat is being asked now. */
  asked(seat: Seat): Pending | undefined {
    return this.state.asked[seat]?.at(-1);
  }

  ask(seat: Seat, pending: Pending): void {
    const questions = this.#questions(seat);
    this.#setQuestions(seat, questions.length === 0 ? [pending] : [questions[0] as Pending, pending]);
  }

  /** The question is answered; what was asked below it comes up again. */
  answered(seat: Seat): void {
    const questions = this.#questions(seat);
    this.#setQuestions(seat, questions.length < 2 ? NOTHING_ASKED : [questions[0] as Pending]);
  }

  /** Asks something else instead. */
  askInstead(seat: Seat, pending: Pending): void {
    const questions = this.#questions(seat);
    this.#setQuestions(seat, questions.length < 2 ? [pending] : [questions[0] as Pending, pending]);
  }

  /** Called where the rules turn something up: a view cannot go on from here. */
  reveal(): void {
    if (this.state.viewer !== undefined) throw new IllegalMove("hidden");
    this.revealed = true;
  }

  /** Never more than two: where the turn stands (G-T5), and one detail of the action or innovation in progress. */
  #questions(seat: Seat): Questions {
    return this.state.asked[seat] as Questions;
  }

  #setQuestions(seat: Seat, questions: Questions): void {
    const shared = this.#base.asked;
    if (this.state.asked === shared) this.state.asked = shared.slice();
    (this.state.asked as Questions[])[seat] = questions;
  }
}
