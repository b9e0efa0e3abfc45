import { type Emit, QuestionDraft, type Seat } from "@montan/engine";
import type { Event } from "./events.ts";
import type { Pending } from "./pending.ts";
import { appended, type Placement, type Player, type Stack, type State } from "./state.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The next state while a decision is carried out. Players are copied on first write and then changed in place;
 * everything else is shared with the previous state, which never changes.
 */
export class Draft extends QuestionDraft<State, Pending, Event> {
  constructor(base: State, emit: Emit<Event> | undefined) {
    super(base, { ...base }, emit);
  }

  player(seat: Seat): Player {
    return this.state.players[seat] as Player;
  }

  /** The player, to be changed. */
  own(seat: Seat): Mutable<Player> {
    const shared = this.base.players;
    if (this.state.players === shared) this.state.players = shared.slice();
    const players = this.state.players as Player[];
    let player = players[seat] as Player;
    if (player === shared[seat]) {
      player = { ...player };
      players[seat] = player;
    }
    return player;
  }

  /** `index`: the stack's index in STACKS. */
  setStack(index: number, stack: Stack): void {
    const stacks = this.state.stacks.slice();
    stacks[index] = stack;
    this.state.stacks = stacks;
  }

  /** `index`: the area's index in AREAS. */
  place(index: number, placement: Placement): void {
    const areas = this.state.areas.slice();
    areas[index] = appended(areas[index] ?? [], placement);
    this.state.areas = areas;
  }
}
