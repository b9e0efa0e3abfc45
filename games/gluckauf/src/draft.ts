import { type Emit, IllegalMove, type Seat } from "@montan/engine";
import { AREA_INDEX, type AreaId, STACK_INDEX, type StackId } from "./data/components.ts";
import type { Event } from "./events.ts";
import type { Pending } from "./pending.ts";
import { type Placement, type Player, placementsIn, type Stack, type State } from "./state.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The next state while a decision is carried out. Players, questions and tables are copied on first write and then
 * changed in place; everything else is shared with the state it came from, which never changes.
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

  setStack(id: StackId, stack: Stack): void {
    const stacks = this.state.stacks.slice();
    stacks[STACK_INDEX[id]] = stack;
    this.state.stacks = stacks;
  }

  place(area: AreaId, placement: Placement): void {
    const areas = this.state.areas.slice();
    areas[AREA_INDEX[area]] = [...placementsIn(this.state, area), placement];
    this.state.areas = areas;
  }

  /** What the seat is being asked now. */
  asked(seat: Seat): Pending | undefined {
    return this.state.asked[seat]?.at(-1);
  }

  ask(seat: Seat, pending: Pending): void {
    this.#questions(seat).push(pending);
  }

  /** The question is answered; what was asked below it comes up again. */
  answered(seat: Seat): void {
    this.#questions(seat).pop();
  }

  /** Asks something else instead. */
  askInstead(seat: Seat, pending: Pending): void {
    const questions = this.#questions(seat);
    questions[questions.length - 1] = pending;
  }

  /** Called where the rules turn something up: a view cannot go on from here. */
  reveal(): void {
    if (this.state.viewer !== undefined) throw new IllegalMove("hidden");
    this.revealed = true;
  }

  #questions(seat: Seat): Pending[] {
    const shared = this.#base.asked;
    if (this.state.asked === shared) this.state.asked = shared.slice();
    const asked = this.state.asked as Pending[][];
    let questions = asked[seat] as Pending[];
    if (questions === shared[seat]) {
      questions = questions.slice();
      asked[seat] = questions;
    }
    return questions;
  }
}
