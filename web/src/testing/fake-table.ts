import { type AnyGame, DecisionLog, type IllegalMove, type Seat } from "@montan/engine";
import { game } from "@montan/gluckauf";
import {
  type Action,
  type ActionOf,
  type ChatLine,
  type ClientMessage,
  deltaOf,
  type Happening,
  type History,
  type ServerMessage,
  type Settings,
  settingsSchema,
  type TableInfo,
  type Update,
} from "@montan/protocol";
import { signal } from "@preact/signals";
import { Connection } from "../online/connection.ts";
import { TableStream } from "../online/table-stream.ts";
import { type FakeSocket, fakeSockets } from "./fake-socket.ts";

interface Step {
  readonly happening: Happening;
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly unknown[];
}

const PEOPLE = ["anna", "ben"] as const;
type Person = (typeof PEOPLE)[number];

/** A game of Glück Auf between Anna and Ben at a table of a server, as far as a page needs a server. */
export class FakeTable {
  readonly id = "table-0123456789";
  readonly log = new DecisionLog(game as AnyGame, {
    options: game.options({ firstPlayer: 0 }, 2),
    seats: 2,
    seed: "a table",
    rules: game.version,
  });
  readonly sockets = fakeSockets();
  info: TableInfo;
  chat: ChatLine[] = [];
  readonly #steps: Step[] = [];
  /** By standing decision: the version it led to. */
  #standing: number[] = [];
  readonly #done = new Map<string, number>();
  readonly #eyes = new Map<FakeSocket, Set<Seat | undefined>>();
  #held: (() => void)[] | undefined;

  constructor(settings: Partial<Settings> = {}) {
    this.info = {
      table: this.id,
      version: 0,
      game: game.id,
      rules: game.version,
      options: this.log.setup.options,
      settings: { ...settingsSchema.parse({}), ...settings },
      status: "running",
      host: "p-anna",
      chairs: PEOPLE.map((name) => ({ person: { id: `p-${name}`, name } })),
      asked: [0],
      createdAt: 0,
      touchedAt: 0,
    };
    const { state } = this.log;
    this.#steps.push({ happening: { type: "started" }, before: undefined, after: state, events: [] });
  }

  get version(): number {
    return this.#steps.length;
  }

