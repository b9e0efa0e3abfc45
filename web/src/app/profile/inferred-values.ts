import {
  type BoardValue,
  COMPANY_BOARD,
  PROJECT_TABS,
  PROJECT_TYPES,
  type PrintedSpace,
  type ProjectType,
  SIDES,
  type Side,
  START_DEPARTMENT_IDS,
  type StartDepartmentId,
} from "@montan/carnegie";
import { sameJson } from "@montan/engine";
import { type BoardDraft, desksOf, withDesks, withoutMarks, withPlace } from "./board-drafts.ts";
import type { SpaceDraft, TabDrafts } from "./tab-drafts.ts";

export interface CarnegieDrafts {
  readonly projectTabs: TabDrafts;
  readonly companyBoard: BoardDraft;
}

/** What the owner has done with an inferred value. */
export type Status = "inferred" | "confirmed" | "corrected";

/** An inferred value: a space of a tab, by its index, or one of the company board. */
export type InferredValue =
  | { readonly kind: "space"; readonly type: ProjectType; readonly side: Side; readonly index: number }
  | { readonly kind: "place"; readonly of: PrintedSpace }
  | { readonly kind: "desks" | "desk-count"; readonly of: StartDepartmentId };

/** Values of one side of a tab, or of the company board. */
export type Group = readonly [InferredValue, ...InferredValue[]];

/** All inferred values, as far as these tables have them: a tab of another length belongs to its owner entirely. */
export function groupsOf({ projectTabs }: CarnegieDrafts): readonly Group[] {
  const sides = PROJECT_TYPES.flatMap((type) =>
    SIDES.map((side): readonly InferredValue[] => {
      const ours = PROJECT_TABS[type][side];
      if (projectTabs[type][side].length !== ours.length) return [];
      return ours.flatMap(({ inferred }, index) => (inferred ? [{ kind: "space", type, side, index }] : []));
    }),
  );
  const all = [...sides, (COMPANY_BOARD.inferred ?? []).map(boardValue)];
  return all.filter((group): group is Group => group.length > 0);
}

function boardValue(value: BoardValue): InferredValue {
  const [kind, of] = value.split(":");
  return { kind, of } as InferredValue;
}

/** Where the value stands in the tables. */
export function pathOf(value: InferredValue): string {
  if (value.kind === "space") return `components.projectTabs.${value.type}.${value.side}[${value.index}]`;
  if (value.kind === "place") return `components.companyBoard.start.${value.of}`;
  return `components.companyBoard.startDepartments[${START_DEPARTMENT_IDS.indexOf(value.of)}].workstations`;
}

export function statusOf(tables: CarnegieDrafts, value: InferredValue): Status {
  if (isMarked(tables, value)) return "inferred";
  return sameJson(valueIn(tables, value), valueIn(OURS, value)) ? "confirmed" : "corrected";
}

/** The owner confirms that it is printed like this. */
export function confirmed(tables: CarnegieDrafts, value: InferredValue): CarnegieDrafts {
  if (value.kind === "space") return withSpace(tables, value, unmarked(spaceIn(tables, value)));
  return { ...tables, companyBoard: withoutMarks(tables.companyBoard, markOf(value)) };
}

/** Restores the inferred value. */
export function doubted(tables: CarnegieDrafts, value: InferredValue): CarnegieDrafts {
  if (value.kind === "space") return withSpace(tables, value, spaceIn(OURS, value));
  const companyBoard = withOurs(tables.companyBoard, value);
  return { ...tables, companyBoard: { ...companyBoard, inferred: [...(companyBoard.inferred ?? []), markOf(value)] } };
}

const OURS: CarnegieDrafts = { projectTabs: PROJECT_TABS as TabDrafts, companyBoard: COMPANY_BOARD };

type SpaceValue = Extract<InferredValue, { kind: "space" }>;
type BoardPart = Exclude<InferredValue, SpaceValue>;

export function spaceIn({ projectTabs }: CarnegieDrafts, { type, side, index }: SpaceValue): SpaceDraft {
  return projectTabs[type][side][index] ?? {};
}

export function withSpace(
  tables: CarnegieDrafts,
  { type, side, index }: SpaceValue,
  space: SpaceDraft,
): CarnegieDrafts {
  const sides = tables.projectTabs[type];
  const changed = { ...sides, [side]: sides[side].with(index, space) };
  return { ...tables, projectTabs: { ...tables.projectTabs, [type]: changed } };
}

function unmarked({ inferred: _, ...space }: SpaceDraft): SpaceDraft {
  return space;
}

function withOurs(board: BoardDraft, value: BoardPart): BoardDraft {
  if (value.kind === "place") return withPlace(board, value.of, COMPANY_BOARD.start[value.of]);
  return withDesks(board, value.of, desksOf(COMPANY_BOARD, value.of));
}

function markOf({ kind, of }: BoardPart): BoardValue {
  return `${kind}:${of}` as BoardValue;
}

function isMarked(tables: CarnegieDrafts, value: InferredValue): boolean {
  if (value.kind === "space") return spaceIn(tables, value).inferred === true;
  return tables.companyBoard.inferred?.includes(markOf(value)) ?? false;
}

function valueIn(tables: CarnegieDrafts, value: InferredValue): unknown {
  if (value.kind === "space") return unmarked(spaceIn(tables, value));
  if (value.kind === "place") return tables.companyBoard.start[value.of];
  const desks = desksOf(tables.companyBoard, value.of);
  return value.kind === "desks" ? desks : desks.length;
}
