import {
  type BoardValue,
  COMPANY_BOARD,
  type CompanyBoard,
  type Place,
  PRINTED_SPACES,
  START_DEPARTMENT_IDS,
  type StartDepartment,
} from "./data/company-board.ts";
import { PROJECT_TYPES, type ProjectType } from "./data/map.ts";
import { type ProjectTabs, SIDES, type TabGain, type TabIncome, type TabSpace } from "./data/tabs.ts";
import { refuseOptions } from "./option-refusals.ts";
import type { Components } from "./options.ts";

/** The most VP a tab can be worth (rulebook, scoring). */
const TAB_VP: Readonly<Record<ProjectType, number>> = { housing: 6, commerce: 9, industry: 12, infrastructure: 15 };
const TAB_GAINS = ["money", "goods", "vp", "employee"];
const MAX_SIDE_LENGTH = 12;
const MAX_AMOUNT = 20;
const MAX_BOARD_SIDE = 6;
const MAX_DESKS = 3;

/** Tables with values that could not all be read from the printed components, so owners may replace them. */
const REPLACEABLE: readonly (keyof Components)[] = ["projectTabs", "companyBoard"];
const BOARD_VALUES: readonly BoardValue[] = [
  ...PRINTED_SPACES.map((space): BoardValue => `place:${space}`),
  ...START_DEPARTMENT_IDS.flatMap((id): BoardValue[] => [`desks:${id}`, `desk-count:${id}`]),
];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks tables that replace the game's own: shapes, ranges, and what the rulebooks require. A value counts as inferred
 * only where the table says so: owners confirm one by leaving out the mark.
 */
export function readComponents(input: unknown): Components {
  const fields = record(input, "components", REPLACEABLE);
  return {
    ...(fields.projectTabs !== undefined && { projectTabs: readTabs(fields.projectTabs) }),
    ...(fields.companyBoard !== undefined && { companyBoard: readBoard(fields.companyBoard) }),
  };
}

/** The four tabs, or the same under `sides`, as component lists often have them. */
function readTabs(input: unknown): ProjectTabs {
  const path = "components.projectTabs";
  const { sides } = record(input, path, ["sides", ...PROJECT_TYPES]);
  const tabs = complete(sides ?? input, path, PROJECT_TYPES);
  return Object.fromEntries(
    PROJECT_TYPES.map((type) => [type, readTab(tabs[type], type, `${path}.${type}`)]),
  ) as Record<ProjectType, ProjectTabs[ProjectType]>;
}

function readTab(input: unknown, type: ProjectType, path: string): ProjectTabs[ProjectType] {
  const sides = complete(input, path, SIDES);
  const [a, b] = SIDES.map((side) => readSide(sides[side], type, `${path}.${side}`)) as [TabSpace[], TabSpace[]];
  const best = Math.max(...[...a, ...b].map(({ endVp }) => endVp ?? 0));
  if (best !== TAB_VP[type]) throw rule(path, `tab-vp-${TAB_VP[type]}`);
  const raising = [a, b].filter((side) => side.some(({ donationLimit }) => donationLimit !== undefined));
  if (raising.length !== 1) throw rule(path, "one-side-raises-donation-limit");
  return { A: a, B: b };
}

function readSide(input: unknown, type: ProjectType, path: string): TabSpace[] {
  const spaces = list(input, path, 2, MAX_SIDE_LENGTH).map((space, index) =>
    readSpace(space, index, `${path}[${index}]`),
  );
  // C-S3: three tabs start with a disk on the first space, Public Infrastructure does not.
  if ((spaces[0]?.disk === true) !== (type !== "infrastructure")) throw rule(`${path}[0]`, "first-space-disk");
  let reached = 0;
  spaces.forEach(({ endVp, donationLimit }, index) => {
    if (endVp !== undefined && endVp < reached) throw rule(`${path}[${index}]`, "end-vp-is-a-total");
    reached = endVp ?? reached;
    if (donationLimit !== undefined && index !== spaces.length - 1)
      throw rule(`${path}[${index}]`, "donation-limit-on-last-space");
  });
  const lastDisk = spaces.findLastIndex(({ disk }) => disk);
  const firstVp = spaces.findIndex(({ endVp, donationLimit }) => endVp !== undefined || donationLimit !== undefined);
  if (firstVp !== -1 && firstVp < lastDisk) throw rule(path, "disks-before-rewards");
  return spaces;
}