  /** This person's page. */
  pageOf(person: Person): TableStream {
    const connection = new Connection({ open: () => this.#open() });
    return new TableStream(connection, this.id, signal(`p-${person}`));
  }

  /** The server's messages wait until they are released, or are lost with a page that is left. */
  hold(): { release(): void; lose(): void } {
    this.#held = [];
    const letGo = (): readonly (() => void)[] => {
      const held = this.#held ?? [];
      this.#held = undefined;
      return held;
    };
    return {
      release: () => {
        for (const tell of letGo()) tell();
      },
      lose: () => void letGo(),
    };
  }

  /** Somebody decides elsewhere. */
  play(seat: Seat, move: unknown): void {
    const before = this.log.state;
    const { events, state } = this.log.append(seat, move);
    this.#standing.push(this.version + 1);
    this.happen({ type: "decided", seat }, { before, after: state, events });
  }

  takeBack(seat: Seat, count: number, consent = false): void {
    const before = this.log.state;
    if (consent) this.log.rewind(seat, count);
    else this.log.undo(seat, count);
    this.#standing = this.#standing.slice(0, this.log.decisions.length);
    this.happen({ type: "took-back", seat, count, consent }, { before, after: this.log.state, events: [] });
  }

  happen(happening: Happening, { before, after, events }: Omit<Step, "happening"> = this.#asIs()): void {
    this.#steps.push({ happening, before, after, events });
    this.info = { ...this.info, version: this.version, asked: [...this.log.game.deciders(this.log.state)] };
    for (const [socket, eyes] of this.#eyes)
      for (const seat of eyes) this.tell(socket, { type: "update", ...this.#place(seat), ...this.updateFor(seat) });
  }

  /** The latest version, or that one, as this viewer is told. */
  updateFor(seat: Seat | undefined, version = this.version): Update {
    const { happening, before, after, events } = this.#steps[version - 1] as Step;
    const view = (state: unknown) => state && this.log.game.view(state, seat);
    const delta = deltaOf(view(before), view(after));
    const undoable = seat === undefined ? 0 : this.log.undoable(seat);
    const isPlay = happening.type === "decided" || happening.type === "took-back";
    return {
      version,
      at: 0,
      happening,
      ...(events.length > 0 && { events: [...events] }),
      ...(delta !== undefined && { delta }),
      asked: this.info.asked,
      ...(undoable > 0 && { undoable }),
      ...(!isPlay && { info: this.info }),
    };
  }

  tell(socket: FakeSocket, message: ServerMessage): void {
    if (this.#held !== undefined) this.#held.push(() => socket.say(message));
    else queueMicrotask(() => socket.say(message));
  }

  /** `GET …/history`, in pages of two. */
  readonly history = async (_table: string, seat: Seat | undefined, from = 0): Promise<History> => {
    const { moments } = this.log;
    const all = this.#standing.map((version, index) => ({ version, index: index + 1 }));
    const page = all.slice(from, from + 2);
    const { game } = this.log;
    const view = (index: number) => game.view(moments[index]?.state, seat);
    const next = from + page.length;
    return {
      version: this.version,
      view: view(from),
      events: [],
      steps: page.map(({ version, index }) => {
        const delta = deltaOf(view(index - 1), view(index));
        const happening = { type: "decided", seat: moments[index]?.decision?.seat ?? 0 } as const;
        return { version, at: 0, happening, ...(delta !== undefined && { delta }) };
      }),
      ...(next < all.length && { next }),
    };
  };

  #asIs(): Omit<Step, "happening"> {
    const { state } = this.log;
    return { before: state, after: state, events: [] };
  }

  #place(seat: Seat | undefined) {
    return { table: this.id, ...(seat !== undefined && { seat }) };
  }

  #open(): WebSocket {
    const opened = this.sockets.open();
    const socket = this.sockets.last;
    this.#eyes.set(socket, new Set());
    socket.answers = (message) => this.#answer(socket, message);
    socket.addEventListener("close", () => this.#eyes.delete(socket));
    queueMicrotask(() => socket.greet());
    return opened;
  }

  #answer(socket: FakeSocket, message: ClientMessage): void {
    if (message.type === "subscribe") this.#subscribe(socket, message);
    if (message.type === "unsubscribe") this.#eyes.get(socket)?.delete(message.seat);
    if (message.type !== "act") return;
    const { request, action } = message;
    try {
      this.tell(socket, { type: "done", request, ...this.#act(action) });
    } catch (error) {
      const { code } = error as IllegalMove;
      this.tell(socket, { type: "refused", request, code, ...(code === "stale" && { version: this.version }) });
    }
  }

  #subscribe(socket: FakeSocket, { seat, from, line = 0 }: Extract<ClientMessage, { type: "subscribe" }>): void {
    this.#eyes.get(socket)?.add(seat);
    const place = this.#place(seat);
    if (from === undefined) {
      const view = this.log.game.view(this.log.state, seat);
      this.tell(socket, {
        type: "snapshot",
        ...place,
        version: this.version,
        info: { ...this.info, version: this.version },
        view,
        chat: this.chat,
      });
      return;
    }
    for (let version = from + 1; version <= this.version; version++)
      this.tell(socket, { type: "update", ...place, ...this.updateFor(seat, version) });
    for (const one of this.chat.filter((chat) => chat.line > line))
      this.tell(socket, { type: "chat", ...place, line: one });
  }

  #act(action: Action): { version: number; asked?: true } {
    if (action.type === "decide") return this.#decide(action);
    if (action.type !== "undo") throw new Error(`no ${action.type} here`);
    const { seat } = action;
    if (this.log.undoable(seat) > 0) {
      this.takeBack(seat, 1);
      return { version: this.version };
    }
    const count = this.log.rewindable(seat);
    this.info = { ...this.info, undo: { seat, count, waitsFor: [1 - seat] } };
    this.happen({ type: "undo-asked", seat, count });
    return { version: this.version, asked: true };
  }

  #decide({ id, seat, move, expect }: ActionOf<"decide">): { version: number } {
    const known = this.#done.get(id);
    if (known !== undefined) return { version: known };
    const isPlay = ({ happening: { type } }: Step) => type === "decided" || type === "took-back";
    if (this.#steps.slice(expect).some(isPlay)) throw Object.assign(new Error(), { code: "stale" });
    this.play(seat, move);
    this.#done.set(id, this.version);
    return { version: this.version };
  }
}
