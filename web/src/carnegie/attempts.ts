import type {
  ActionType,
  Cell,
  CityId,
  Column,
  DepartmentId,
  Move,
  Pending,
  Player,
  ProjectType,
  Region,
  SheetRow,
  Side,
  SpaceId,
  State,
  TileId,
} from "@montan/carnegie";
import { someUse } from "@montan/carnegie";
import type { Picks, Spot } from "../table/choices.ts";
import type { Situation, Told } from "../table/scene.ts";
import { buildingIn, cityReason, likelySlot } from "./map/reasons.ts";
import { spot } from "./spots.ts";

type Asked = Situation<State, Pending>;
type Attempt = (asked: Asked, picked: Picks, rest: readonly string[]) => Move | undefined;

/** The illegal move that a person pointing at something tries to make: the rules then say why not. */
export function attemptAt(asked: Asked, picked: Picks, at: Spot): Move | undefined {
  const [kind, ...rest] = at.split(":");
  return ATTEMPTS[kind as string]?.(asked, picked, rest);
}

/** A city is explained as a whole, not by one of its slots. */
export function reasonAt(told: Told<State>, pending: Pending | undefined, at: Spot): string | undefined {
  const [kind, city] = at.split(":");
  return kind === "city" ? cityReason(told, pending, city as CityId) : undefined;
}

/** The illegal move that dropping one thing on another tries to make. */
export function attemptByDrop(asked: Asked, from: Spot, to: Spot): Move | undefined {
  return attemptAt(asked, [from], to);
}

const ATTEMPTS: Readonly<Record<string, Attempt>> = {
  row: (_, picked, [row]) =>
    picked.includes(spot.actionChoice)
      ? { type: "use-action-choice", action: row as ActionType }
      : { type: "choose-row", row: row as ActionType },
  "action-choice": () => ({ type: "use-action-choice", action: "hr" }),
  action: (_, __, [action]) => ({ type: "use-action-choice", action: action as ActionType }),
  region: (asked, picked, [region]) => atRegion(asked, picked, region as Region),
  track: ({ pending }, _, [region, space]) =>
    pending?.type === "track-income-choice" && space !== undefined
      ? { type: "choose-track-income", space: Number(space) }
      : { type: "advance-transport", region: region as Region },
  city: ({ view, pending }, _, [city]) => buildingIn(pending, city as CityId, likelySlot(view, city as CityId)),
  slot: ({ pending }, _, [city, slot]) => buildingIn(pending, city as CityId, Number(slot)),
  tab: (_, __, [tab]) => ({ type: "advance-tab", tab: tab as ProjectType }),
  side: (_, __, [tab, side]) => ({ type: "choose-side", tab: tab as ProjectType, side: side as Side }),
  cell: (asked, picked, [cell]) => atRoom(asked, picked, Number(cell)),
  employee: (asked, _, [cell, desk]) => atEmployee(asked, Number(cell), desk === undefined ? undefined : Number(desk)),
  desk: (_, __, [cell, desk]) => ({ type: "activate-employee", cell: Number(cell), desk: Number(desk) }),
  department: ({ pending }, _, [tile]) =>
    pending?.type === "reserve-choice"
      ? { type: "reserve-department", department: tile as TileId }
      : { type: "choose-department", department: tile as TileId },
  donation: ({ pending }, _, [space]) => onChart(pending, space as SpaceId),
  column: (_, picked, [column]) => ({
    type: "lay-donation-tile",
    tile: (picked.find((at) => at.startsWith("tile:"))?.slice("tile:".length) ?? column) as Column,
    column: column as Column,
  }),
  tile: (_, __, [tile]) => ({ type: "lay-donation-tile", tile: tile as Column, column: tile as Column }),
  sheet: (_, __, [row, value]) => ({ type: "fill-sheet-row", row: row as SheetRow, value: Number(value) }),
};

function playerIn({ view, seat }: Asked): Player {
  return view.players[seat] as Player;
}

function departmentIn(asked: Asked, cell: Cell): DepartmentId | undefined {
  const space = playerIn(asked).departments[cell];
  return space === "" || space === "lobby" ? undefined : space;
}

/** An employee is sent there, or those there return. */
function atRegion(asked: Asked, picked: Picks, region: Region): Move {
  const [, cell, desk] = picked.find((at) => at.startsWith("employee:"))?.split(":") ?? [];
  const [, , effect] = picked.find((at) => at.startsWith("effect:"))?.split(":") ?? [];
  const department = cell === undefined ? undefined : departmentIn(asked, Number(cell));
  if (department !== undefined && desk !== undefined && effect !== undefined) {
    return { type: "use-employee", department, desk: Number(desk), effect: effect as "mission-money", region };
  }
  return { type: "return-employees", count: Math.max(1, playerIn(asked).missions[region]) };
}

function onChart(pending: Pending | undefined, space: SpaceId): Move {
  if (pending?.type === "secret-donation-choice") return { type: "note-secret-donation", space };
  return pending?.type === "copied-donation-choice"
    ? { type: "copy-donation", space }
    : { type: "make-donation", space };
}

function atRoom(asked: Asked, picked: Picks, cell: Cell): Move {
  if (asked.pending?.type === "department-space") return { type: "place-department", cell };
  if (asked.pending?.type === "transfer-target") return { type: "transfer-employee", to: cell };
  const [, from, desk] = picked.find((at) => at.startsWith("employee:"))?.split(":") ?? [];
  if (from !== undefined) return stepTo(Number(from), desk === undefined ? undefined : Number(desk), cell);
  const department = departmentIn(asked, cell);
  return department === undefined ? { type: "place-department", cell } : someUse(department, 0);
}

function atEmployee(asked: Asked, cell: Cell, desk: number | undefined): Move {
  const at = desk === undefined ? {} : { desk };
  switch (asked.pending?.type) {
    case "relocation-choice":
      return { type: "relocate-employee", from: cell, ...at };
    case "transfer-choice":
      return { type: "pick-employee", from: cell, ...at };
    case "activation-turn":
      return { type: "activate-employee", cell, desk: desk ?? 0 };
    case "department-turn":
      return atWork(asked, cell, desk);
    default:
      return stepTo(cell, desk, cell);
  }
}

/** An active employee should work; an inactive one should walk. */
function atWork(asked: Asked, cell: Cell, desk: number | undefined): Move {
  const department = departmentIn(asked, cell);
  return desk === undefined || department === undefined ? stepTo(cell, desk, cell) : someUse(department, desk);
}

function stepTo(from: Cell, desk: number | undefined, to: Cell): Move {
  return { type: "move-employee", from, to, ...(desk !== undefined && { desk }) };
}
