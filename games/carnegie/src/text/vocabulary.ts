import type { PrintedSpace, StartDepartmentId } from "../data/company-board.ts";
import type { DepartmentId } from "../data/departments.ts";
import type { Column, DonationId } from "../data/donations.ts";
import type { ProjectType, Region } from "../data/map.ts";
import type { SheetRow } from "../data/new-beginning.ts";
import type { CardBack, SoloLevel } from "../data/solo-cards.ts";
import type { Side } from "../data/tabs.ts";
import type { ActionType } from "../data/timeline.ts";
import type { TransportLevel } from "../data/tracks.ts";
import type { EffectId } from "../departments/effect-ids.ts";
import type { Gain, GainKind } from "../gain.ts";
import type { ModuleId } from "../modules/ids.ts";
import type { Category } from "../scoring/sheet.ts";
import type { PhaseId } from "../state.ts";

/** A name for every id: a missing one is a type error. */
export type Names<Id extends string> = Readonly<Record<Id, string>>;

/** Help about values that could not be read from the printed components. */
export interface InferredWords {
  readonly intro: string;
  readonly none: string;
  readonly ownTables: string;
  /** Shown beside such a value in a table. */
  readonly mark: string;
  /** Beside workstations of which only the number is inferred. */
  readonly countMark: string;
  /** Spaces of one side of a tab, by their numbers: "1–4, 6". */
  spaces(tab: ProjectType, side: Side, numbers: string, count: number): string;
  place(space: PrintedSpace): string;
  desks(department: StartDepartmentId): string;
  deskCount(department: StartDepartmentId): string;
}

/** The words of one language that clients use without a sentence around them. */
export interface Vocabulary {
  readonly region: Names<Region>;
  /** Rows of the timeline; also the types of departments. */
  readonly action: Names<ActionType>;
  readonly project: Names<ProjectType>;
  readonly level: Names<TransportLevel>;
  /** Categories of donations. */
  readonly column: Names<Column>;
  readonly department: Names<DepartmentId>;
  /** What a department does, in one line. */
  readonly departmentEffect: Names<DepartmentId>;
  readonly module: Names<ModuleId>;
  /** What a module changes, in one line. */
  readonly moduleLine: Names<ModuleId>;
  readonly soloLevel: Names<SoloLevel>;
  readonly phase: Names<PhaseId>;
  /** Rows of the sheet of "A New Beginning". */
  readonly sheetRow: Names<SheetRow>;
  readonly gainKind: Names<GainKind>;
  /** Categories of a score sheet. */
  readonly category: Names<Category>;
  readonly lobby: string;
  /** Shown for anything the viewer may not know. */
  readonly hidden: string;
  readonly inferred: InferredWords;
  /** By category and row, e.g. "Education 1"; those of the tiles of expansion 1 say so. */
  donationName(donation: DonationId): string;
  /** What a donation scores, in a few words. */
  donationEffect(donation: DonationId): string;
  cardBack(back: CardBack): string;
  money(amount: number): string;
  goods(amount: number): string;
  vp(amount: number): string;
  study(amount: number): string;
  moves(amount: number): string;
  employees(amount: number): string;
  gain(gain: Gain): string;
  /** What an employee of a department is used for, as an infinitive; `amount`: of goods. */
  use(department: DepartmentId, effect: EffectId, amount?: number): string;
}
