import {
  ACTION_TYPES,
  type CityId,
  diskOn,
  type Pending,
  PROJECT_TYPES,
  ROUNDS,
  ROW_SPACES,
  type SpaceId,
  type State,
} from "@montan/carnegie";
import type { Tip } from "../guide.ts";
import { FIRST_CITY, type MomentId, NEXT_CITY, PERSON } from "./steps.ts";

function choosesRow({ type }: Pending): boolean {
  return type === "row-choice";
}

function donationsOf(state: State): readonly SpaceId[] {
  return (Object.entries(state.donations) as [SpaceId, readonly unknown[]][])
    .filter(([, owners]) => owners.includes(PERSON))
    .map(([space]) => space);
}

function hasProject({ map }: State, city: CityId): boolean {
  return (map[city] ?? []).some((slot) => diskOn(slot)?.owner === PERSON);
}

/** For free play, each shown once: the first that fits. */
export const TIPS: readonly Tip<MomentId, State, Pending>[] = [
  { id: "free", section: "scoring", pieces: () => [], when: (_, question) => choosesRow(question) },
  {
    id: "last-rounds",
    section: "scoring",
    pieces: () => [],
    when: ({ round }, question) => choosesRow(question) && round.number > ROUNDS - 4,
  },
  {
    id: "used-up",
    section: "timeline",
    pieces: ({ timeline }) =>
      ACTION_TYPES.filter((_, row) => timeline.markers[row] === ROW_SPACES).map((row) => `timeline:${row}`),
    when: ({ timeline }, question) => choosesRow(question) && timeline.markers.includes(ROW_SPACES),
  },
  {
    id: "connect",
    section: "connections",
    pieces: () => ["city:new-york", "city:chicago"],
    when: (state, question) =>
      question.type === "project-site" &&
      hasProject(state, FIRST_CITY) &&
      hasProject(state, NEXT_CITY) &&
      !hasProject(state, "new-york"),
  },
  {
    id: "either",
    section: "income",
    pieces: () => PROJECT_TYPES.map((type) => `tab:${PERSON}:${type}`),
    when: (_, question) => question.type === "gain-choice" && question.options.some((gain) => "employee" in gain),
  },
  {
    id: "end-column",
    section: "timeline",
    pieces: () => ["donations"],
    when: (_, question) =>
      question.type === "event-turn" && question.region !== undefined && question.donation === true,
  },
  {
    id: "dearer",
    section: "donations",
    pieces: (state) => donationsOf(state).map((space) => `donations/${space}`),
    when: (state, question) =>
      question.type === "event-turn" && question.donation === true && donationsOf(state).length > 0,
  },
  {
    id: "reserve-built",
    section: "display",
    pieces: () => ["display"],
    when: (_, question) => question.type === "department-choice",
  },
];
