import type { BotName } from "@montan/bots";
import { type AnyGame, DecisionLog, type Seat } from "@montan/engine";
import type { ClockFace, Ending, Settings } from "@montan/protocol";
import { Clock } from "./clock.ts";
import type { Created, Entry, Stamped } from "./entry.ts";
import { gameOf } from "./games.ts";
import type { Outage } from "./outages.ts";
import { Refused } from "./refused.ts";

type Log = DecisionLog<unknown, unknown, unknown, unknown, unknown>;

/** Who plays at a seat; a bot beside a person plays for them until they come back. */
export interface Chair {
  readonly person?: string;
  readonly bot?: BotName;
  readonly zone?: string;
}

/** The result of an entry, kept for clients that have missed it. */
export interface Step {
  readonly version: number;
  readonly at: number;
  readonly entry: Entry;
  /** Of the game; absent before it starts. */
  readonly before?: unknown;
  readonly after?: unknown;
  readonly events: readonly unknown[];
  readonly asked: readonly Seat[];
  readonly clock?: ClockFace;
  readonly status: Table["status"];
  /** An undo request has been cancelled. */
  readonly undoOver: boolean;
}

/** What a person is asked at a seat: the version with which it was asked, or of their own last decision, and when. */
export interface Question {
  readonly person: string;
  readonly version: number;
  readonly at: number;
}

/** An undo that waits for the others. */
export interface UndoAsked {
  readonly seat: Seat;
  readonly count: number;
  /** The version of the table with which the undo was requested. */
  readonly version: number;
  readonly agreed: ReadonlySet<Seat>;
}

const NOBODY: readonly Seat[] = [];

/** A table computed from its entries. */
export class Table {
  readonly id: string;
  readonly created: Created;
  readonly game: AnyGame;
  readonly createdAt: number;
  readonly steps: Step[] = [];
  readonly chairs: Chair[];
  /** Accepted decisions by seat and id, with the version they led to. */
  readonly ids = new Map<string, number>();
  /** By seat: of people who are asked. */
  questions: ReadonlyMap<Seat, Question> = new Map();
  /** Since when each asked seat is asked without a break. */
  askedSince: readonly { readonly seat: Seat; readonly at: number }[] = [];
  host: string;
  status: "open" | "running" | "ended" = "open";
  ending: Ending | undefined;
  log: Log | undefined;
  undo: UndoAsked | undefined;
  abandon: ReadonlySet<Seat> = new Set();
  /** People whom the host has muted, whether they are here or not. */
  readonly muted = new Set<string>();
  rematch: string | undefined;
  touchedAt: number;
  #clock: Clock | undefined;
  /** By entry of the log: the version it led to. */
  readonly #logged: number[] = [];
  /** Seats whose time was up, or for which a bot has decided since their person left. */
  readonly #stoodIn = new Set<Seat>();
  readonly #outages: () => readonly Outage[];

  constructor(id: string, created: Created, at: number, outages: () => readonly Outage[]) {
    const game = gameOf(created.game);
    if (game === undefined || created.rules > game.version) throw new Refused("newer-version");
    this.id = id;
    this.created = created;
    this.game = game;
    this.host = created.by;
    this.chairs = Array.from({ length: created.seats }, () => ({}));
    this.createdAt = at;
    this.touchedAt = at;
    this.#outages = outages;
    this.#keep(created, at, undefined, []);
  }

  get settings(): Settings {
    return this.created.settings;
  }

  get version(): number {
    return this.steps.length;
  }

  get asked(): readonly Seat[] {
    return this.status === "running" && this.log !== undefined ? this.game.deciders(this.log.state) : NOBODY;
  }

