import { randomUUID } from "node:crypto";
import { type AnyGame, canonical, DecisionLog, randomFrom, type Seat } from "@montan/engine";
import { type ActionOf, type History, patched, type Refusal, type ServerMessage } from "@montan/protocol";
import { expect } from "vitest";
import type { Room } from "../tables/room.ts";
import { chooser } from "./games.ts";
import type { Player } from "./player.ts";
import { at, cardsAt, readableIn, secretPlaces } from "./secrets.ts";

type Log = DecisionLog<unknown, unknown, unknown, unknown, unknown>;
type DeltaOf = Parameters<typeof patched>[1];
type Viewer = Seat | undefined;
type Move = ActionOf<"decide">["move"];

interface Known {
  readonly state: unknown;
  readonly events: readonly unknown[];
}

/** How many decisions lie between two checks of the past, and between two attempts at what is not allowed. */
const LOOKING = 20;
const TRYING = 9;

/**
 * Plays a game to its end with undo, consent and mistakes, on a log of its own beside the server's, and checks every
 * frame that anybody gets: it must contain what the view and the events of that log say, and no name of a card that its
 * reader has never been able to see.
 */
export class Recorder {
  readonly game: AnyGame;
  readonly log: Log;
  /** How many hidden places and names were looked for. */
  searched = 0;
  readonly #table: string;
  readonly #room: Room;
  readonly #players: readonly Player[];
  readonly #everybody: readonly (readonly [Viewer, Player])[];
  /** By version of the table, where it has changed. */
  readonly #known = new Map<number, Known>();
  readonly #seen = new Map<Viewer, Set<string>>();
  readonly #searchedFrames = new Map<Player, number>();
  readonly #random: ReturnType<typeof randomFrom>;
  readonly #choose: (moves: readonly unknown[]) => unknown;
  readonly #seed: string;

  constructor(room: Room, setup: Setup, players: readonly Player[], spectator: Player) {
    this.#room = room;
    this.#table = room.id;
    this.game = setup.game;
    this.#seed = setup.seed;
    this.log = new DecisionLog(setup.game, setup);
    this.#players = players;
    this.#everybody = [...players.map((player, seat) => [seat, player] as const), [undefined, spectator]];
    this.#random = randomFrom(setup.play);
    this.#choose = chooser(setup.play);
    this.#note(setup.startedAt, this.log.moments[0]?.events ?? []);
  }

  async play(): Promise<void> {
    for (let count = 0; ; count++) {
      const { version, asked, isOver } = await this.#now();
      this.#search();
      if (count % LOOKING === 0) await this.#lookBack(version);
      if (isOver) break;
      if (count % TRYING === 0) await this.#trySomething(asked[0] ?? 0, version);
      if (!(await this.#maybeTakeBack(version))) await this.#decide(asked, version);
    }
    for (const [viewer, player] of this.#everybody) this.#check(viewer, player.messages);
  }

  /** The table's version, once everybody has it. */
  async #now() {
    const now = await this.#room.enter(({ version, asked, status }) => ({
      version,
      asked,
      isOver: status === "ended",
    }));
    for (const [viewer, player] of this.#everybody)
      await player.until(() => player.see(this.#table, viewer).version >= now.version, "the latest version");
    return now;
  }

  #note(version: number, events: readonly unknown[]): void {
    this.#known.set(version, { state: this.log.state, events });
    for (const [viewer] of this.#everybody) {
      const seen = this.#seen.get(viewer) ?? new Set();
      this.#seen.set(viewer, seen);
      for (const name of readableIn(this.log.state as object, this.#secret(viewer))) seen.add(name);
    }
  }

  #secret(viewer: Viewer) {
    return secretPlaces(this.game.id, this.log.state, viewer);
  }

  async #decide(asked: readonly Seat[], version: number): Promise<void> {
    const seat = asked[this.#random.below(asked.length)] ?? 0;
    const move = this.#choose(this.game.legalMoves(this.log.state, seat)) as Move;
    const done = await this.#player(seat).act(this.#table, {
      type: "decide",
      seat,
      id: randomUUID(),
      expect: version,
      move,
    });
    this.#note(done.version, this.log.append(seat, move).events);
  }

