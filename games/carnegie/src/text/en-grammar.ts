import type { Cause } from "../cause.ts";
import { CITY, type ProjectType } from "../data/map.ts";
import type { Place } from "../place.ts";
import { departmentNames } from "./en-departments.ts";
import { effectNames } from "./en-effects.ts";
import { donationName, projectNames, regionNames } from "./en-names.ts";
import type { Grammar } from "./say.ts";
import type { Names } from "./vocabulary.ts";

const A_PROJECT: Names<ProjectType> = {
  housing: "a Housing project",
  commerce: "a Commerce project",
  industry: "an Industry project",
  infrastructure: "a Public Infrastructure project",
};

type CauseBy<B extends Cause["by"]> = Extract<Cause, { readonly by: B }>;

/** Fits both what was gained and what was paid. */
const CAUSES: { readonly [B in Cause["by"]]: (cause: CauseBy<B>) => string } = {
  "transport-income": ({ region }) => `as transport income in the ${regionNames[region]}`,
  "project-income": ({ tab }) => `as income from ${A_PROJECT[tab]}`,
  city: ({ city }) => `as transport income for building in ${CITY[city].name}`,
  "track-bonus": ({ region }) => `for the last space of the transportation track in the ${regionNames[region]}`,
  department: ({ department }) => `in ${departmentNames[department]}`,
  activation: ({ department }) => `for activating an employee in ${departmentNames[department]}`,
  donation: ({ donation }) => `for the donation ${donationName(donation)}`,
  "copied-donation": () => "for copying a donation",
  "building-department": ({ department }) => `for building ${departmentNames[department]}`,
  "building-project": ({ tab }) => `for ${A_PROJECT[tab]}`,
  "first-player-bid": () => "as the bid for first player",
  "new-beginning": () => "from the sheet of A New Beginning",
};

function noun(place: Place): string {
  if (place.on === "lobby") return "the Lobby";
  if (place.on === "department") return departmentNames[place.department];
  return `row ${place.row}, column ${place.column}`;
}

const joined = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

export const enGrammar: Grammar = {
  player: (number) => `Player ${number}`,
  list: (items) => joined(items, "and"),
  either: (items) => joined(items, "or"),
  inRegion: { west: "in the West", midwest: "in the Midwest", south: "in the South", east: "in the East" },
  toRegion: { west: "to the West", midwest: "to the Midwest", south: "to the South", east: "to the East" },
  aProject: A_PROJECT,
  departmentsOf: {
    hr: "Human Resources departments",
    management: "Management departments",
    construction: "Construction departments",
    rd: "R&D departments",
  },
  quoted: (department) => departmentNames[department],
  spot: (place) => (place.on === "lobby" ? "Lobby" : noun(place)),
  at: (place) => `${place.on === "space" ? "at" : "in"} ${noun(place)}`,
  from: (place) => `from ${noun(place)}`,
  to: (place) => `to ${noun(place)}`,
  slotIn: (city, type, number) => {
    if (type === "any") return city;
    return number === undefined
      ? `${city} (${projectNames[type]})`
      : `${city} (${projectNames[type]}, space ${number})`;
  },
  effect: effectNames,
  causeOf: (cause) => (CAUSES[cause.by] as (cause: Cause) => string)(cause),
};
