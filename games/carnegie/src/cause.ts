import type { DepartmentId } from "./data/departments.ts";
import type { DonationId, SpaceId } from "./data/donations.ts";
import type { CityId, ProjectType, Region } from "./data/map.ts";
import type { Cell } from "./state.ts";

/** Why something was gained, paid or scored. */
export type Cause =
  | { readonly by: "transport-income"; readonly region: Region }
  | { readonly by: "project-income"; readonly tab: ProjectType }
  /** Transport income of a small city (C-B3). */
  | { readonly by: "city"; readonly city: CityId; readonly region: Region }
  | { readonly by: "track-bonus"; readonly region: Region }
  | { readonly by: "department"; readonly department: DepartmentId }
  | { readonly by: "activation"; readonly cell: Cell; readonly department: DepartmentId }
  | { readonly by: "donation"; readonly space: SpaceId; readonly donation: DonationId }
  | { readonly by: "copied-donation" }
  | { readonly by: "building-department"; readonly department: DepartmentId }
  | { readonly by: "building-project"; readonly tab: ProjectType }
  | { readonly by: "first-player-bid" }
  | { readonly by: "new-beginning" };
