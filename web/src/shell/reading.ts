import type { Seat } from "@montan/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { Act } from "../playable.ts";
import type { Settings } from "../store/settings.ts";
import type { Match, Moment } from "./match.ts";
import { eventsFor, linesOf } from "./sentences.ts";

/** Reading time for a bot's decision at normal speed. */
const GLANCE = 900;
/** Longer sentences take longer to read: milliseconds per letter. */
const LETTER = 18;

interface Reader {
  readonly settings: ReadonlySignal<Settings>;
  /** 0: everything at once. */
  readonly motion: ReadonlySignal<number>;
  readonly sitting: ReadonlySignal<Seat | undefined>;
}

/** How long the people at the screen get to look at what happens. */
export class Reading {
  readonly #match: Match;
  readonly #reader: Reader;

  #hurried = false;
  #goOn: (() => void) | undefined;

  constructor(match: Match, reader: Reader) {
    this.#match = match;
    this.#reader = reader;
  }

  /** What one decision caused, act by act; [] if everything is shown at once. */
  actsOf(before: unknown, moment: Moment): readonly Act[] {
    const { game, manner } = this.#match.playable;
    if (manner.acts === undefined || before === undefined || this.#reader.motion.value === 0) return [];
    const seat = this.#reader.sitting.peek();
    const events = eventsFor(game, moment, seat);
    return manner.acts(game.view(before, seat), game.view(moment.state, seat), events);
  }

  timeFor({ events, own }: Act): number {
    const speed = this.#reader.motion.value || 1;
    if (own) return GLANCE / speed;
    const locale = this.#reader.settings.value.language;
    const lines = linesOf(this.#match.playable, events, { locale, names: this.#match.names.peek() });
    const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
    return (GLANCE + letters * LETTER) / speed;
  }

  /** Resolves when another player's decision was looked at. */
  async pauseAfter(moment: Moment): Promise<void> {
    const time = this.#hurried ? 0 : this.#timeAfter(moment);
    if (time === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#goOn = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#goOn = undefined;
  }

  /** No more pauses until a person is asked. */
  hurry(): void {
    this.#hurried = true;
    this.#goOn?.();
  }

  calm(): void {
    this.#hurried = false;
  }

  #timeAfter({ events }: Moment): number {
    const { quiet } = this.#match.playable.manner;
    const worthALook = events.some((event) => !quiet.includes((event as { type: string }).type));
    const motion = this.#reader.motion.value;
    return worthALook && motion > 0 ? GLANCE / motion : 0;
  }
}
