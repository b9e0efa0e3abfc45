import type { DescribeContext, Locale, Owner, Seat } from "@montan/engine";
import type { Cause } from "../cause.ts";
import type { DepartmentId } from "../data/departments.ts";
import type { DonationId, SpaceId } from "../data/donations.ts";
import { CITY, type CityId, type ProjectType, type Region, type SlotType } from "../data/map.ts";
import type { ActionType } from "../data/timeline.ts";
import { TRACKS, type TransportLevel } from "../data/tracks.ts";
import type { EffectId } from "../departments/effect-ids.ts";
import { canUse } from "../departments/turn.ts";
import { type Gain, type GainKind, gainKind } from "../gain.ts";
import type { DepartmentTurn, PendingOf, PendingType } from "../pending.ts";
import { type Place, placeAt, spaceAt } from "../place.ts";
import { RULES } from "../rules-version.ts";
import { donationOn } from "../scoring/counting.ts";
import type { Cell, State } from "../state.ts";
import { tablesOf } from "../tables.ts";
import { deGrammar } from "./de-grammar.ts";
import { deVocabulary } from "./de-vocabulary.ts";
import { enGrammar } from "./en-grammar.ts";
import { enVocabulary } from "./en-vocabulary.ts";
import type { Names, Vocabulary } from "./vocabulary.ts";
import { type Worth, worthFor } from "./worth.ts";

/** Forms that occur only in sentences. */
export interface Grammar {
  /** Players without a name are numbered from 1. */
  player(number: number): string;
  /** Joined by "and". */
  list(items: readonly string[]): string;
  /** Joined by "or". */
  either(items: readonly string[]): string;
  /** "in the West" */
  readonly inRegion: Names<Region>;
  /** "to the West" */
  readonly toRegion: Names<Region>;
  /** "a Housing project" */
  readonly aProject: Names<ProjectType>;
  /** "Human Resources departments" */
  readonly departmentsOf: Names<ActionType>;
  /** A department in a sentence, made unambiguous if two share a name. */
  quoted(department: DepartmentId): string;
  /** The bare name, for labels. */
  spot(place: Place): string;
  at(place: Place): string;
  from(place: Place): string;
  to(place: Place): string;
  slotIn(city: string, type: SlotType, number: number | undefined): string;
  /** What an employee is used for, as an infinitive. */
  readonly effect: Names<EffectId>;
  /** Why something was gained, paid or scored. */
  causeOf(cause: Cause): string;
}

/** What sentences about events are built with: an event carries everything, so there is no view. */
export interface EventSay extends Vocabulary, Grammar {
  name(owner: Owner): string;
  city(city: CityId): string;
  /** A slot of a city by its type; numbered where the city has several of that type. */
  slot(city: CityId, slot: number): string;
  /** Level of a space of a transportation track. */
  levelAt(region: Region, at: number): string;
}

/** What sentences about moves, questions and refusals are built with, including the view. */
export interface Say extends EventSay {
  /** What is on a space of the asked player's company board. */
  place(cell: Cell): Place;
  /** The donation on a space of the chart, the tiles of expansion 1 considered (C-N3). */
  space(space: SpaceId): string;
  /** What it scores. */
  donation(space: SpaceId): string;
  /** Printed price of a desk, where the board is known. */
  deskPrice(cell: Cell, desk: number): number | undefined;
  /** The question the reader is being asked, if the view shows it. */
  asked<T extends PendingType>(type: T): PendingOf<T> | undefined;
  /** The gain of this kind that is offered right now. */
  offered(kind: GainKind): Gain | undefined;
  /** What choices cost and bring, if the view shows who is asked. */
  readonly worth: Worth | undefined;
  /** The department in use, unless the view shows that no employee there can be used any more. */
  inUse(turn: DepartmentTurn): DepartmentId | undefined;
}

const WORDS: Readonly<Record<Locale, Vocabulary & Grammar>> = {
  en: { ...enVocabulary, ...enGrammar },
  de: { ...deVocabulary, ...deGrammar },
};

export function vocabulary(locale: Locale): Vocabulary {
  return WORDS[locale];
}

export function sayFor({ locale, names, view }: DescribeContext<State>): Say {
  const words = WORDS[locale];
  const asked = <T extends PendingType>(type: T) => question(view, type);
  return {
    ...words,
    name: (owner) => (owner === "automa" ? "Andrew" : (names?.[owner] ?? words.player(owner + 1))),
    city: (city) => CITY[city].name,
    slot: (city, slot) => {
      const { name, slots } = CITY[city];
      const type = slots[slot] ?? "any";
      const several = slots.filter((other) => other === type).length > 1;
      return words.slotIn(name, type, several ? slot + 1 : undefined);
    },
    place: (cell) => placeOn(view, cell),
    levelAt: (region, at) => words.level[trackLevel(region, at)],
    space: (id) => words.donationName(donationIn(view, id)),
    donation: (id) => words.donationEffect(donationIn(view, id)),
    deskPrice: (cell, desk) => {
      const place = placeOn(view, cell);
      if (view === undefined || place.on !== "department") return undefined;
      return tablesOf(view).departments[place.department].workstations[desk];
    },
    asked,
    offered: (kind) => asked("gain-choice")?.options.find((gain) => gainKind(gain) === kind),
    worth: worthIn(view),
    inUse: (turn) => inUse(view, turn),
  };
}

/** The seat that a move or a refusal is about: the viewer, or the only one who is asked. */
function reader(view: State): Seat | undefined {
  if (typeof view.viewer === "number") return view.viewer;
  const asked = view.asked.flatMap((questions, seat) => (questions.length > 0 ? [seat] : []));
  return asked.length === 1 ? asked[0] : undefined;
}

function worthIn(view: State | undefined): Worth | undefined {
  const seat = view === undefined ? undefined : reader(view);
  return view === undefined || seat === undefined ? undefined : worthFor(view, seat);
}

function question<T extends PendingType>(view: State | undefined, type: T): PendingOf<T> | undefined {
  const seat = view === undefined ? undefined : reader(view);
  if (view === undefined || seat === undefined) return undefined;
  return view.asked[seat]?.findLast((pending): pending is PendingOf<T> => pending.type === type);
}

function inUse(view: State | undefined, turn: DepartmentTurn): DepartmentId | undefined {
  const { department } = turn;
  const seat = view === undefined ? undefined : reader(view);
  if (department === undefined || view === undefined || seat === undefined) return department;
  return canUse(view, seat, department, turn) ? department : undefined;
}

function placeOn(view: State | undefined, cell: Cell): Place {
  const seat = view === undefined ? undefined : reader(view);
  if (view === undefined) return spaceAt({ rules: RULES }, cell);
  return seat === undefined ? spaceAt(view, cell) : placeAt(view, seat, cell);
}

function trackLevel(region: Region, at: number): TransportLevel {
  return TRACKS[region][at]?.level ?? "railroad";
}

function donationIn(view: State | undefined, space: SpaceId): DonationId {
  return view === undefined ? space : donationOn(view, space).id;
}
