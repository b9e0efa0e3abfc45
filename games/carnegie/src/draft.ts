import { type Emit, IllegalMove, QuestionDraft, type Random, type Seat, Sfc32 } from "@montan/engine";
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

/** Copies what a decision changes: a player when first changed, everything else by replacement. */
export class Draft extends QuestionDraft<State, Pending, Event> {
  #ownPlayers = false;
  #ownPlayer: boolean[] = [];

  constructor(base: State, emit: Emit<Event> | undefined) {
    super(base, { ...base }, emit);
  }

  /** The seat's player, to be changed. */
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
