import {
  type BoardValue,
  COMPANY_BOARD,
  type CompanyBoard,
  type Place,
  PRINTED_SPACES,
  type PrintedSpace,
  START_DEPARTMENT_IDS,
  type StartDepartmentId,
} from "@montan/carnegie";

interface StartDraft {
  readonly workstations: readonly (number | undefined)[];
}

/** As typed: the price of a workstation may be missing meanwhile. */
export type BoardDraft = Omit<CompanyBoard, "startDepartments"> & { readonly startDepartments: readonly StartDraft[] };

export function placeOf(cell: number): Place {
  return [Math.floor(cell / COMPANY_BOARD.columns), cell % COMPANY_BOARD.columns];
}

export function printedAt({ start }: BoardDraft, [row, column]: Place): PrintedSpace | undefined {
  return PRINTED_SPACES.find((id) => start[id][0] === row && start[id][1] === column);
}

export function desksOf(board: BoardDraft, id: StartDepartmentId): StartDraft["workstations"] {
  return board.startDepartments[START_DEPARTMENT_IDS.indexOf(id)]?.workstations ?? [];
}

/** A department put on a space leaves its old one to what was here. */
export function withPlace(board: BoardDraft, id: PrintedSpace, place: Place): BoardDraft {
  const here = printedAt(board, place);
  const start = { ...board.start, ...(here !== undefined && { [here]: board.start[id] }), [id]: place };
  return withoutMarks({ ...board, start }, `place:${id}`, `place:${here ?? id}`);
}

export function withDesks(
  board: BoardDraft,
  id: StartDepartmentId,
  workstations: StartDraft["workstations"],
): BoardDraft {
  const index = START_DEPARTMENT_IDS.indexOf(id);
  const startDepartments = board.startDepartments.with(index, { ...board.startDepartments[index], workstations });
  return withoutMarks({ ...board, startDepartments }, `desks:${id}`, `desk-count:${id}`);
}

/** Every value entered counts as confirmed. */
export function withoutMarks(board: BoardDraft, ...values: readonly BoardValue[]): BoardDraft {
  return { ...board, inferred: (board.inferred ?? []).filter((value) => !values.includes(value)) };
}
