import type { Decision, Game, Locale, Seat } from "@montan/engine";
import { filled } from "./filled.ts";

/** The text of one step or tip of the guided game, its slots already filled. */
export interface GuideText {
  readonly title: string;
  /** Shown one after the other; the last one stays. */
  readonly pages: readonly string[];
  /** What to do now. */
  readonly task: string;
}

/** The texts of a lesson in one language; slots in braces are filled with the lesson's facts. */
export type GuideTexts<Id extends string> = Readonly<Record<Id, GuideText>>;

/** The guide's current text, and what it waits for. */
export interface Guidance<Move> {
  readonly id: string;
  /** The step of the guided part; absent for a tip during free play. */
  readonly progress?: { readonly step: number; readonly steps: number };
  /** Pieces to highlight (`data-piece`). */
  readonly pieces: readonly string[];
  /** The section of the rules that tells more. */
  readonly section: string;
  text(locale: Locale): GuideText;
  /** The moves the lesson is waiting for; with a tip every move is accepted. */
  accepts(move: Move): boolean;
}

/** One thing to learn by doing it. */
export interface Step<Id extends string, State, Move> {
  readonly id: Id;
  readonly section: string;
  pieces(state: State): readonly string[];
  /** Whether this is the move that the step asks for. */
  accepts(move: Move, state: State): boolean;
  /** Whether the step ends here; if missing, it ends with the first accepted move. */
  ends?(after: State): boolean;
}

/** Shown once in free play, the first time it fits. */
export interface Tip<Id extends string, State, Pending> {
  readonly id: Id;
  readonly section: string;
  pieces(state: State): readonly string[];
  when(state: State, asked: Pending): boolean;
}

/** A first game: a fixed deal, a guided beginning, and tips for the rest. */
export interface Lesson<Id extends string, State, Move, Options, Event, Pending> {
  readonly game: Game<State, Move, Options, Event, Pending>;
  readonly setup: { readonly seats: number; readonly seed: string };
  readonly person: Seat;
  readonly steps: readonly Step<Id, State, Move>[];
  readonly tips: readonly Tip<Id, State, Pending>[];
  readonly texts: Readonly<Record<Locale, GuideTexts<Id>>>;
  /** The facts that the texts may mention, from the current state. */
  facts(state: State, locale: Locale): Readonly<Record<string, string>>;
  /** What a scripted opponent does; undefined: the script is over, a bot decides. */
  opponent(state: State, seat: Seat): Move | undefined;
}

/**
 * The current step or tip of a guided game. A pure function of its decisions: a reload loses nothing, and an undo goes
 * back in the lesson too. undefined: nothing to say now. A game that has left the path goes on without steps, with tips
 * only.
 */
export function guidanceFor<Id extends string, State, Move, Options, Event, Pending>(
  lesson: Lesson<Id, State, Move, Options, Event, Pending>,
  decisions: readonly Decision<Move>[],
): Guidance<Move> | undefined {
  const { game, setup, person, steps, tips } = lesson;
  const told = new Set<Id>();
  let state = game.create(game.options(undefined, setup.seats), setup.seats, setup.seed);
  let current = 0;
  const tip = () => {
    const asked = game.pending(state, person);
    if (asked === undefined || current < steps.length) return undefined;
    return tips.find(({ id, when }) => !told.has(id) && when(state, asked));
  };

  for (const { seat, move } of decisions) {
    const before = state;
    if (seat === person) {
      const said = tip();
      if (said !== undefined) told.add(said.id);
    }
    state = game.apply(state, seat, move);
    const step = steps[current];
    if (step === undefined) continue;
    if (seat === person && !step.accepts(move, before)) current = steps.length;
    else if (step.ends === undefined ? seat === person : step.ends(state)) current++;
  }

  const step = steps[current];
  const say = step ?? tip();
  if (say === undefined) return undefined;
  const moment = state;
  return {
    id: say.id,
    section: say.section,
    pieces: say.pieces(moment),
    ...(step !== undefined && { progress: { step: current + 1, steps: steps.length } }),
    text: (locale) => filled(lesson.texts[locale][say.id], lesson.facts(moment, locale)),
    accepts: (move) => step === undefined || step.accepts(move, moment),
  };
}
