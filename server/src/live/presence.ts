import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Bus } from "../storage/bus.ts";

/** Who is looking at a table: people with a seat by id, and how many others. */
export interface Present {
  readonly people: readonly string[];
  readonly watching: number;
}

/** One subscription to a table, and whose it is. */
export interface Looker {
  /** The table is open, but nobody looks at it: not present, but still told about others. */
  look(isLooking: boolean): void;
  leave(): void;
}

interface One {
  readonly person: string;
  readonly isSeated: boolean;
  isLooking: boolean;
}

interface Told extends Present {
  readonly until: number;
}

const TOPIC = "present";
/** Sent by a node that has just started. */
const WHO = "who-is-present";
/** For how long other nodes are believed; they repeat it in time. */
const BELIEVED_MS = 60_000;
const AGAIN_MS = 20_000;

/** Who looks at which table now, kept in memory only: nodes tell each other, and forget a node that falls silent. */
export class Presence {
  readonly #bus: Bus;
  readonly #node = randomBytes(6).toString("base64url");
  /** By table: one entry for each subscription at this node. */
  readonly #here = new Map<string, Set<One>>();
  /** By table, then by node. */
  readonly #elsewhere = new Map<string, Map<string, Told>>();
  readonly #events = new EventEmitter().setMaxListeners(0);
  readonly #again: NodeJS.Timeout;

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.on(TOPIC, (text) => this.#hear(text));
    bus.on(WHO, (node) => {
      if (node !== this.#node) this.#publishAll();
    });
    bus.publish(WHO, this.#node);
    this.#again = setInterval(() => this.#publishAll(), AGAIN_MS).unref();
  }

  /** Somebody has opened the table, and is told from now on who looks at it. */
  enter(table: string, who: Readonly<One>, onChange: (present: Present) => void): Looker {
    const one = { ...who };
    const lookers = this.#here.get(table) ?? new Set();
    this.#here.set(table, lookers.add(one));
    this.#events.on(table, onChange);
    this.#publish(table);
    return {
      look: (isLooking) => {
        one.isLooking = isLooking;
        this.#publish(table);
      },
      leave: () => {
        this.#events.off(table, onChange);
        lookers.delete(one);
        if (lookers.size === 0) this.#here.delete(table);
        this.#publish(table);
      },
    };
  }

  of(table: string): Present {
    const now = Date.now();
    const others = [...(this.#elsewhere.get(table)?.values() ?? [])].filter(({ until }) => until > now);
    const all = [this.#presentHere(table), ...others];
    return {
      people: [...new Set(all.flatMap(({ people }) => people))].sort(),
      watching: all.reduce((sum, { watching }) => sum + watching, 0),
    };
  }

  stop(): void {
    clearInterval(this.#again);
  }

  #presentHere(table: string): Present {
    const lookers = [...(this.#here.get(table) ?? [])].filter(({ isLooking }) => isLooking);
    const ids = (seated: boolean) => new Set(lookers.flatMap((one) => (one.isSeated === seated ? [one.person] : [])));
    return { people: [...ids(true)], watching: ids(false).size };
  }

  #publishAll(): void {
    for (const table of this.#here.keys()) this.#publish(table);
  }

  #publish(table: string): void {
    const { people, watching } = this.#presentHere(table);
    this.#bus.publish(TOPIC, [table, this.#node, watching, ...people].join(" "));
  }

  #hear(text: string): void {
    const [table = "", node = "", watching, ...people] = text.split(" ");
    if (node !== this.#node) {
      const nodes = this.#elsewhere.get(table) ?? new Map<string, Told>();
      if (people.length === 0 && watching === "0") nodes.delete(node);
      else nodes.set(node, { people, watching: Number(watching), until: Date.now() + BELIEVED_MS });
      if (nodes.size === 0) this.#elsewhere.delete(table);
      else this.#elsewhere.set(table, nodes);
    }
    this.#events.emit(table, this.of(table));
  }
}
