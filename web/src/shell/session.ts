import { IllegalMove, type Seat, sameJson, type UndoScope } from "@montan/engine";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Act } from "../playable.ts";
import type { Drafts } from "../store/drafts.ts";
import type { Settings } from "../store/settings.ts";
import { cautionAbout, type Doubt } from "./doubt.ts";
import type { Instead } from "./frame.ts";
import { isAmidTurn, lastTurnOf } from "./last-turn.ts";
import { isStale, type Match, type Moment } from "./match.ts";
import { ObviousAnswers } from "./obvious-answers.ts";
import { Pencil, type Provisional } from "./provisional.ts";
import { Reading } from "./reading.ts";
import { nextChair, seatsHere } from "./seating.ts";
import { Staging } from "./staging.ts";

export interface SessionOptions {
  readonly settings: ReadonlySignal<Settings>;
  readonly motion: ReadonlySignal<number>;
  /** A guided game, in which everything is asked. */
  readonly guided?: ReadonlySignal<boolean>;
  /** Where a provisional move survives a reload. */
  readonly drafts?: Drafts;
}

/** A decision that is being stored. */
interface Storing {
  readonly move: unknown;
  /** The version it was made for. */
  readonly seen: number;
  readonly done: Promise<void>;
}

/**
 * The people at one screen who play a match: whose view is shown, what is provisional or needs confirmation, what was
 * refused.
 */
export class Session {
  readonly match: Match;
  readonly staging = new Staging();
  readonly sitting = signal<Seat | undefined>(undefined);
  /** The curtain is down until this seat lifts it. */
  readonly arriving = signal<Seat | undefined>(undefined);
  readonly doubt = signal<Doubt | undefined>(undefined);
  /** A move that is shown as made and can still be taken back without a trace. */
  readonly provisional: ReadonlySignal<Provisional | undefined>;
  readonly refusal = signal<IllegalMove | undefined>(undefined);
  /** Problems outside the game: a bot, the store. */
  readonly trouble = signal<unknown>(undefined);
  /** Pieces to highlight, because a text mentions them. */
  readonly highlighted = signal<readonly string[]>([]);
  /** An earlier moment that is shown again; undefined: now. */
  readonly peek = signal<number | undefined>(undefined);
  /** The last moment seen before the person came back; undefined: they have been here, or have decided since. */
  readonly away = signal<number | undefined>(undefined);
  readonly shown: ReadonlySignal<number>;
  readonly over: ReadonlySignal<boolean>;
  readonly #options: SessionOptions;
  readonly #obvious: ObviousAnswers;
  readonly #reading: Reading;
  readonly #pencil: Pencil;
  /** What the last decision caused, to be shown again. */
  readonly #lastActs: ReadonlySignal<readonly Act[]>;
  #storing: Storing | undefined;
  /** The provisional move that is being stored. */
  readonly #drawn = signal<Provisional | undefined>(undefined);
  #leave: (() => void) | undefined;
  #closed = false;
  /** What proceeds by itself, and whether more of it follows. */
  #going: Promise<void> | undefined;
  #more = false;

