import { type Emit, IllegalMove, type Seat } from "@montan/engine";
import type { AreaId, StackId } from "./data/components.ts";
import type { Event } from "./events.ts";
import type { Pending } from "./pending.ts";
import type { Placement, Player, Stack, State } from "./state.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/**
 * The next state while a decision is carried out. Copies on first write and shares the rest with the state it came
 * from, which never changes.
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

  update(seat: Seat, change: Partial<Player>): void {
    if (this.state.players === this.#base.players) this.state.players = this.#base.players.slice();
    (this.state.players as Player[])[seat] = { ...this.player(seat), ...change };
  }

  setStack(id: StackId, stack: Stack): void {
    this.state.stacks = { ...this.state.stacks, [id]: stack };
  }

  place(area: AreaId, placement: Placement): void {
    this.state.areas = { ...this.state.areas, [area]: [...this.state.areas[area], placement] };
  }

  /** What the seat is being asked now. */
  asked(seat: Seat): Pending | undefined {
    return this.state.asked[seat]?.at(-1);
  }

  ask(seat: Seat, pending: Pending): void {
    this.#setAsked(seat, [...(this.state.asked[seat] ?? []), pending]);
  }

  /** The question is answered; what was asked below it comes up again. */
  answered(seat: Seat): void {
    this.#setAsked(seat, (this.state.asked[seat] ?? []).slice(0, -1));
  }

  /** Asks something else instead. */
  askInstead(seat: Seat, pending: Pending): void {
    this.#setAsked(seat, [...(this.state.asked[seat] ?? []).slice(0, -1), pending]);
  }

  /** Called where the rules turn something up: a view cannot go on from here. */
  reveal(): void {
    if (this.state.viewer !== undefined) throw new IllegalMove("hidden");
    this.revealed = true;
  }

  #setAsked(seat: Seat, stack: readonly Pending[]): void {
    if (this.state.asked === this.#base.asked) this.state.asked = this.#base.asked.slice();
    (this.state.asked as (readonly Pending[])[])[seat] = stack;
  }
}
