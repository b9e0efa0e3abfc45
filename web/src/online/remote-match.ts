import { IllegalMove, type Json, type Seat, sameJson, type UndoScope } from "@montan/engine";
import type { TableInfo } from "@montan/protocol";
import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Playable } from "../playable.ts";
import type { Instead } from "../shell/frame.ts";
import type { Audience, Match, Moment, Occupant, Thought } from "../shell/match.ts";
import { aheadOf } from "../shell/provisional.ts";
import { newId } from "../store/chance.ts";
import { type Outbox, type Sent, windowOutbox } from "../store/outbox.ts";
import { locale } from "../store/settings.ts";
import { isPassing, Refusal } from "./api.ts";
import { chairNames } from "./chair-names.ts";
import { ofViews } from "./of-views.ts";
import { momentOf, type Past, readPast } from "./past.ts";
import type { Heard, TableStream } from "./table-stream.ts";

interface Ways {
  readonly outbox?: Outbox;
  readonly read?: typeof readPast;
}

/** Milliseconds until the past is requested again if there was no answer. */
const AGAIN = 1_000;

/**
 * A game at a table of a server, as one seat or a spectator sees it. Others' decisions are shown one after the other,
 * each when the previous one has been looked at. A decision made here is shown at once (`sent`) and becomes a moment
 * when the server has it.
 */
export class RemoteMatch implements Match {
  readonly playable: Playable;
  readonly stream: TableStream;
  /** Whose view; undefined: a spectator's. */
  readonly seat: Seat | undefined;
  readonly occupants: ReadonlySignal<readonly Occupant[]>;
  readonly names: ReadonlySignal<readonly string[]>;
  readonly moments = signal<readonly Moment[]>([]);
  readonly state: ReadonlySignal<unknown>;
  readonly thought: ReadonlySignal<Thought | undefined>;
  readonly sent = signal<Instead | undefined>(undefined);
  readonly stopped: ReadonlySignal<boolean>;
  readonly behind: ReadonlySignal<boolean>;
  /** What was asked in the past stays, even if the game has ended without a result since. */
  readonly #rules: Playable["game"];
  readonly #outbox: Outbox;
  readonly #read: typeof readPast;
  readonly #queued = signal(0);
  /** The table's version for each moment. */
  #versions: readonly number[] = [];
  /** The table's version up to which everything is shown. */
  #reached = -1;
  /** The table's version when the game last changed. */
  #version = 0;
  /** How many decisions of its turn the seat could take back. */
  readonly #undoable = signal(0);
  /** The seat whose decision from here has been sent and not acknowledged. */
  #deciding: Seat | undefined;
  #audience: Audience | undefined;
  /** Callers that wait for the others' decisions. */
  #waiting: { readonly goOn: () => void; readonly fail: (error: unknown) => void }[] = [];
  #hoping: { readonly version: number; readonly tell: () => void }[] = [];
  #line: Promise<void> = Promise.resolve();
  /** Something has happened that nobody was waiting for. */
  #news = false;
  #failure: unknown;
  #closed = false;
  readonly #leave: () => void;

