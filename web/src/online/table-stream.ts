import type { Seat } from "@montan/engine";
import {
  type Action,
  type ChatLine,
  type Delta,
  type Done,
  type Happening,
  patched,
  type TableInfo,
  type Update,
} from "@montan/protocol";
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Refusal } from "./api.ts";
import type { Connection, Listener, TableMessage } from "./connection.ts";

/** Who is looking at the table now. */
export interface Presence {
  /** Ids of people with a seat. */
  readonly people: readonly string[];
  readonly watching: number;
}

/** Something has happened at the table. */
export interface Heard {
  readonly update: Update;
  /** The new view; undefined: nothing of the game yet. */
  readonly view: unknown;
}

interface Following {
  /** The stream starts, or starts again, with this. */
  began(): void;
  /** One version further. */
  heard(heard: Heard): void;
}

const NOBODY: Presence = { people: [], watching: 0 };

/** One table as one person sees it, from their own seat if they have one: everything the server sends about it. */
export class TableStream {
  readonly table: string;
  readonly info: ReadonlySignal<TableInfo | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly presence: ReadonlySignal<Presence>;
  /** The latest happening while we listened. */
  readonly latest: ReadonlySignal<Happening | undefined>;
  /** The person's own seats, also while bots play there. */
  readonly seats: ReadonlySignal<readonly Seat[]>;
  /** The seat whose view is shown, the first unless another was chosen; undefined: a spectator's. */
  readonly seat: ReadonlySignal<Seat | undefined>;
  /** Why there is nothing to see. */
  readonly refusal: ReadonlySignal<Refusal | undefined>;
  readonly status: Connection["status"];
  readonly #connection: Connection;
  readonly #person: ReadonlySignal<string | undefined>;
  readonly #info = signal<TableInfo | undefined>(undefined);
  readonly #chat = signal<readonly ChatLine[]>([]);
  readonly #presence = signal(NOBODY);
  readonly #latest = signal<Happening | undefined>(undefined);
  readonly #taken = signal<Seat | undefined>(undefined);
  readonly #refusal: Signal<Refusal | undefined> = signal(undefined);
  #closed = false;
  #following: Following | undefined;
  /** Whose view is subscribed to. */
  #eyes: Seat | undefined;
  #version: number | undefined;
  #view: unknown;
  #undoable = 0;
  #stop: (() => void) | undefined;

