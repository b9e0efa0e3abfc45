import type { Cause } from "../cause.ts";
import { CITY, type ProjectType } from "../data/map.ts";
import type { EffectId } from "../departments/effect-ids.ts";
import { departmentNames } from "./en-departments.ts";
import { projectNames, regionNames } from "./en-names.ts";
import type { Grammar, Place, SpaceName } from "./say.ts";
import type { Names } from "./vocabulary.ts";

const EFFECTS: Names<EffectId> = {
  money: "take money",
  goods: "take goods cubes",
  moves: "gain moves",
  study: "gain study points",
  "mission-money": "take money",
  "mission-goods": "take goods cubes",
  "mission-moves": "gain moves",
  "mission-study": "gain study points",
  "mission-recruit": "hire an employee",
  "mission-safety": "score active employees",
  "mission-build": "build a project",
  "mission-copy-donation": "copy a donation",
  "mission-transfer": "transfer employees",
  "build-department": "build a department",
  outsource: "have a project built",
  sell: "sell goods cubes",
  buy: "buy goods cubes",
  partners: "profit from the projects of a region",
};

const A_PROJECT: Names<ProjectType> = {
  housing: "a Housing project",
  commerce: "a Commerce project",
  industry: "an Industry project",
  infrastructure: "a Public Infrastructure project",
};

type CauseBy<B extends Cause["by"]> = Extract<Cause, { readonly by: B }>;

/** Fits both what was gained and what was paid. */
const CAUSES: { readonly [B in Cause["by"]]: (cause: CauseBy<B>, spaceName: SpaceName) => string } = {
  "transport-income": ({ region }) => `as transport income in the ${regionNames[region]}`,
  "project-income": ({ tab }) => `as income from ${A_PROJECT[tab]}`,
  city: ({ city }) => `as transport income for building in ${CITY[city].name}`,
  "track-bonus": ({ region }) => `for the last space of the transportation track in the ${regionNames[region]}`,
  department: ({ department }) => `in ${departmentNames[department]}`,
  activation: ({ department }) => `for activating an employee in ${departmentNames[department]}`,
  donation: ({ space }, spaceName) => `for the donation ${spaceName(space)}`,
  "copied-donation": () => "for copying a donation",
  "building-department": ({ department }) => `for building ${departmentNames[department]}`,
  "building-project": ({ tab }) => `for ${A_PROJECT[tab]}`,
  "first-player-bid": () => "as the bid for first player",
  "new-beginning": () => "by the sheet of A New Beginning",
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
  effect: EFFECTS,
  causeOf: (cause, spaceName) => (CAUSES[cause.by] as (cause: Cause, spaceName: SpaceName) => string)(cause, spaceName),
};