  /** Starts to listen; `begun` says when there is something to show. */
  private constructor(stream: TableStream, playable: Playable, { outbox = windowOutbox, read = readPast }: Ways) {
    this.stream = stream;
    this.seat = stream.eyes;
    this.#outbox = outbox;
    this.#read = read;
    this.#rules = playable.game;
    this.playable = ofViews(playable, () => this.stopped.value);
    this.state = computed(() => this.moments.value.at(-1)?.state);
    this.behind = computed(() => this.#queued.value > 1);
    this.stopped = computed(
      () =>
        stream.info.value?.status === "ended" &&
        this.#queued.value === 0 &&
        playable.game.result(this.state.value) === undefined,
    );
    this.names = steady(() => chairNames(stream.info.value?.chairs ?? [], locale.value));
    this.occupants = steady(() => occupantsOf(stream.info.value, this.names.value, this.seat));
    this.thought = steady(() => {
      const asked = this.game.deciders(this.state.value);
      const seat = asked.find((one) => this.occupants.value[one]?.player !== "person");
      return seat === undefined ? undefined : { seat, futures: 0 };
    });
    this.#leave = stream.follow({
      began: () => this.#queue(() => this.#catchUp()),
      heard: (heard) => this.#queue(() => this.#take(heard)),
    });
  }

  /** The game at the table of a stream that has started. Throws Refusal. */
  static async open(stream: TableStream, playable: Playable, ways: Ways = {}): Promise<RemoteMatch> {
    const match = new RemoteMatch(stream, playable, ways);
    try {
      await match.#begin();
      return match;
    } catch (error) {
      match.close();
      throw error;
    }
  }

  get id(): string {
    return this.stream.table;
  }

  get game(): Playable["game"] {
    return this.playable.game;
  }

  get version(): number {
    return this.#version;
  }

  get eyes(): Seat | undefined {
    return this.seat;
  }

  /** The table's version for a moment. */
  versionOf(index: number): number {
    return this.#versions[index] ?? 0;
  }

  async decide(seat: Seat, move: unknown, seen: number): Promise<void> {
    const ahead = aheadOf(this, seat, move);
    const sent = { id: newId(), seat, move, expect: seen };
    this.#outbox.write(this.id, sent);
    this.sent.value = ahead;
    await this.#send(sent);
  }

  async undo(seat: Seat, scope: UndoScope): Promise<void> {
    try {
      const { version } = await this.stream.act({ type: "undo", seat, id: newId(), expect: this.#version, scope });
      await this.#until(version);
    } catch (error) {
      throw asIllegal(error);
    }
  }

  undoable(seat: Seat): number {
    return this.#isPlayedBy(seat) ? this.#undoable.value : 0;
  }

  askable(seat: Seat): boolean {
    const info = this.stream.info.value;
    if (info?.status !== "running" || info.settings.undo !== "consent" || info.undo !== undefined) return false;
    return this.#isPlayedBy(seat) && this.moments.value.some(({ decision }) => decision?.seat === seat);
  }

  /** Whether the person here decides at this seat, and no bot for them. */
  #isPlayedBy(seat: Seat): boolean {
    return seat === this.seat && this.occupants.value[seat]?.here === true;
  }

  attend(audience: Audience): () => void {
    this.#audience = audience;
    void this.#sendAgain();
    return () => {
      if (this.#audience === audience) this.#audience = undefined;
      this.#settle(true);
    };
  }

  others(): Promise<void> {
    return new Promise((goOn, fail) => {
      this.#waiting.push({ goOn, fail });
      this.#settle();
    });
  }

  async refresh(): Promise<boolean> {
    const news = this.#news;
    const failure = this.#failure;
    this.#failure = undefined;
    this.#news = false;
    if (failure !== undefined) throw failure;
    return news;
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    this.#settle(true);
    for (const { tell } of this.#hoping.splice(0)) tell();
  }

  async #begin(): Promise<void> {
    const loaded = this.#line.then(async () => {
      await this.#readAnew();
      this.#undoable.value = this.stream.undoable;
    });
    this.#line = loaded.catch(() => {});
    await loaded;
  }

  /** One after the other, including what arrives while something is being looked at. */
  #queue(work: () => Promise<void>): void {
    this.#queued.value++;
    const done = () => {
      this.#queued.value--;
      if (this.#queued.value === 0 && this.#news && this.#waiting.length === 0) this.#audience?.elsewhere();
      this.#settle();
    };
    this.#line = this.#line.then(work).then(done, (error: unknown) => {
      this.#failure = error;
      this.#news = true;
      for (const { fail } of this.#waiting.splice(0)) fail(error);
      done();
    });
  }

  async #take({ update, view }: Heard): Promise<void> {
    if (this.#closed || update.version <= this.#reached) return;
    const { happening, undoable = 0 } = update;
    if (happening.type === "decided") await this.#add(happening.seat, { update, view });
    else if (happening.type === "took-back") await this.#remove(happening, update.version);
    this.#undoable.value = undoable;
    if (happening.type !== "decided" || happening.seat !== this.#deciding) this.#news = true;
    this.#reach(update.version);
  }

  async #add(seat: Seat, { update, view }: Heard): Promise<void> {
    const before = this.moments.peek().at(-1);
    const moment = momentOf(this.#rules, before, update, view);
    batch(() => {
      if (before !== undefined) this.#audience?.heard(before, moment);
      this.moments.value = [...this.moments.peek(), moment];
      this.#versions = [...this.#versions, update.version];
      this.#version = update.version;
      this.#undoable.value = update.undoable ?? 0;
      if (seat === this.#deciding) this.sent.value = undefined;
    });
    if (seat !== this.#deciding) await this.#audience?.ready(moment);
  }

  /** Others' later decisions stay, but the states after them differ from what was shown. */
  async #remove({ seat, count, consent }: { seat: Seat; count: number; consent: boolean }, version: number) {
    const moments = this.moments.peek();
    const left = moments.length - count;
    if (left < 1 || (!consent && moments.slice(left).some(({ decision }) => decision?.seat !== seat)))
      return this.#readAnew();
    this.moments.value = moments.slice(0, left);
    this.#versions = this.#versions.slice(0, left);
    this.#version = version;
  }

  /** The stream has started again: what was missed is in the past. */
  async #catchUp(): Promise<void> {
    if (this.stream.version === undefined) return;
    if (this.stream.version > this.#reached) await this.#readAnew();
    this.#undoable.value = this.stream.undoable;
    this.#news = true;
  }

  async #readAnew(): Promise<void> {
    while (!this.#closed && !this.stream.closed) {
      try {
        return this.#show(await this.#read(this.#rules, this.id, this.seat));
      } catch (error) {
        if (!isPassing(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  /** What is already known stays the same object, so that nothing of it is rendered again. */
  #show({ moments, versions, changed, version }: Past): void {
    const known = this.moments.peek();
    let same = 0;
    while (same < known.length && versions[same] === this.#versions[same]) same++;
    const kept = known.slice(0, same);
    batch(() => {
      this.moments.value = [...kept, ...moments.slice(same)];
      this.#versions = versions;
      this.#version = changed;
    });
    this.#reach(version);
  }

  #reach(version: number): void {
    this.#reached = Math.max(this.#reached, version);
    const there = this.#hoping.filter((hope) => hope.version <= this.#reached);
    this.#hoping = this.#hoping.filter((hope) => hope.version > this.#reached);
    for (const { tell } of there) tell();
  }

  #until(version: number): Promise<void> {
    if (version <= this.#reached || this.#closed) return Promise.resolve();
    return new Promise((tell) => this.#hoping.push({ version, tell }));
  }

  /** Callers waiting for the others continue when everything was shown and somebody here is asked, or nobody is. */
  #settle(anyhow = false): void {
    if (this.#waiting.length === 0 || (!anyhow && !this.#isOurs())) return;
    this.#news = false;
    for (const { goOn } of this.#waiting.splice(0)) goOn();
  }

  #isOurs(): boolean {
    if (this.#closed) return true;
    if (this.#queued.peek() > 0) return false;
    const asked = this.game.deciders(this.state.peek());
    return asked.length === 0 || asked.some((seat) => this.occupants.peek()[seat]?.here);
  }

  async #send({ id, seat, move, expect }: Sent): Promise<void> {
    this.#deciding = seat;
    try {
      const action = { type: "decide", seat, id, expect, move: move as Record<string, unknown> } as const;
      const { version } = await this.stream.act(action);
      await this.#until(version);
      this.#outbox.write(this.id, undefined);
    } catch (error) {
      if (error instanceof Refusal) {
        this.#outbox.write(this.id, undefined);
        if (error.version !== undefined) await this.#until(error.version);
      }
      throw asIllegal(error);
    } finally {
      this.#deciding = undefined;
      this.sent.value = undefined;
    }
  }

  /** What had been sent when the page was left. */
  async #sendAgain(): Promise<void> {
    const sent = this.#outbox.read(this.id);
    if (sent === undefined || sent.seat !== this.seat || this.#deciding !== undefined) return;
    if (sent.expect === this.#version) this.sent.value = this.#aheadOf(sent);
    try {
      await this.#send(sent);
    } catch (error) {
      if (error instanceof IllegalMove) this.#audience?.refused?.(error);
    }
    this.#audience?.elsewhere();
  }

  #aheadOf({ seat, move }: Sent): Instead | undefined {
    try {
      return aheadOf(this, seat, move);
    } catch {
      // The rules refuse it: so will the server, with a reason.
      return undefined;
    }
  }
}

/** Returns the previous object if nothing has changed in it, so that nothing is rendered again. */
function steady<Value>(compute: () => Value): ReadonlySignal<Value> {
  let last: Value;
  return computed(() => {
    const value = compute();
    if (!sameJson(value, last)) last = value;
    return last;
  });
}

function occupantsOf(info: TableInfo | undefined, names: readonly string[], eyes: Seat | undefined): Occupant[] {
  return (info?.chairs ?? []).map(({ bot }, seat) => ({
    name: names[seat] ?? "",
    player: bot ?? "person",
    here: seat === eyes && bot === undefined,
  }));
}

function asIllegal(error: unknown): unknown {
  return error instanceof Refusal ? new IllegalMove(error.code, error.params as Json) : error;
}
