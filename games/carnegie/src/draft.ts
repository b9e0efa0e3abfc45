import { type Emit, IllegalMove, type Random, type Seat, Sfc32 } from "@montan/engine";
import type { ProjectType, Region } from "./data/map.ts";
import type { Event } from "./events.ts";
import type { Pending } from "./pending.ts";
import type { Andrew, CompanySpace, Player, State, Tab } from "./state.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface DraftPlayer
  extends Mutable<Omit<Player, "departments" | "inactive" | "desks" | "missions" | "tracks" | "tabs">> {
  departments: CompanySpace[];
  inactive: number[];
  desks: number[];
  missions: Record<Region, number>;
  tracks: Record<Region, number>;
  tabs: Record<ProjectType, Tab>;
}

/**
 * One decision being carried out. Shares everything with the state it started from and copies what it changes: the
 * root at once, a player when first written to, everything else by replacement.
 */
export class Draft {
  readonly state: Mutable<State>;
  readonly emit: Emit<Event> | undefined;
  /** Somebody has come to see something hidden. */
  revealed = false;
  #ownPlayers = false;
  #ownPlayer: boolean[] = [];

  constructor(base: State, emit: Emit<Event> | undefined) {
    this.state = { ...base };
    this.emit = emit;
  }

  /** The seat's player, to be written to. */
  player(seat: Seat): DraftPlayer {
    const players = this.#players();
    if (this.#ownPlayer[seat]) return players[seat] as DraftPlayer;
    const shared = players[seat] as Player;
    const own: DraftPlayer = {
      ...shared,
      departments: shared.departments.slice(),
      inactive: shared.inactive.slice(),
      desks: shared.desks.slice(),
      missions: { ...shared.missions },
      tracks: { ...shared.tracks },
      tabs: { ...shared.tabs },
    };
    players[seat] = own;
    this.#ownPlayer[seat] = true;
    return own;
  }

  #players(): Player[] {
    if (!this.#ownPlayers) {
      this.state.players = this.state.players.slice();
      this.#ownPlayers = true;
    }
    return this.state.players as Player[];
  }

  andrew(): Andrew {
    if (this.state.andrew === undefined) throw new Error("Andrew plays only in the solo game");
    return this.state.andrew;
  }

  changeAndrew(change: Partial<Andrew>): void {
    this.state.andrew = { ...this.andrew(), ...change };
  }

  /** Asks at once: before anything that is already waiting. */
  ask(seat: Seat, pending: Pending): void {
    this.#setStack(seat, [...this.#stack(seat), pending]);
  }

  /** Asks within the turn, but after what is already waiting in it. */
  askLater(seat: Seat, pending: Pending): void {
    const [turn, ...waiting] = this.#stack(seat);
    this.#setStack(seat, turn === undefined ? [pending] : [turn, pending, ...waiting]);
  }

  /** The question on top is settled. */
  answered(seat: Seat): void {
    this.#setStack(seat, this.#stack(seat).slice(0, -1));
  }

  replaceTop(seat: Seat, pending: Pending): void {
    this.#setStack(seat, this.#stack(seat).with(-1, pending));
  }

  /** The turn the seat is in: the bottom of its stack, where its pools are. */
  turnOf(seat: Seat): Pending | undefined {
    return this.#stack(seat)[0];
  }

  replaceTurn(seat: Seat, pending: Pending): void {
    this.#setStack(seat, this.#stack(seat).with(0, pending));
  }

  #stack(seat: Seat): readonly Pending[] {
    return this.state.asked[seat] as readonly Pending[];
  }

  #setStack(seat: Seat, stack: readonly Pending[]): void {
    this.state.asked = this.state.asked.with(seat, stack);
  }

  /** Called exactly where somebody gets to see something hidden; a view cannot go on from there. */
  reveal(): void {
    if (this.state.viewer !== undefined) throw new IllegalMove("hidden");
    this.revealed = true;
  }

  /** Draws from the generator in the state. */
  chance<T>(draw: (random: Random) => T): T {
    this.reveal();
    if (this.state.random === undefined) throw new IllegalMove("hidden");
    const random = new Sfc32(this.state.random);
    const drawn = draw(random);
    this.state.random = random.state;
    return drawn;
  }
}
