import type { CommandName } from "../commands.ts";
import type { FlagName } from "../flags.ts";
import type { UsageCode } from "../usage-error.ts";
import { list, type Params } from "./params.ts";

const players = (count: number): string => (count === 1 ? "1 player" : `${count} players`);
const decided = (count: number): string => (count === 1 ? "1 decision" : `${count} decisions`);
const perhaps = ({ near }: Params): string => (near === undefined ? "" : ` Did you mean “${list(near)}”?`);

const errors: Readonly<Record<UsageCode, (params: Params) => string>> = {
  "unknown-command": (p) => `There is no command “${list(p.command)}”.${perhaps(p)} See: montan help`,
  "unknown-flag": (p) => `There is no option “${list(p.flag)}” here.${perhaps(p)}`,
  "flag-needs-value": (p) => `“${list(p.flag)}” needs a value: ${list(p.flag)} ${list(p.value)}`,
  "flag-takes-no-value": (p) => `“${list(p.flag)}” takes no value.`,
  "unexpected-argument": (p) => `“${list(p.argument)}” is one word too many.`,
  "missing-game": (p) => `Which game? Known: ${list(p.known)}.`,
  "missing-file": () => "Which file? Name a record, or - for standard input.",
  "unknown-game": (p) => `There is no game “${list(p.game)}”.${perhaps(p)} Known: ${list(p.known)}.`,
  "arena-needs-rivals": () => "An arena needs at least two different bots, each named once: --bots expert,hard",
  "unknown-bot": (p) => `There is no bot “${list(p.bot)}”.${perhaps(p)} Known: ${list(p.known)}.`,
  "unknown-language": (p) => `“${list(p.value)}” is not a language of Montan; choose en or de.`,
  "bad-number": (p) =>
    `“${list(p.flag)}” takes a whole number from ${list(p.min)} to ${list(p.max)}, not “${list(p.value)}”.`,
  "bad-seats": (p) => `${list(p.game)} is for ${list(p.min)} to ${list(p.max)} players, not ${list(p.seats)}.`,
  "bad-human": (p) => `“--human ${list(p.value)}”: name seats from 1 to ${list(p.seats)}, or none.`,
  "human-without-bots": () => "With “--bots none” every seat is a person’s; leave out “--human”.",
  "bad-names": (p) => `“--names” needs ${list(p.seats)} different names of 1 to 60 characters, with commas between.`,
  "options-not-json": (p) => `“--options”: this is not a JSON object: ${list(p.value)}`,
  "cannot-read": (p) => `Cannot read ${list(p.file)}: ${list(p.reason)}`,
  "cannot-write": (p) => `Cannot write ${list(p.file)}: ${list(p.reason)}`,
  "bad-position": (p) => `The record has ${list(p.decisions)} decisions; “--to” takes 0 to ${list(p.decisions)}.`,
  "record-finished": () => "The game in this record is over; look at it with: montan replay",
  "resume-fixed": (p) => `A resumed game keeps its own setup; leave out “${list(p.flag)}”.`,
};

const commands: Readonly<Record<CommandName, string>> = {
  play: "Play in the terminal, against bots or at one keyboard.",
  simulate: "Let bots play many games and sum them up.",
  arena: "Let bots of different strengths play each other, and rate them.",
  replay: "Tell a recorded game in sentences.",
  verify: "Check a record against the rules, decision by decision.",
  games: "List the games.",
  help: "Explain a command.",
};

const flags: Readonly<Record<FlagName, string>> = {
  seats: "number of players",
  bots: "bot for each seat that is not human, with commas between; none: everybody is human",
  human: "seats played by people (default 1); none: watch",
  names: "names of the players, first seat first",
  seed: "seed of the shuffles: the same seed and decisions give the same game",
  lang: "language (default: that of your system)",
  solo: "one player against Andrew: easy, normal, difficult or expert (Carnegie)",
  modules: "modules of the expansion (Carnegie)",
  options: "all options of the game as JSON, or from a file",
  record: "keep the record of the game in this file",
  resume: "resume the game of a record",
  games: "how many games (default 100)",
  to: "only the first N decisions",
  json: "machine-readable lines instead of words",
  help: "this help",
};

