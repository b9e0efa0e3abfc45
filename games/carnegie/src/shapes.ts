import { START_DEPARTMENT_IDS } from "./data/company-board.ts";
import { TILE_IDS } from "./data/departments.ts";
import { COLUMNS, SPACES } from "./data/donations.ts";
import { CITY_IDS, PROJECT_TYPES, REGIONS } from "./data/map.ts";
import { SHEET_ROWS } from "./data/new-beginning.ts";
import { SIDES } from "./data/tabs.ts";
import { ACTION_TYPES } from "./data/timeline.ts";
import { takesExactly } from "./departments/effect.ts";
import { EFFECT_IDS } from "./departments/effect-ids.ts";
import { effectOf } from "./departments/uses.ts";
import { GAIN_KINDS } from "./gain.ts";
import { ACTIVATION_TERMS, type Move, type MoveOf, type MoveType } from "./moves.ts";

type Check = (value: unknown) => boolean;

interface Field {
  readonly check: Check;
  readonly optional: boolean;
}

const oneOf = (known: readonly string[]): Field => {
  const set = new Set<unknown>(known);
  return { check: (value) => set.has(value), optional: false };
};
const optional = ({ check }: Field): Field => ({ check, optional: true });

const whole: Field = { check: (value) => Number.isInteger(value), optional: false };
const index: Field = { check: (value) => Number.isInteger(value) && (value as number) >= 0, optional: false };
const city = oneOf(CITY_IDS);
const tab = oneOf(PROJECT_TYPES);
const region = oneOf(REGIONS);
const action = oneOf(ACTION_TYPES);
const tile = oneOf(TILE_IDS);
const column = oneOf(COLUMNS);
const space = oneOf(SPACES);

type Shape<T extends MoveType> = { readonly [K in Exclude<keyof MoveOf<T>, "type">]-?: Field };

/** The fields of every kind of move; a move with other fields, or of wrong types, is malformed. */
const SHAPES: { readonly [T in MoveType]: Shape<T> } = {
  "fill-sheet-row": { row: oneOf(SHEET_ROWS), value: whole },
  "choose-side": { tab, side: oneOf(SIDES) },
  "place-housing": { city, slot: index },
  "reserve-department": { department: tile },
  "lay-donation-tile": { tile: column, column },
  "skip-donation-tile": {},
  "end-setup-moves": {},
  "note-secret-donation": { space },
  "choose-row": { row: action },
  "return-employees": { count: index },
  "divide-arrivals": { newLobby: index },
  "choose-gain": { gain: oneOf(GAIN_KINDS) },
  "choose-track-income": { space: index },
  "make-donation": { space },
  "end-event": {},
  "announce-wait": {},
  "go-first": {},
  "use-action-choice": { action },
  "use-employee": {
    department: oneOf([...START_DEPARTMENT_IDS, ...TILE_IDS]),
    desk: optional(index),
    effect: oneOf(EFFECT_IDS),
    region: optional(region),
    tab: optional(tab),
    amount: optional(index),
  },
  "build-project": { city, slot: index },
  "choose-department": { department: tile },
  "place-department": { cell: index },
  "relocate-employee": { from: index, desk: optional(index) },
  "decline-relocation": {},
  "copy-donation": { space },
  "pick-employee": { from: index, desk: optional(index) },
  "transfer-employee": { to: index },
  "end-transfers": {},
  "end-turn": {},
  "move-employee": { from: index, to: index, desk: optional(index) },
  "advance-tab": { tab },
  "advance-transport": { region },
  "sell-goods": {},
  "activate-employee": { cell: index, desk: index, terms: optional(oneOf(ACTIVATION_TERMS)) },
  "end-activation": {},
};

const FIELDS = new Map(
  Object.entries(SHAPES).map(([type, shape]) => [type, new Map(Object.entries(shape as Record<string, Field>))]),
);

export function isMove(value: unknown): value is Move {
  return hasItsFields(value) && isWellAimed(value);
}

/** A use has exactly the fields that its effect takes; the department's rule says which effects it has. */
function isWellAimed(move: Move): boolean {
  if (move.type !== "use-employee") return true;
  const effect = effectOf(move.department, move.effect);
  return effect === undefined || takesExactly(effect, move);
}

function hasItsFields(value: unknown): value is Move {
  if (typeof value !== "object" || value === null) return false;
  const fields = FIELDS.get((value as { readonly type?: unknown }).type as string);
  if (fields === undefined) return false;
  for (const key in value) {
    if (key === "type") continue;
    if (!fields.get(key)?.check((value as Record<string, unknown>)[key])) return false;
  }
  for (const [key, { optional: mayLack }] of fields) if (!mayLack && !(key in value)) return false;
  return true;
}
