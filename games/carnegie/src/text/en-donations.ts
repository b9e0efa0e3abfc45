import { type Counted, DONATION, type DonationId, type Payment } from "../data/donations.ts";
import { CITY } from "../data/map.ts";
import { actionNames, columnNames, goods, money, projectNames, regionNames, vp } from "./en-names.ts";

type CountedBy<P extends Counted["per"]> = Extract<Counted, { readonly per: P }>;

/** One of the things counted, after "per". */
const PER: { readonly [P in Counted["per"]]: (counted: CountedBy<P>) => string } = {
  departmentType: ({ type }) => `${actionNames[type]} department`,
  department: () => "department",
  project: ({ types }) =>
    types.length === 4 ? "project" : `${types.map((type) => projectNames[type]).join(" or ")} project`,
  railroadRegion: () => "region at Railroad or beyond",
  donation: () => "donation of yours, this one included",
  activeEmployee: () => "active employee",
  projectInRegion: ({ region }) => `project in the ${regionNames[region]}`,
  projectInSmallCity: () => "project in a small city",
  builtDepartmentOfChosenType: () => "department built of one chosen type",
  builtDepartmentTypeDistinct: () => "different type of department built",
  builtDepartmentInLeftColumn: () => "department built in the left column",
  builtDepartmentInTopRow: () => "department built in the top row",
  donationInCategory: ({ category }) => `donation of yours in ${columnNames[category]}`,
  projectOfChosenType: () => "project of one chosen type",
  projectTypeDistinct: () => "different type of project",
  donationCategoryDistinct: () => "different category among your donations",
  spaceWithoutDepartment: () => "space without a department",
  inactiveEmployee: () => "inactive employee, also on missions",
  activeEmployeeAtPaidWorkstation: () => "active employee at a workstation of $1 or more",
  mediumCityConnectedTo: ({ city }) => `medium city connected to ${CITY[city].name}`,
};

export function donationEffect(id: DonationId): string {
  const donation = DONATION[id];
  if ("flat" in donation) return vp(donation.flat);
  if ("pay" in donation) return `${vp(donation.vp)} for every ${payment(donation.pay)} paid at the end`;
  const per = PER[donation.per] as (counted: Counted) => string;
  return `${vp(donation.vp)} per ${per(donation)}`;
}

function payment(pay: Payment): string {
  return [pay.money > 0 ? money(pay.money) : "", pay.goods > 0 ? goods(pay.goods) : ""].filter(Boolean).join(" and ");
}