  async #maybeTakeBack(version: number): Promise<boolean> {
    if (this.#random.below(8) > 0) return false;
    const seats = [...this.#players.keys()];
    const own = seats.find((seat) => this.log.undoable(seat) > 0);
    const rewound = seats.find((seat) => this.log.undoable(seat) === 0 && rewindable(this.log, seat) > 0);
    const seat = own ?? rewound;
    if (seat === undefined) return false;
    const done = await this.#player(seat).act(this.#table, { type: "undo", seat, id: randomUUID(), expect: version });
    if (own !== undefined) {
      this.log.undo(own, 1);
      this.#note(done.version, []);
      return true;
    }
    const count = rewindable(this.log, seat);
    let last = done.version;
    for (const other of seats.filter((one) => one !== seat)) {
      const answer = { type: "answer-undo", seat: other, expect: last, agree: true } as const;
      last = (await this.#player(other).act(this.#table, answer)).version;
    }
    this.log.rewind(seat, count);
    this.#note(last, []);
    return true;
  }

  /** A refusal tells no more than an answer does. */
  async #trySomething(seat: Seat, version: number): Promise<void> {
    const player = this.#player(seat);
    const other = (seat + 1) % this.#players.length;
    const legal = this.game.legalMoves(this.log.state, seat)[0] as Move;
    const decide = (move: Move, expected = version) =>
      ({ type: "decide", seat, id: randomUUID(), expect: expected, move }) as const;
    expect(await player.tryTo(this.#table, decide({ type: "fly" }))).toHaveProperty("code");
    const stale = (await player.tryTo(this.#table, decide(legal, version + 1_000))) as Refusal;
    expect(stale.code).toBe("stale");
    expect(canonical(stale.view)).toBe(canonical(this.game.view(this.log.state, seat)));
    expect(await this.#player(other).tryTo(this.#table, decide(legal))).toMatchObject({ code: "not-your-seat" });
    for (const move of this.game.legalMoves(this.log.state, seat).slice(0, 2) as Move[]) {
      const answer = await this.#player(other).tryTo(this.#table, { ...decide(move, version + 1_000), seat: other });
      expect(answer).toHaveProperty("code");
    }
    player.send({ type: "act", request: version, table: this.#table, action: decide({ ...legal, more: 1 }) });
    await player.message("refused", ({ request }) => request === version);
    const path = `/api/tables/${this.#table}/moves?seat=${seat}`;
    const { moves } = (await player.get<{ moves: unknown[] }>(path)).body;
    expect(canonical(moves)).toBe(canonical(this.game.legalMoves(this.game.view(this.log.state, seat), seat)));
  }

  /** The past of a running game: standing decisions as each seat has seen them; nobody sees another's. */
  async #lookBack(version: number): Promise<void> {
    for (const [viewer, player] of this.#everybody) {
      const address = (seat: Viewer, what: string) =>
        `/api/tables/${this.#table}/${what}${seat === undefined ? "" : `?seat=${seat}`}`;
      for (const foreign of this.#players.keys()) {
        if (foreign === viewer) continue;
        for (const what of ["view", "moves", "history"])
          expect((await player.get(address(foreign, what))).status).toBe(403);
      }
      const { view } = (await player.get<{ view: unknown }>(address(viewer, "view"))).body;
      expect(canonical(view)).toBe(canonical(this.game.view(this.log.state, viewer)));
      await this.#readPast(viewer, player, version);
    }
  }

  async #readPast(viewer: Viewer, player: Player, version: number): Promise<void> {
    let count = 0;
    for (let from: number | undefined = 0; from !== undefined; ) {
      const seat = viewer === undefined ? "" : `&seat=${viewer}`;
      const path = `/api/tables/${this.#table}/history?from=${from}${seat}`;
      const page: History = (await player.get<History>(path)).body;
      let { view } = page;
      expect(canonical(view)).toBe(canonical(this.game.view(this.log.moments[count]?.state, viewer)));
      for (const { happening, delta, events } of page.steps) {
        if (happening.type !== "decided") continue;
        const moment = this.log.moments[++count];
        view = patched(view, delta as DeltaOf);
        expect(happening.seat).toBe(moment?.decision?.seat);
        this.#expectSeen({ view, events }, moment as Known, viewer);
      }
      expect(page.version).toBe(version);
      from = page.next;
    }
    expect(count).toBe(this.log.decisions.length);
  }

  #expectSeen({ view, events = [] }: { view: unknown; events: unknown }, known: Known, viewer: Viewer): void {
    const told = known.events.map((event) => this.game.redact(event, viewer)).filter((event) => event !== undefined);
    expect(canonical(events)).toBe(canonical(told));
    expect(canonical(view)).toBe(canonical(this.game.view(known.state, viewer)));
  }

  /** Checks all frames since the last time, while the state is as it is now. */
  #search(): void {
    for (const [viewer, player] of this.#everybody) {
      const secret = this.#secret(viewer);
      const { view } = player.see(this.#table, viewer);
      for (const path of secret) expect([path, at(view, path)]).toEqual([path, { hidden: true }]);
      const seen = this.#seen.get(viewer);
      const never = [...cardsAt(this.game.id, this.log.state, secret)].filter((name) => !seen?.has(name));
      this.searched += never.length + secret.length;
      const frames = player.frames.slice(this.#searchedFrames.get(player) ?? 0);
      this.#searchedFrames.set(player, player.frames.length);
      for (const frame of frames) {
        expect(frame).not.toContain(this.#seed);
        for (const name of never) if (frame.includes(`"${name}"`)) expect.fail(`${name} is in ${frame}`);
      }
    }
  }

  /** Compares every update with the log that was kept beside. */
  #check(viewer: Viewer, messages: readonly ServerMessage[]): void {
    let view: unknown;
    let checked = 0;
    let last: Known | undefined;
    for (const message of messages) {
      if (message.type === "snapshot") view = message.view;
      if (message.type !== "update") continue;
      view = patched(view, message.delta as DeltaOf);
      const changed = this.#known.get(message.version);
      last = changed ?? last;
      if (last === undefined) continue;
      this.#expectSeen({ view, events: message.events }, changed ?? { state: last.state, events: [] }, viewer);
      checked++;
    }
    expect(checked).toBeGreaterThanOrEqual(this.log.decisions.length);
  }

  #player(seat: Seat): Player {
    return this.#players[seat] as Player;
  }
}

interface Setup {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: string;
  readonly rules: number;
  /** Version of the table with which the game began. */
  readonly startedAt: number;
  /** Seed of people's random choices. */
  readonly play: string;
}

/**
 * How many decisions have to be taken back, including others', to get before the seat's last one; 0: something was
 * revealed since.
 */
export function rewindable(log: Log, seat: Seat): number {
  try {
    return log.rewindable(seat);
  } catch {
    return 0;
  }
}
