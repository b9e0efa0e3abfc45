import type { Cause } from "../cause.ts";
import { type DepartmentId, isTile, TILE } from "../data/departments.ts";
import { CITY, type ProjectType } from "../data/map.ts";
import type { Place } from "../place.ts";
import { departmentNames } from "./de-departments.ts";
import { effectNames } from "./de-effects.ts";
import { donationName, inRegion, projectNames } from "./de-names.ts";
import type { Grammar } from "./say.ts";
import type { Names } from "./vocabulary.ts";

const A_PROJECT: Names<ProjectType> = {
  housing: "ein Wohnprojekt",
  commerce: "ein Handelsprojekt",
  industry: "ein Industrieprojekt",
  infrastructure: "ein Infrastrukturprojekt",
};

/** In quotation marks; with its number if two departments share a name. */
function quoted(department: DepartmentId): string {
  const name = departmentNames[department];
  const namesakes = Object.values(departmentNames).filter((other) => other === name).length;
  return namesakes > 1 && isTile(department) ? `„${name}“ (${TILE[department].number})` : `„${name}“`;
}

type CauseBy<B extends Cause["by"]> = Extract<Cause, { readonly by: B }>;

/** Fits both what was gained and what was paid. */
const CAUSES: { readonly [B in Cause["by"]]: (cause: CauseBy<B>) => string } = {
  "transport-income": ({ region }) => `als Transporteinkommen ${inRegion[region]}`,
  "project-income": ({ tab }) => `als Einkommen für ${A_PROJECT[tab]}`,
  city: ({ city }) => `als Transporteinkommen für das Projekt in ${CITY[city].name}`,
  "track-bonus": ({ region }) => `für das letzte Feld der Transportleiste ${inRegion[region]}`,
  department: ({ department }) => `in der Abteilung ${quoted(department)}`,
  activation: ({ department }) => `für das Aktivieren in der Abteilung ${quoted(department)}`,
  donation: ({ donation }) => `für die Spende ${donationName(donation)}`,
  "copied-donation": () => "für das Kopieren einer Spende",
  "building-department": ({ department }) => `für den Bau der Abteilung ${quoted(department)}`,
  "building-project": ({ tab }) => `für ${A_PROJECT[tab]}`,
  "first-player-bid": () => "als Startspielergebot",
  "new-beginning": () => "laut Gebotszettel",
};

function spot(place: Place): string {
  if (place.on === "lobby") return "Empfang";
  if (place.on === "department") return quoted(place.department);
  return `Zeile ${place.row}, Spalte ${place.column}`;
}

/** Each kind of place needs its own preposition. */
function located(place: Place, lobby: string, department: string, field: string): string {
  if (place.on === "department") return `${department} Abteilung ${spot(place)}`;
  return `${place.on === "lobby" ? lobby : field} ${spot(place)}`;
}

const joined = (items: readonly string[], word: string) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${word} ${items.at(-1)}`;

export const deGrammar: Grammar = {
  player: (number) => `Spieler ${number}`,
  list: (items) => joined(items, "und"),
  either: (items) => joined(items, "oder"),
  inRegion,
  toRegion: {
    west: "in den Westen",
    midwest: "in den Mittleren Westen",
    south: "in den Süden",
    east: "in den Osten",
  },
  aProject: A_PROJECT,
  departmentsOf: {
    hr: "Personalabteilungen",
    management: "Verwaltungsabteilungen",
    construction: "Konstruktionsabteilungen",
    rd: "F&E-Abteilungen",
  },
  quoted,
  spot,
  at: (place) => located(place, "am", "in der", "auf dem Feld in"),
  from: (place) => located(place, "vom", "aus der", "von"),
  to: (place) => located(place, "zum", "in die", "nach"),
  slotIn: (city, type, number) => {
    if (type === "any") return city;
    return number === undefined ? `${city} (${projectNames[type]})` : `${city} (${projectNames[type]}, Feld ${number})`;
  },
  effect: effectNames,
  causeOf: (cause) => (CAUSES[cause.by] as (cause: Cause) => string)(cause),
};