  /** Asked seats that a person plays, whose time runs. */
  get #timed(): readonly Seat[] {
    return this.asked.filter((seat) => this.chairs[seat]?.bot === undefined);
  }

  get clock(): ClockFace | undefined {
    const clock = this.#clock;
    if (clock === undefined) return undefined;
    const deadlines = this.#timed.map((seat) => ({ seat, at: this.deadline(seat) ?? 0 }));
    return { at: clock.at, left: [...clock.left], deadlines };
  }

  deadline(seat: Seat): number | undefined {
    return this.#clock?.deadline(seat, this.chairs[seat]?.zone, this.#outages());
  }

  /** People who play themselves, by seat. */
  get playing(): readonly Seat[] {
    return [...this.chairs.keys()].filter((seat) => {
      const { person, bot } = this.chairs[seat] as Chair;
      return person !== undefined && bot === undefined;
    });
  }

  seatsOf(person: string): Seat[] {
    return [...this.chairs.keys()].filter((seat) => this.chairs[seat]?.person === person);
  }

  /** The log's version that corresponds to this version of the table. */
  logVersionAt(version: number): number {
    const later = this.#logged.findIndex((at) => at > version);
    return later === -1 ? this.#logged.length : later;
  }

  /**
   * Applies an entry. Throws IllegalMove, unchanged, if the game does not allow it. `expected`: the version a new
   * decision was made for.
   */
  take(stamped: Stamped, at: number, id?: string, expected?: number): Step {
    const { clock: stamp, ...entry } = stamped;
    const before = this.log?.state;
    const timed = this.#timed;
    const asked = this.undo;
    const events = this.#change(entry as Entry, at, expected);
    const clock = this.#clock;
    if (clock !== undefined) {
      clock.run(timed, at, this.#outages());
      this.#adjust(clock, entry as Entry, timed);
      if (stamp !== undefined) clock.left = [...stamp];
    }
    if (id !== undefined && "seat" in entry) this.ids.set(`${entry.seat} ${id}`, this.version + 1);
    return this.#keep(entry as Entry, at, before, events, asked !== undefined && this.undo === undefined);
  }

  /** Clock changes caused by an entry, besides the time that has passed. */
  #adjust(clock: Clock, entry: Entry, timed: readonly Seat[]): void {
    if (entry.type === "decided") {
      const { seat } = entry;
      if (this.chairs[seat]?.bot !== undefined) this.#stoodIn.add(seat);
      else if (timed.includes(seat) && !this.asked.includes(seat)) clock.pay(seat, this.#standing(seat));
    }
    if (entry.type === "took-back") {
      for (const seat of this.chairs.keys()) clock.takeBack(seat, this.#standing(seat));
    }
    if (entry.type === "time-up") this.#stoodIn.add(entry.seat);
    // Otherwise resigning and returning would gain time.
    if (entry.type === "returned" && this.#stoodIn.delete(entry.seat)) clock.refill(entry.seat);
  }

  /** How many decisions of a seat stand. */
  #standing(seat: Seat): number {
    return this.log?.decisions.filter((decision) => decision.seat === seat).length ?? 0;
  }

  #keep(entry: Entry, at: number, before: unknown, events: readonly unknown[], undoOver = false): Step {
    this.touchedAt = at;
    const clock = this.clock;
    const step: Step = {
      version: this.version + 1,
      at,
      entry,
      ...(this.log !== undefined && { before, after: this.log.state }),
      events,
      asked: this.asked,
      ...(clock !== undefined && { clock }),
      status: this.status,
      undoOver,
    };
    this.steps.push(step);
    this.#noteQuestions(step);
    this.askedSince = step.asked.map((seat) => this.askedSince.find((since) => since.seat === seat) ?? { seat, at });
    return step;
  }

  #noteQuestions({ version, at, entry }: Step): void {
    const own = entry.type === "decided" || entry.type === "took-back" ? entry.seat : undefined;
    const asked = this.#timed.flatMap((seat): [Seat, Question][] => {
      const person = this.chairs[seat]?.person;
      if (person === undefined) return [];
      const before = this.questions.get(seat);
      const isSame = before !== undefined && before.person === person && seat !== own;
      return [[seat, isSame ? before : { person, version, at }]];
    });
    this.questions = new Map(asked);
  }

  #change(entry: Entry, at: number, expected: number | undefined): readonly unknown[] {
    switch (entry.type) {
      case "created":
        return [];
      case "seated": {
        const { person, bot, zone } = entry;
        this.chairs[entry.seat] = {
          ...(person !== undefined && { person }),
          ...(bot !== undefined && { bot }),
          ...(zone !== undefined && { zone }),
        };
        return [];
      }
      case "left":
        this.chairs[entry.seat] = {};
        return [];
      case "started":
        return this.#start(at);
      case "decided":
        return this.#decide(entry.seat, entry.move, expected);
      case "took-back":
        this.#takeBack(entry, expected);
        return [];
      case "undo-asked":
        this.undo = { seat: entry.seat, count: entry.count, version: this.version + 1, agreed: new Set([entry.seat]) };
        return [];
      case "undo-answered":
        if (this.undo !== undefined)
          this.undo = entry.agree ? { ...this.undo, agreed: new Set([...this.undo.agreed, entry.seat]) } : undefined;
        return [];
      case "resigned":
      case "time-up":
        this.chairs[entry.seat] = { ...this.chairs[entry.seat], bot: this.settings.substitute };
        this.#forgetWishes(entry.seat);
        return [];
      case "returned": {
        const { bot: _, ...chair } = this.chairs[entry.seat] ?? {};
        this.chairs[entry.seat] = chair;
        return [];
      }
      case "abandon":
        this.abandon = entry.agree ? new Set([...this.abandon, entry.seat]) : new Set();
        return [];
      case "ended":
        this.#end(entry.ending);
        return [];
      case "host":
        this.host = entry.person;
        return [];
      case "rematch":
        this.rematch = entry.table;
        return [];
      case "muted":
        if (entry.muted) this.muted.add(entry.person);
        else this.muted.delete(entry.person);
        return [];
      case "line-deleted":
      case "link":
        return [];
      default:
        // A newer server has written it.
        throw new Refused("newer-version");
    }
  }

  #start(at: number): readonly unknown[] {
    const { options, seats, seed, rules, settings } = this.created;
    this.log = new DecisionLog(this.game, { options, seats, seed, rules });
    this.status = "running";
    if (settings.clock.type !== "none") this.#clock = new Clock(settings.clock, seats, at);
    return this.log.moments[0]?.events ?? [];
  }

  #decide(seat: Seat, move: unknown, expected: number | undefined): readonly unknown[] {
    const { log } = this;
    if (log === undefined) throw new Refused("not-running");
    const { events, state } = log.append(
      seat,
      move,
      expected === undefined ? {} : { expected: this.logVersionAt(expected) },
    );
    this.#logged.push(this.version + 1);
    this.undo = undefined;
    if (this.game.result(state) !== undefined) this.#end("finished");
    return events;
  }

  #takeBack({ seat, count, consent }: Entry & { type: "took-back" }, expected: number | undefined): void {
    const { log } = this;
    if (log === undefined) throw new Refused("not-running");
    if (consent) log.rewind(seat, count);
    else log.undo(seat, count, expected === undefined ? {} : { expected: this.logVersionAt(expected) });
    this.#logged.push(this.version + 1);
    this.undo = undefined;
  }

  /** People who no longer play cannot request anything from the others. */
  #forgetWishes(seat: Seat): void {
    if (this.undo?.seat === seat) this.undo = undefined;
    this.abandon = new Set([...this.abandon].filter((other) => other !== seat));
  }

  #end(ending: Ending): void {
    this.status = "ended";
    this.ending = ending;
    this.undo = undefined;
    this.abandon = new Set();
  }
}