function readSpace(input: unknown, index: number, path: string): TabSpace {
  const fields = record(input, path, ["cost", "disk", "income", "endVp", "donationLimit", "inferred"]);
  if ((fields.cost === undefined) !== (index === 0)) throw rule(`${path}.cost`, "every-space-but-the-first-costs");
  if (fields.disk !== undefined && fields.disk !== true) throw wrongType(`${path}.disk`, "true");
  if (fields.inferred !== undefined && fields.inferred !== true) throw wrongType(`${path}.inferred`, "true");
  if (fields.income !== undefined && fields.disk === undefined) throw rule(`${path}.income`, "income-needs-a-disk");
  if (fields.donationLimit !== undefined && fields.donationLimit !== 3) throw rule(`${path}.donationLimit`, "limit-3");
  return {
    ...(fields.cost !== undefined && { cost: count(fields.cost, `${path}.cost`, 1, MAX_AMOUNT) }),
    ...(fields.disk === true && { disk: true }),
    ...(fields.income !== undefined && { income: readIncome(fields.income, `${path}.income`) }),
    ...(fields.endVp !== undefined && { endVp: count(fields.endVp, `${path}.endVp`, 1, MAX_AMOUNT) }),
    ...(fields.donationLimit === 3 && { donationLimit: 3 }),
    ...(fields.inferred === true && { inferred: true }),
  };
}

function readIncome(input: unknown, path: string): TabIncome {
  const fields = record(input, path, ["choice", ...TAB_GAINS]);
  if (fields.choice === undefined) return readGain(input, path);
  if (Object.keys(fields).length > 1) throw rule(path, "either-choice-or-one-gain");
  const options = list(fields.choice, `${path}.choice`, 2, 2);
  const [first, second] = options.map((gain, index) => readGain(gain, `${path}.choice[${index}]`)) as [
    TabGain,
    TabGain,
  ];
  if (Object.keys(first)[0] === Object.keys(second)[0]) throw rule(`${path}.choice`, "two-different-gains");
  return { choice: [first, second] };
}

function readGain(input: unknown, path: string): TabGain {
  const fields = record(input, path, TAB_GAINS);
  const kinds = Object.keys(fields);
  if (kinds.length !== 1) throw rule(path, "exactly-one-gain");
  const kind = kinds[0] as string;
  return { [kind]: count(fields[kind], `${path}.${kind}`, 1, MAX_AMOUNT) } as unknown as TabGain;
}

function readBoard(input: unknown): CompanyBoard {
  const path = "components.companyBoard";
  const keys = ["rows", "columns", "rowVp", "start", "startDepartments"];
  const fields = complete(input, path, keys, ["inferred"]);
  const rows = count(fields.rows, `${path}.rows`, 2, MAX_BOARD_SIDE);
  const columns = count(fields.columns, `${path}.columns`, 2, MAX_BOARD_SIDE);
  // Ten free spaces besides the Lobby and the five starting departments.
  if (rows * columns !== COMPANY_BOARD.rows * COMPANY_BOARD.columns) throw rule(path, "sixteen-spaces");
  const rowVp = list(fields.rowVp, `${path}.rowVp`, rows, rows).map((vp, row) =>
    // Rulebook, scoring: 3 VP in the topmost row, 2 elsewhere.
    count(vp, `${path}.rowVp[${row}]`, row === 0 ? 3 : 2, row === 0 ? 3 : 2),
  );
  const start = readStart(fields.start, `${path}.start`, rows, columns);
  const startDepartments = readStartDepartments(fields.startDepartments, `${path}.startDepartments`);
  const inferred = readInferred(fields.inferred ?? [], `${path}.inferred`);
  return { rows, columns, rowVp, start, startDepartments, ...(inferred.length > 0 && { inferred }) };
}