/** The texts of the command line itself. What happens in a game is described by the game's own `describe`. */
export const en = {
  errors,
  commands,
  flags,
  usage: "Usage",
  commandsTitle: "Commands",
  optionsTitle: "Options",
  examplesTitle: "Examples",
  tagline: "Carnegie and Glück Auf in your terminal. An unofficial fan project: please buy the games.",
  version: "Print the version.",
  moreHelp: "montan help COMMAND tells more about a command.",
  fileArgument: "FILE is a record; - reads standard input.",
  gameArgument: (ids: readonly string[]) => `GAME is ${ids.join(" or ")}.`,
  jsonPlay: [
    "With --json a line is written for every event and every question; answer each question with one line:",
    'a move from its legalMoves, {"undo":"step"}, {"undo":"turn"} or {"quit":true}.',
    '{"move":…,"version":N} answers only if the game still stands at that version.',
  ],
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
  by: (authors: string) => `by ${authors}`,

  welcome: {
    title: "Montan · Carnegie and Glück Auf in your terminal",
    toPlay: "To play, start it in a terminal:",
    or: "or choose at once:",
    language: "Language / Sprache: en or de",
    game: "Which game?",
    seats: (min: number, max: number) => `How many players (${min}–${max})?`,
    humans: (seats: number) => `How many of the ${seats} are people? The others are bots.`,
    level: (levels: string) => `Andrew’s level (${levels})?`,
    again: (choices: string) => `Please answer with ${choices}.`,
  },

  play: {
    player: (seat: number) => `Player ${seat + 1}`,
    bot: (seat: number) => `Bot ${seat + 1}`,
    start: (seed: string) => `Seed ${seed} · type h for help, q to quit`,
    asks: (name: string) => `${name}, your decision`,
    prompt: (most: number) => (most === 1 ? "1, or a letter (h: help) > " : `1–${most}, or a letter (h: help) > `),
    notANumber: (most: number) => `Type a number from 1 to ${most}, or h for help.`,
    takenBack: "Taken back.",
    warn: "Careful:",
    sure: "Do it anyway? (y/n) > ",
    yes: ["y", "yes", "j", "ja"],
    no: ["", "n", "no", "nein", "q"],
    kept: "Left as it was.",
    passKeyboard: (name: string) => `Pass the keyboard to ${name}. Nobody else looks now.`,
    ready: (name: string) => `${name}, press Enter when you are alone with the screen > `,
    logEmpty: "Nothing has happened yet.",
    logEarlier: (count: number) =>
      `… ${count === 1 ? "1 earlier line" : `${count} earlier lines`}; l all shows everything.`,
    saved: (file: string, decisions: number) => `Saved ${file} (${decided(decisions)}).`,
    overwrite: (file: string) => `${file} exists. Overwrite it? (y/n) > `,
    offer: (file: string) => `Save the record as ${file}? (y/n, or another name) > `,
    goOn: (file: string) => `Continue with: montan play --resume ${file}`,
    notSaved: "The game was not saved. Next time: w FILE saves it, --record FILE keeps it by itself.",
    stopped: "The game ends here.",
    help: [
      ["1, 2, …", "make the choice with this number"],
      ["u", "take back your last decision"],
      ["U", "take back your turn"],
      ["t", "show the table again"],
      ["l", "show the log (l all: from the start)"],
      ["s", "show the score sheet as it stands"],
      ["r", "say which printed values are uncertain"],
      ["w FILE", "save the record"],
      ["q", "quit"],
      ["h", "this help"],
    ],
  },

  score: {
    title: "Score sheet",
    now: "If the game ended now",
    total: "Total",
    automa: "Andrew",
    wins: (name: string, vp: number) => `${name} wins with ${vp} VP.`,
    shared: (names: readonly string[], vp: number) => `${names.join(" and ")} share the victory with ${vp} VP.`,
  },

  simulate: {
    title: (games: number, title: string, seats: number) =>
      `${games === 1 ? "1 game" : `${games} games`} of ${title} with ${players(seats)}`,
    speed: (games: string, decisions: string) => `${games} games/s, ${decisions} decisions/s`,
    length: (mean: string, min: number, max: number) => `${mean} decisions a game (${min} to ${max})`,
    columns: ["Seat", "Bot", "Wins", "Min", "Q1", "Median", "Q3", "Max", "Mean"],
    shares: "Shared victories count in part.",
  },

  arena: {
    title: (games: number, title: string, seats: number) =>
      `${title}: ${games === 1 ? "1 game" : `${games} games`} of every pairing with ${players(seats)}, seats rotated`,
    time: (seconds: string, threads: number) => `${seconds} s on ${threads === 1 ? "1 core" : `${threads} cores`}`,
    columns: ["Bot", "Against", "Wins", "95 %", "Mean", "Others", "Winner"],
    interval: "Wins with Wilson’s 95 % interval; shared victories count in part. Mean scores.",
    points: "Where the points come from: mean of all games of a bot",
  },

  replay: {
    title: (title: string, seats: number, seed: string) => `${title}, ${players(seats)}, seed ${seed}`,
    upTo: (shown: number, all: number) => `After ${shown} of ${all} decisions`,
  },

  verify: {
    good: (title: string, seats: number, decisions: number) =>
      `The record is good: ${title}, ${players(seats)}, ${decided(decisions)}.`,
    unfinished: "The game is not over.",
    bad: (file: string) => `${file} is broken.`,
  },

  json: { "not-json": "This line is not JSON.", "not-an-answer": "This line does not answer the question." },
};

export type Words = typeof en;
