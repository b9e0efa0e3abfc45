import type { CityId, ProjectType, Region } from "./map.ts";
import type { ActionType } from "./timeline.ts";

/** The four columns of the chart, left to right; also the four categories. */
export const COLUMNS = ["education", "human-rights", "welfare", "health"] as const;
export type Column = (typeof COLUMNS)[number];
export const CHART_ROWS = [1, 2, 3, 4, 5] as const;
export type ChartRow = (typeof CHART_ROWS)[number];

/** A space on the chart. It scores the printed donation, or that of the tile covering its column (C-N3). */
export type SpaceId = `${Column}-${ChartRow}`;
export type DonationId = SpaceId | `x-${SpaceId}`;

/** What a donation counts, each worth `vp`. */
export type Counted =
  | { readonly per: "departmentType"; readonly type: ActionType }
  | { readonly per: "department" }
  | { readonly per: "project"; readonly types: readonly ProjectType[] }
  | { readonly per: "railroadRegion" }
  | { readonly per: "donation" }
  | { readonly per: "activeEmployee" }
  | { readonly per: "projectInRegion"; readonly region: Region }
  | { readonly per: "projectInSmallCity" }
  | { readonly per: "builtDepartmentOfChosenType" }
  | { readonly per: "builtDepartmentTypeDistinct" }
  | { readonly per: "builtDepartmentInLeftColumn" }
  | { readonly per: "builtDepartmentInTopRow" }
  | { readonly per: "donationInCategory"; readonly category: Column }
  | { readonly per: "projectOfChosenType" }
  | { readonly per: "projectTypeDistinct" }
  | { readonly per: "donationCategoryDistinct" }
  | { readonly per: "spaceWithoutDepartment" }
  | { readonly per: "inactiveEmployee" }
  | { readonly per: "activeEmployeeAtPaidWorkstation" }
  | { readonly per: "mediumCityConnectedTo"; readonly city: CityId };

export interface Payment {
  readonly money: number;
  readonly goods: number;
}

export type Donation = { readonly id: DonationId } & (
  | { readonly flat: number }
  | { readonly pay: Payment; readonly vp: number }
  | (Counted & { readonly vp: number })
);

/** $ per donation of one's own, including the new one; with Communications staffed the lower one (C-D1). */
export const DONATION_PRICE = 5;
export const COMMUNICATIONS_PRICE = 3;
/** The most VP a donation scores before tabs raise the limit (C-F3). */
export const DONATION_LIMIT = 12;

export const DONATIONS: readonly Donation[] = [
  { id: "education-1", per: "departmentType", type: "hr", vp: 3 },
  { id: "education-2", per: "departmentType", type: "management", vp: 3 },
  { id: "education-3", per: "departmentType", type: "construction", vp: 3 },
  { id: "education-4", per: "departmentType", type: "rd", vp: 3 },
  { id: "education-5", per: "department", vp: 1 },
  { id: "human-rights-1", per: "project", types: ["infrastructure"], vp: 4 },
  { id: "human-rights-2", per: "project", types: ["industry"], vp: 3 },
  { id: "human-rights-3", per: "project", types: ["housing", "commerce"], vp: 2 },
  { id: "human-rights-4", per: "railroadRegion", vp: 3 },
  { id: "human-rights-5", per: "donation", vp: 2 },
  { id: "welfare-1", flat: 7 },
  { id: "welfare-2", pay: { money: 0, goods: 1 }, vp: 2 },
  { id: "welfare-3", pay: { money: 5, goods: 0 }, vp: 2 },
  { id: "welfare-4", pay: { money: 5, goods: 1 }, vp: 4 },
  { id: "welfare-5", per: "activeEmployee", vp: 1 },
  { id: "health-1", per: "projectInRegion", region: "east", vp: 2 },
  { id: "health-2", per: "projectInRegion", region: "midwest", vp: 2 },
  { id: "health-3", per: "projectInRegion", region: "south", vp: 2 },
  { id: "health-4", per: "projectInRegion", region: "west", vp: 2 },
  { id: "health-5", per: "projectInSmallCity", vp: 2 },
  // The four tiles of expansion 1 (C-N3, C-N6).
  { id: "x-education-1", per: "builtDepartmentOfChosenType", vp: 4 },
  { id: "x-education-2", per: "builtDepartmentTypeDistinct", vp: 3 },
  { id: "x-education-3", per: "builtDepartmentInLeftColumn", vp: 3 },
  { id: "x-education-4", per: "builtDepartmentInTopRow", vp: 3 },
  { id: "x-education-5", per: "donationInCategory", category: "education", vp: 4 },
  { id: "x-human-rights-1", per: "projectOfChosenType", vp: 3 },
  { id: "x-human-rights-2", per: "projectTypeDistinct", vp: 3 },
  { id: "x-human-rights-3", per: "project", types: ["housing", "commerce", "industry", "infrastructure"], vp: 1 },
  { id: "x-human-rights-4", per: "donationCategoryDistinct", vp: 3 },
  { id: "x-human-rights-5", per: "donationInCategory", category: "human-rights", vp: 4 },
  { id: "x-welfare-1", per: "spaceWithoutDepartment", vp: 2 },
  { id: "x-welfare-2", per: "inactiveEmployee", vp: 2 },
  { id: "x-welfare-3", per: "activeEmployeeAtPaidWorkstation", vp: 2 },
  { id: "x-welfare-4", pay: { money: 3, goods: 1 }, vp: 3 },
  { id: "x-welfare-5", per: "donationInCategory", category: "welfare", vp: 4 },
  { id: "x-health-1", per: "mediumCityConnectedTo", city: "new-york", vp: 2 },
  { id: "x-health-2", per: "mediumCityConnectedTo", city: "chicago", vp: 2 },
  { id: "x-health-3", per: "mediumCityConnectedTo", city: "new-orleans", vp: 2 },
  { id: "x-health-4", per: "mediumCityConnectedTo", city: "san-francisco", vp: 2 },
  { id: "x-health-5", per: "donationInCategory", category: "health", vp: 4 },
];

export const DONATION = Object.fromEntries(DONATIONS.map((donation) => [donation.id, donation])) as unknown as Readonly<
  Record<DonationId, Donation>
>;

export const SPACES: readonly SpaceId[] = COLUMNS.flatMap((column) =>
  CHART_ROWS.map((row) => `${column}-${row}` as const),
);

export function columnOf(space: SpaceId): Column {
  return space.slice(0, -2) as Column;
}

export function rowOf(space: SpaceId): ChartRow {
  return Number(space.slice(-1)) as ChartRow;
}
