import { type Event, type Move, QUIET_EVENTS, ROUNDS, type State } from "@montan/carnegie";
import type { Locale } from "@montan/engine";
import { CARNEGIE_SCORE } from "../i18n/carnegie-score.ts";
import { sayIn } from "../i18n/words.ts";
import { sectionFor } from "../learn/rules/carnegie/topics.ts";
import type { Manner } from "../playable.ts";
import { acts } from "./acts.ts";
import { obvious } from "./obvious.ts";
import { revealed } from "./revealed.ts";
import { piecesOfScore, scoreLabel, scoreSources } from "./score.ts";
import { begunBy, tally, whose } from "./story.ts";

/** What the shell needs to know about Carnegie, and its sounds. */
export const manner: Manner = {
  quiet: QUIET_EVENTS,

  traceless: [
    "first-player-determined",
    "round-started",
    "employee-used",
    "income-declined",
    "donation-declined",
    "donation-tile-skipped",
    "relocation-declined",
    "waiting-announced",
    "waiting-declined",
    "transfers-ended",
    "turn-ended",
    "activation-ended",
    "study-gained",
    "study-lost",
    "moves-gained",
    "moves-lost",
    "game-ended",
  ] satisfies readonly Event["type"][],

  sounds: {
    "round-started": "bell",
    "row-chosen": "wood",
    "marker-moved": "wood",
    "donation-made": "paper",
    "department-built": "paper",
    "department-reserved": "paper",
    "donation-tile-laid": "paper",
    "sheet-row-filled": "paper",
    "secret-donation-noted": "paper",
    "andrew-card-revealed": "paper",
    "employee-moved": "wood",
    "employee-activated": "wood",
    "employee-sent": "wood",
    "housing-placed": "wood",
    "project-built": "wood",
    "andrew-project-built": "wood",
    "tab-advanced": "paper",
    "transport-advanced": "whistle",
    "andrew-transport-advanced": "whistle",
  },

  scoreLabel,
  scoreSources,
  piecesOfScore,
  sectionFor,
  beganBy: (event) => {
    const happened = event as Event;
    if (happened.type !== "first-player-determined") return undefined;
    return happened.by === "chance" || happened.by === "agreement" ? happened.seat : undefined;
  },
  rounds: {
    of: (view) => (view as State).round.number,
    count: () => ROUNDS,
    name: (locale: Locale) => sayIn(CARNEGIE_SCORE, locale)("round"),
    begunBy: (event) => begunBy(event as Event),
  },
  revealed: (view, seat, move, locale) => revealed(view as State, seat, move as Move, locale),
  whose: (event) => whose(event as Event),
  tally: (event) => tally(event as Event),
  acts: (before, after, events) => acts(before as State, after as State, events as readonly Event[]),
  obvious: (view, seat, legalMoves) => obvious(view as State, seat, legalMoves as readonly Move[]),
};