  /** `person`: whose seats to look for. */
  constructor(connection: Connection, table: string, person: ReadonlySignal<string | undefined>) {
    this.table = table;
    this.#connection = connection;
    this.#person = person;
    this.status = connection.status;
    this.info = this.#info;
    this.chat = this.#chat;
    this.presence = this.#presence;
    this.latest = this.#latest;
    this.refusal = this.#refusal;
    this.seats = computed(() => seatsOf(this.#info.value, this.#person.value));
    this.seat = computed(() => this.seats.value.find((seat) => seat === this.#taken.value) ?? this.seats.value[0]);
    this.#listen(undefined);
  }

  /** The known version, and what the viewer sees; undefined: nothing was received yet, or nothing may be seen. */
  get version(): number | undefined {
    return this.#version;
  }

  get view(): unknown {
    return this.#view;
  }

  /** Nobody looks at the table any more. */
  get closed(): boolean {
    return this.#closed;
  }

  /** The server's time. */
  now(): number {
    return this.#connection.now();
  }

  /** How many decisions of its turn the seat could take back now. */
  get undoable(): number {
    return this.#undoable;
  }

  /** The seat whose view is shown; it follows `seat`. */
  get eyes(): Seat | undefined {
    return this.#eyes;
  }

  /** The one who shows the game is told everything in order; returns a function that stops it. */
  follow(following: Following): () => void {
    this.#following = following;
    return () => {
      if (this.#following === following) this.#following = undefined;
    };
  }

  act(action: Action): Promise<Done> {
    return this.#connection.act(this.table, action);
  }

  /** Switches to the view of another of the person's seats. */
  sit(seat: Seat): void {
    this.#taken.value = seat;
    this.#moved();
  }

  /** Starts again from a snapshot. */
  restart(): void {
    this.#version = undefined;
    this.#connection.again({ table: this.table, seat: this.#eyes });
  }

  close(): void {
    this.#closed = true;
    this.#stop?.();
    this.#following = undefined;
  }

  #listen(eyes: Seat | undefined): void {
    this.#stop?.();
    this.#eyes = eyes;
    this.#version = undefined;
    const listener: Listener = {
      has: () => this.#has(),
      hear: (message) => this.#hear(message),
      refused: (refusal) => {
        // Somebody else has the seat now, or it was given up: the table can still be watched.
        if (refusal.code === "not-your-seat" && eyes !== undefined) this.#listen(undefined);
        else this.#refusal.value = refusal;
      },
    };
    this.#stop = this.#connection.listen({ table: this.table, seat: eyes }, listener);
  }

  #has(): { from?: number; line?: number } {
    if (this.#version === undefined) return {};
    return { from: this.#version, line: this.#chat.peek().at(-1)?.line ?? 0 };
  }

  #hear(message: TableMessage): void {
    switch (message.type) {
      case "snapshot":
        return this.#begin(message);
      case "update":
        return this.#goOn(message);
      case "reload":
        if (message.version === undefined) return this.restart();
        return this.#connection.again({ table: this.table, seat: this.#eyes });
      case "chat":
        this.#chat.value = [...this.#chat.peek().filter(({ line }) => line < message.line.line), message.line];
        return;
      case "present":
        this.#presence.value = { people: message.people, watching: message.watching };
    }
  }

  #begin({ version, info, view, undoable = 0, chat }: Extract<TableMessage, { type: "snapshot" }>): void {
    this.#refusal.value = undefined;
    this.#version = version;
    this.#view = view;
    this.#undoable = undoable;
    this.#chat.value = chat;
    this.#info.value = info;
    if (!this.#moved()) this.#following?.began();
  }

  #goOn(update: Extract<TableMessage, { type: "update" }>): void {
    const info = this.#info.peek();
    if (this.#version === undefined || info === undefined) return;
    // A gap: an update was lost.
    if (update.version > this.#version + 1) return this.restart();
    if (update.version <= this.#version) return;
    const { version, delta, asked = [], clock, undoable = 0, happening } = update;
    this.#version = version;
    this.#view = patched(this.#view, delta as Delta | undefined);
    this.#undoable = undoable;
    if (happening.type === "line-deleted") this.#withoutLine(happening.line);
    this.#info.value = update.info ?? { ...info, version, asked, ...(clock !== undefined && { clock }) };
    const hasEnded = info.status !== "ended" && this.#info.value?.status === "ended";
    this.#latest.value = happening;
    if (!this.#moved()) this.#following?.heard({ update, view: this.#view });
    if (hasEnded) this.#hearBothRooms();
  }

  /** At the end players and spectators may read each other's chat. */
  #hearBothRooms(): void {
    this.#chat.value = [];
    this.#connection.again({ table: this.table, seat: this.#eyes });
  }

  #withoutLine(gone: number): void {
    this.#chat.value = this.#chat.peek().map(({ text, ...line }) => {
      return line.line === gone || text === undefined ? line : { ...line, text };
    });
  }

  /** Taking or leaving a seat changes the view. */
  #moved(): boolean {
    const seat = this.seat.peek();
    if (seat === this.#eyes) return false;
    this.#listen(seat);
    return true;
  }
}

function seatsOf(info: TableInfo | undefined, person: string | undefined): Seat[] {
  if (person === undefined) return [];
  return (info?.chairs ?? []).flatMap((chair, seat) => (chair.person?.id === person ? [seat] : []));
}
