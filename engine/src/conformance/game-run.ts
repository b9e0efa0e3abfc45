import type { AnyGame, Seat } from "../game.ts";
import type { Decision } from "../log.ts";
import { type Random, randomFrom } from "../random.ts";
import { checkReplay } from "./checks/ending.ts";
import { checkEvents } from "./checks/events.ts";
import { checkMoves } from "./checks/moves.ts";
import { checkWarnings } from "./checks/notices.ts";
import { checkSamples } from "./checks/samples.ts";
import { checkCreated, checkOptions, checkSeeds } from "./checks/setting.ts";
import { checkStanding, checkTurn } from "./checks/standing.ts";
import { checkTwins } from "./checks/twins.ts";
import { checkUndo } from "./checks/undo.ts";
import { checkVersions } from "./checks/versions.ts";
import { checkViews } from "./checks/views.ts";
import { checkWords } from "./checks/words.ts";
import { unforeseen, type Violation } from "./failure.ts";
import { Moment, type Table } from "./moment.ts";
import { probed } from "./probe.ts";
import type { AnySubject } from "./subject.ts";
import type { Tally } from "./tally.ts";

/** How thoroughly a moment is checked. */
export interface Depth {
  readonly thorough: boolean;
  /** How many deals are sampled; 0: none, and nothing is taken back either. */
  readonly samples: number;
}

export interface GameRun {
  readonly subject: AnySubject;
  readonly seats: number;
  readonly input: unknown;
  readonly seed: string;
  readonly choices: readonly number[];
  /** When the choices are used up, the game goes on at random; otherwise it stops there. */
  readonly openEnd: boolean;
  readonly tally: Tally;
  /** Whether other seeds are tried too: once a run is enough. */
  readonly otherSeeds: boolean;
  depth(moment: Moment, random: Random): Depth;
}

/** How a game went: the choices that were made, and what was broken at the last moment, if anything. */
export interface Outcome {
  readonly choices: readonly number[];
  readonly decisions: readonly Decision<unknown>[];
  readonly violation: Violation | undefined;
}

const CHOICES = 1_000_000;

/** How many moves of each moment are remembered, to be tried at others. */
const REMEMBERED = 4;

export function runGame(run: GameRun): Outcome {
  const choices: number[] = [];
  const decisions: Decision<unknown>[] = [];
  try {
    playChecked(run, choices, decisions);
    return { choices, decisions, violation: undefined };
  } catch (error) {
    const violation = unforeseen(error);
    const { after = decisions.length } = violation;
    return { choices: choices.slice(0, after), decisions: decisions.slice(0, after), violation };
  }
}

function playChecked(run: GameRun, choices: number[], decisions: Decision<unknown>[]): void {
  const { subject, tally, seed } = run;
  const game = probed(subject.game);
  const table = setTable(run, game);
  const random = randomFrom(`${seed}/choices`);
  const dealt: unknown[] = [];
  const { options, seats } = table.setup;
  let moment = new Moment(
    table,
    game.create(options, seats, seed, (event) => dealt.push(event)),
    [],
  );
  checkCreated(moment);
  if (run.otherSeeds) checkSeeds(table);
  look(run, moment, dealt, random);

  while (!moment.over) {
    const choice = run.choices[choices.length] ?? (run.openEnd ? random.below(CHOICES) : undefined);
    if (choice === undefined) break;
    const { seat, move, plainly } = chosen(moment, choice);
    choices.push(plainly);
    const events: unknown[] = [];
    decisions.push({ seat, move });
    const after = moment.applied("legal-applies", moment.state, seat, move, (event) => events.push(event));
    const next = new Moment(table, after, decisions.slice());
    tally.decisions += 1;
    checkTurn(moment, next);
    next.check("ends", next.over || decisions.length < subject.maxDecisions, () => {
      return `the game is not over after ${decisions.length} decisions`;
    });
    moment = next;
    look(run, moment, events, random);
  }
  if (moment.over) {
    checkReplay(moment);
    checkVersions(moment);
  }
  tally.longestGame = Math.max(tally.longestGame, decisions.length);
  // Last: defects of the game itself show up above, under their own names.
  for (const playout of table.playouts) playout();
}

function setTable({ subject, seats, input, seed, tally }: GameRun, game: AnyGame): Table {
  const options = game.options(input, seats);
  checkOptions(game, seats, options, tally);
  return { subject, game, setup: { options, seats, seed }, tally, everLegal: [], refusals: new Set(), playouts: [] };
}

/** One number selects both the seat among those asked and its move; `plainly`: the smallest number that does. */
function chosen(moment: Moment, choice: number): { seat: Seat; move: unknown; plainly: number } {
  const { deciders } = moment;
  const who = choice % deciders.length;
  const seat = deciders[who] as Seat;
  const moves = moment.moves(seat);
  const which = Math.floor(choice / deciders.length) % moves.length;
  return { seat, move: moves[which], plainly: which * deciders.length + who };
}

function look(run: GameRun, moment: Moment, events: readonly unknown[], random: Random): void {
  checkStanding(moment);
  for (const seat of moment.deciders) moment.table.everLegal.push(...moment.some(moment.moves(seat), REMEMBERED));
  const { thorough, samples } = run.depth(moment, random);
  if (thorough) {
    moment.lookAgain("thorough");
    checkEvents(moment, events);
    checkMoves(moment);
    checkViews(moment);
    checkTwins(moment);
    checkWords(moment);
    checkWarnings(moment);
  }
  if (samples === 0) return;
  moment.lookAgain("costly");
  checkUndo(moment);
  checkSamples(moment, samples);
}