  constructor(match: Match, options: SessionOptions) {
    this.match = match;
    this.#options = options;
    this.#obvious = new ObviousAnswers(match, options);
    this.#pencil = new Pencil(match, options.drafts);
    this.provisional = this.#pencil.drawn;
    const { settings, motion } = options;
    this.#reading = new Reading(match, { settings, motion, sitting: this.sitting });
    this.shown = computed(() => Math.min(this.peek.value ?? Number.POSITIVE_INFINITY, match.moments.value.length - 1));
    this.#lastActs = computed(() => {
      const [before, last] = match.moments.value.slice(-2);
      return last === undefined ? [] : this.#reading.actsOf(before?.state, last);
    });
    this.over = computed(() => match.stopped.value || match.game.result(match.state.value) !== undefined);
    this.#takeSeat();
  }

  /** The seat that may decide at the screen now. */
  get decider(): Seat | undefined {
    const seat = this.sitting.value;
    if (seat === undefined || this.arriving.value !== undefined || this.peek.value !== undefined) return undefined;
    if (this.staging.act.value !== undefined) return undefined;
    const sent = this.match.sent.value;
    if (sent !== undefined && sent.pending === undefined) return undefined;
    if (this.match.occupants.value[seat]?.here !== true) return undefined;
    return this.match.game.deciders(this.match.state.value).includes(seat) ? seat : undefined;
  }

  /** The table after a provisional move, until it is stored, so that it does not jump back in between. */
  get ahead(): Instead | undefined {
    return (this.provisional.value ?? this.#drawn.value)?.ahead;
  }

  /** To be called once the session is shown. */
  open(): void {
    this.#leave = this.match.attend({
      heard: (before, moment) => this.#stage(this.#actsSince(before.state, moment)),
      elsewhere: () => void this.comeBack(),
      ready: (moment) => this.#look(moment),
      refused: (refusal) => {
        this.refusal.value = refusal;
      },
    });
    this.#restore();
  }

  /** A provisional move is restored when the match is opened the next time. */
  close(): void {
    this.#closed = true;
    this.#pencil.pause();
    this.doubt.value = undefined;
    this.#calm();
    this.#leave?.();
  }

  /** Lets others decide until somebody here has a question without an obvious answer. */
  goOn(): Promise<void> {
    this.#more = true;
    this.#going ??= this.#keepGoing();
    return this.#going;
  }

  async #keepGoing(): Promise<void> {
    try {
      while (this.#more) {
        this.#more = false;
        await this.staging.over();
        await this.match.others();
        if (this.#closed) return;
        this.#reading.calm();
        this.#takeSeat();
        if (await this.#answerTheObvious()) this.#more = true;
      }
    } catch (error) {
      this.trouble.value = error;
      this.#takeSeat();
    } finally {
      this.#going = undefined;
    }
  }

  /** Nothing waits, and no acts are being shown. */
  #stop(): void {
    this.cancel();
    this.#pencil.wipe();
    this.#calm();
  }

  #calm(): void {
    this.staging.skip();
    this.#reading.hurry();
    this.#reading.calm();
  }

  /** Shows another player's decision. */
  async #look(moment: Moment): Promise<void> {
    await this.staging.over();
    await this.#reading.pauseAfter(moment);
  }

  /** No more pauses until a person is asked. */
  hurry(): void {
    this.staging.skip();
    this.#reading.hurry();
  }

  /** The person tries a move: it is made, shown as provisional, needs confirmation, or is refused with its reason. */
  async offer(move: unknown): Promise<void> {
    const seat = this.decider;
    if (seat === undefined) return;
    // Another move settles the provisional one; the same move again only settles it.
    void this.settle();
    if (this.#storing !== undefined) return this.#offerAfter(this.#storing, seat, move);
    this.cancel();
    this.refusal.value = undefined;
    const listed = this.match.game.legalMoves(this.match.state.value, seat).some((one) => sameJson(one, move));
    if (!listed) return this.refuse(move);
    const caution = cautionAbout(this.match, this.#options.settings.value.confirm, seat, move);
    if (caution === "made") return this.#make(seat, move, this.match.version);
    if (caution === "provisional") this.#pencil.draw(seat, move, this.#settle);
    else this.doubt.value = caution;
  }

  /**
   * Makes the provisional move: because of the next move, Enter, its timeout, or a clock about to run out elsewhere.
   */
  async settle(): Promise<void> {
    const drawn = this.#pencil.wipe();
    if (drawn !== undefined) await this.#make(drawn.seat, drawn.move, drawn.seen, drawn);
  }

  readonly #settle = () => void this.settle();

  /** Discards the provisional move. */
  takeBack(): void {
    if (this.provisional.value === undefined) return;
    this.#obvious.ask();
    this.#pencil.erase();
  }

  /** Makes the move that was taken back last provisional again. */
  redo(): void {
    const seat = this.decider;
    if (seat !== undefined) this.#pencil.redraw(seat, this.#settle);
  }

  /** Whether the move taken back last is still legal. */
  get redoable(): boolean {
    const seat = this.decider;
    return seat !== undefined && this.#pencil.canRedraw(seat);
  }

  #restore(): void {
    const seat = this.decider;
    if (seat !== undefined) this.#pencil.restore(seat, this.#settle);
  }

  /**
   * A click while the previous one is being stored: a double click counts once, another move is tried as soon as
   * possible.
   */
  async #offerAfter({ move: stored, seen, done }: Storing, seat: Seat, move: unknown): Promise<void> {
    if (seen === this.match.version && sameJson(stored, move)) return;
    await done;
    if (this.decider === seat) await this.offer(move);
  }

  /** Says why a move is not possible; nothing is made. Trying something else first settles the provisional move. */
  refuse(move: unknown): void {
    if (this.provisional.value !== undefined) return this.#settle();
    const seat = this.decider ?? this.sitting.value ?? 0;
    try {
      this.match.game.apply(this.match.game.view(this.match.state.value, seat), seat, move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      this.refusal.value = error;
    }
  }

  /** The game may have gone on elsewhere: then it continues from there. */
  async comeBack(): Promise<void> {
    try {
      if (!(await this.match.refresh())) return;
    } catch (error) {
      this.#stop();
      this.trouble.value = error;
      return;
    }
    this.cancel();
    // A bot has taken over the seat: its person's provisional move is dropped.
    if (this.#isSeatGone) this.#pencil.wipe();
    else this.#pencil.follow();
    this.refusal.value = undefined;
    await this.goOn();
  }

  get #isSeatGone(): boolean {
    const seat = this.sitting.value;
    return seat !== undefined && this.match.occupants.value[seat]?.here !== true;
  }

  /** The person has dismissed the problem: continues with what the store has. */
  async recover(): Promise<void> {
    this.trouble.value = undefined;
    await this.comeBack();
    if (this.trouble.value === undefined) await this.goOn();
  }

  /** The person has dismissed the refusal. */
  forget(): void {
    this.refusal.value = undefined;
  }

  async confirm(): Promise<void> {
    const doubt = this.doubt.value;
    this.cancel();
    if (doubt !== undefined) await this.#make(doubt.seat, doubt.move, doubt.seen);
  }

  cancel(): void {
    this.doubt.value = undefined;
  }

  /** How many decisions the person at the screen could take back. */
  get undoable(): number {
    const seat = this.sitting.value;
    if (seat === undefined || this.arriving.value !== undefined || this.peek.value !== undefined) return 0;
    const undoable = this.match.undoable(seat) + (this.provisional.value === undefined ? 0 : 1);
    return undoable === 0 && this.match.askable(seat) ? 1 : undoable;
  }

  /** Undo is possible only by asking the others. */
  get asksToUndo(): boolean {
    const seat = this.sitting.value;
    if (seat === undefined || this.undoable === 0 || this.provisional.value !== undefined) return false;
    return this.match.undoable(seat) === 0;
  }

  /** The provisional move counts as one decision, the last of the turn. */
  async undo(scope: UndoScope): Promise<void> {
    const seat = this.sitting.value;
    if (seat === undefined) return;
    if (this.provisional.value !== undefined) {
      this.takeBack();
      if (scope === "step" || this.match.undoable(seat) === 0) return;
    }
    this.#stop();
    this.#obvious.ask();
    await this.#carefully(() => this.match.undo(seat, scope));
    await this.goOn();
  }

  liftCurtain(): void {
    this.sitting.value = this.arriving.value;
    this.arriving.value = undefined;
    this.#restore();
  }

  /** The person has begun a turn, or a move that is not settled. */
  get halfMade(): boolean {
    return (
      this.doubt.value !== undefined ||
      this.provisional.value !== undefined ||
      this.match.sent.value !== undefined ||
      isAmidTurn(this.match, this.sitting.value)
    );
  }

  /** A move was provisional when the page was left, and will be again. */
  get hasDraft(): boolean {
    return this.#pencil.isKept;
  }

  /** The end of the person's last turn, where "since your last turn" starts; undefined: nothing has happened since. */
  get lastTurn(): number | undefined {
    return lastTurnOf(this.match, this.sitting.value);
  }

  /** Others at this screen who are asked at the same time and need not wait for each other. */
  get alsoAsked(): readonly Seat[] {
    if (this.arriving.value !== undefined || this.decider === undefined) return [];
    const { game, state, occupants } = this.match;
    const here = seatsHere(occupants.value);
    return game.deciders(state.value).filter((seat) => seat !== this.sitting.value && here.includes(seat));
  }

  /** Lets another person who is asked as well decide first. */
  async passTo(seat: Seat): Promise<void> {
    this.cancel();
    if (this.provisional.value !== undefined) {
      void this.settle();
      await this.#storing?.done;
    }
    this.refusal.value = undefined;
    const { game, state, occupants } = this.match;
    const here = seatsHere(occupants.value);
    const { sitting, arriving } = nextChair(game, state.value, here, this.sitting.value, seat, seat);
    this.sitting.value = sitting;
    this.arriving.value = arriving;
  }

  /** Something happened that can be shown again. */
  get canLookBack(): boolean {
    return this.lastTurn !== undefined || this.#lastActs.value.length > 1;
  }

  /** Shows what happened since the person's last turn. */
  lookBack(): void {
    const since = this.lastTurn;
    if (since !== undefined) this.peek.value = since;
    else this.#stage(this.#lastActs.value);
  }

  #stage(acts: readonly Act[]): void {
    this.staging.begin(acts, (act) => this.#reading.timeFor(act));
  }

  /** What one decision caused, without what the person has seen already. */
  #actsSince(before: unknown, moment: Moment): readonly Act[] {
    const acts = this.#reading.actsOf(before, moment);
    const isSeen = this.#drawn.peek() !== undefined || this.match.sent.peek() !== undefined;
    return isSeen ? acts.filter(({ own }) => own !== true) : acts;
  }

  async #make(seat: Seat, move: unknown, seen: number, drawn?: Provisional): Promise<void> {
    this.#obvious.goOn();
    this.away.value = undefined;
    this.#drawn.value = drawn;
    await this.#decide(seat, move, seen);
    this.#drawn.value = undefined;
    this.#takeSeat();
    await this.goOn();
  }

  #decide(seat: Seat, move: unknown, seen: number): Promise<void> {
    const done = this.#carefully(() => this.match.decide(seat, move, seen)).then(() => {
      this.#storing = undefined;
    });
    this.#storing = { move, seen, done };
    return done;
  }

  async #carefully(work: () => Promise<void>): Promise<void> {
    this.highlighted.value = [];
    try {
      await work();
      this.refusal.value = undefined;
    } catch (error) {
      if (error instanceof IllegalMove) this.refusal.value = error;
      else this.trouble.value = error;
    }
  }

  #takeSeat(): void {
    const { game, state, occupants, moments } = this.match;
    const last = moments.value.at(-1)?.decision?.seat;
    const here = seatsHere(occupants.value);
    // The seat that is about to be handed the screen stays the same, as long as it is asked.
    const { sitting, arriving } = nextChair(game, state.value, here, this.sitting.value, last, this.arriving.value);
    this.sitting.value = here.length === 0 ? this.match.eyes : sitting;
    this.arriving.value = arriving;
  }

  /** true: more of them may follow. */
  async #answerTheObvious(): Promise<boolean> {
    const answer = this.provisional.value === undefined ? this.#obvious.next() : undefined;
    if (answer === undefined) return false;
    if (answer.provisional) {
      if (answer.seat === this.decider) this.#pencil.draw(answer.seat, answer.move, this.#settle);
      return false;
    }
    await this.#decide(answer.seat, answer.move, this.match.version);
    // Another window was faster: not an error of anybody here.
    const overtaken = isStale(this.refusal.value);
    if (overtaken) this.refusal.value = undefined;
    else this.#obvious.made();
    this.#takeSeat();
    return this.trouble.value === undefined && this.refusal.value === undefined;
  }
}
