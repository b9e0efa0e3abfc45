import { type Counted, DONATION, type DonationId, type Payment } from "../data/donations.ts";
import { CITY, type ProjectType } from "../data/map.ts";
import type { ActionType } from "../data/timeline.ts";
import { columnNames, goods, inRegion, money, vp } from "./de-names.ts";
import type { Names } from "./vocabulary.ts";

type CountedBy<P extends Counted["per"]> = Extract<Counted, { readonly per: P }>;

const DEPARTMENT: Names<ActionType> = {
  hr: "Personalabteilung",
  management: "Verwaltungsabteilung",
  construction: "Konstruktionsabteilung",
  rd: "F&E-Abteilung",
};

const PROJECT: Names<ProjectType> = {
  housing: "Wohn",
  commerce: "Handels",
  industry: "Industrie",
  infrastructure: "Infrastruktur",
};

/** What is counted, after "je" (dative). */
const PER: { readonly [P in Counted["per"]]: (counted: CountedBy<P>) => string } = {
  departmentType: ({ type }) => DEPARTMENT[type],
  department: () => "Abteilung",
  project: ({ types }) => projects(types),
  railroadRegion: () => "Region ab der Transportstufe Eisenbahn",
  donation: () => "eigener Spende, diese eingeschlossen",
  activeEmployee: () => "aktivem Mitarbeiter",
  projectInRegion: ({ region }) => `Projekt ${inRegion[region]}`,
  projectInSmallCity: () => "Projekt in einer Kleinstadt",
  builtDepartmentOfChosenType: () => "gebauter Abteilung einer gewählten Art",
  builtDepartmentTypeDistinct: () => "Art, von der du eine Abteilung gebaut hast",
  builtDepartmentInLeftColumn: () => "gebauter Abteilung in der linken Spalte",
  builtDepartmentInTopRow: () => "gebauter Abteilung in der obersten Zeile",
  donationInCategory: ({ category }) => `eigener Spende für ${columnNames[category]}`,
  projectOfChosenType: () => "Projekt einer gewählten Art",
  projectTypeDistinct: () => "Art deiner Projekte",
  donationCategoryDistinct: () => "Kategorie, in der du gespendet hast",
  spaceWithoutDepartment: () => "Feld ohne Abteilung",
  inactiveEmployee: () => "inaktivem Mitarbeiter, auch im Außeneinsatz",
  activeEmployeeAtPaidWorkstation: () => "aktivem Mitarbeiter an einem Arbeitsplatz ab $1",
  mediumCityConnectedTo: ({ city }) => `mittelgroßer Stadt, verbunden mit ${CITY[city].name}`,
};

function projects(types: readonly ProjectType[]): string {
  const [first, second, ...more] = types.map((type) => PROJECT[type]);
  if (more.length > 0) return "Projekt";
  return second === undefined ? `${first}projekt` : `${first}- oder ${second}projekt`;
}

export function donationEffect(id: DonationId): string {
  const donation = DONATION[id];
  if ("flat" in donation) return vp(donation.flat);
  if ("pay" in donation) return `${vp(donation.vp)} für je ${payment(donation.pay)}, am Ende gezahlt`;
  const per = PER[donation.per] as (counted: Counted) => string;
  return `${vp(donation.vp)} je ${per(donation)}`;
}

function payment(pay: Payment): string {
  return [pay.money > 0 ? money(pay.money) : "", pay.goods > 0 ? goods(pay.goods) : ""].filter(Boolean).join(" und ");
}
