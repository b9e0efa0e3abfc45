export * from "./data/company-board.ts";
export * from "./data/departments.ts";
export * from "./data/donations.ts";
export * from "./data/map.ts";
export * from "./data/new-beginning.ts";
export * from "./data/solo-cards.ts";
export * from "./data/start.ts";
export * from "./data/tabs.ts";
export * from "./data/timeline.ts";
export * from "./data/tracks.ts";
export { buildingPrice } from "./departments/buildings.ts";
export { type Vocabulary, vocabulary } from "./describe.ts";
export { donationPrice, donationsOf } from "./donating.ts";
export type { Event } from "./events.ts";
export { GAIN_KINDS, type Gain, type GainKind, gainAmount, gainKind } from "./gain.ts";
export { game } from "./game.ts";
export { MODULE_IDS } from "./modules/ids.ts";
export { budgetFor, priceOfRows, rowsFor } from "./modules/new-beginning.ts";
export type { Move, MoveType } from "./moves.ts";
export { NOTICES, type NoticeCode } from "./notices.ts";
export type { Components, ModuleId, Options } from "./options.ts";
export type { GainOptions } from "./outcome.ts";
export type { Pending, PendingType } from "./pending.ts";
export {
  departmentOffer,
  donationWorth,
  effectsOf,
  type IncomePreview,
  type RowPreview,
  reach,
  rowPreview,
  type SeatPreview,
  someUse,
  walk,
} from "./preview.ts";
export { diskOn, disksOnTab, printedVp, tabSpaces } from "./projects.ts";
export { QUIET_EVENTS } from "./quiet.ts";
export { REFUSALS, type RefusalCode } from "./refusals.ts";
export { bestConnection, type ConnectionScore, networksOf } from "./scoring/connections.ts";
export { donationOn } from "./scoring/counting.ts";
export { type DonationScore, donationLimit } from "./scoring/donations.ts";
export { ANDREWS_DEPARTMENT_VP, ANDREWS_LAST_SPACE_VP, CATEGORIES, type Category } from "./scoring/sheet.ts";
export type { Andrew, Cell, CompanySpace, DiskOwner, Player, Slot, State, Tab } from "./state.ts";
export { type Department, STANDARD_TABLES, type Tables, tablesOf } from "./tables.ts";
export { inferredValues } from "./text/inferred.ts";
export { eventOf } from "./timeline.ts";