function readInferred(input: unknown, path: string): BoardValue[] {
  const named = list(input, path, 0, BOARD_VALUES.length);
  const unknown = named.findIndex((value) => !BOARD_VALUES.includes(value as BoardValue));
  if (unknown !== -1) throw refuseOptions("component-unknown", { path: `${path}[${unknown}]` });
  return BOARD_VALUES.filter((value) => named.includes(value));
}

function readStart(input: unknown, path: string, rows: number, columns: number): CompanyBoard["start"] {
  const fields = complete(input, path, PRINTED_SPACES);
  const places = PRINTED_SPACES.map((id) => {
    const [row, column] = list(fields[id], `${path}.${id}`, 2, 2);
    return [
      id,
      [count(row, `${path}.${id}[0]`, 0, rows - 1), count(column, `${path}.${id}[1]`, 0, columns - 1)] as Place,
    ] as const;
  });
  const distinct = new Set(places.map(([, [row, column]]) => row * columns + column));
  if (distinct.size !== places.length) throw rule(path, "one-department-per-space");
  return Object.fromEntries(places) as Record<(typeof PRINTED_SPACES)[number], Place>;
}

function readStartDepartments(input: unknown, path: string): StartDepartment[] {
  const count5 = START_DEPARTMENT_IDS.length;
  return list(input, path, count5, count5).map((entry, index) => {
    const at = `${path}[${index}]`;
    const printed = COMPANY_BOARD.startDepartments[index] as StartDepartment;
    const fields = record(entry, at, ["id", "type", "workstations", "permanentEmployee"]);
    if (fields.id !== printed.id) throw rule(`${at}.id`, printed.id);
    if (fields.type !== printed.type) throw rule(`${at}.type`, printed.type);
    // C-H1: only Human Resources has the printed employee.
    if (fields.permanentEmployee !== printed.permanentEmployee)
      throw rule(`${at}.permanentEmployee`, "printed-employee-in-human-resources");
    return { ...printed, workstations: readDesks(fields.workstations, `${at}.workstations`) };
  });
}

function readDesks(input: unknown, path: string): number[] {
  return list(input, path, 1, MAX_DESKS).map((cost, desk) => count(cost, `${path}[${desk}]`, 0, MAX_AMOUNT));
}

/** Metadata of a table: where it comes from and what things are called. */
const REMARKS = ["reconstructed", "note", "name"];

function record(input: unknown, path: string, known: readonly string[]): Fields {
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw wrongType(path, "object");
  const fields = Object.fromEntries(Object.entries(input).filter(([key]) => !REMARKS.includes(key)));
  const unknown = Object.keys(fields).find((key) => !known.includes(key));
  if (unknown !== undefined) throw refuseOptions("component-unknown", { path: `${path}.${unknown}` });
  return fields;
}

function complete(input: unknown, path: string, keys: readonly string[], optional: readonly string[] = []): Fields {
  const fields = record(input, path, [...keys, ...optional]);
  const missing = keys.find((key) => fields[key] === undefined);
  if (missing !== undefined) throw refuseOptions("component-missing", { path: `${path}.${missing}` });
  return fields;
}

function list(input: unknown, path: string, min: number, max: number): readonly unknown[] {
  if (!Array.isArray(input)) throw wrongType(path, "list");
  if (input.length < min || input.length > max)
    throw refuseOptions("component-range", { path: `${path}.length`, min, max });
  return input as readonly unknown[];
}

function count(input: unknown, path: string, min: number, max: number): number {
  if (typeof input !== "number" || !Number.isInteger(input)) throw wrongType(path, "whole number");
  if (input < min || input > max) throw refuseOptions("component-range", { path, min, max });
  return input;
}

function wrongType(path: string, expected: string) {
  return refuseOptions("component-type", { path, expected });
}

function rule(path: string, broken: string) {
  return refuseOptions("component-rule", { path, rule: broken });
}
