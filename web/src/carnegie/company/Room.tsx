import { buildingPrice, type Cell, tablesOf } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import type { ComponentChildren } from "preact";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { Employee, PermanentEmployee } from "../../art/carnegie/people.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { lightOf } from "../../table/choices.ts";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { Door } from "./facade.tsx";
import { type Desk, type RoomState, roomAt } from "./rooms.ts";
import { Amount, Signs } from "./Signs.tsx";
import { DEPARTMENT_SIGNS } from "./signs.ts";
import type { Walk } from "./walking.ts";

interface InCompany {
  readonly seat: Seat;
  readonly cell: Cell;
}

interface RoomProps extends InCompany {
  readonly walk: Walk | undefined;
}

/** A room of the tower. The room itself can be pointed at, and so can everybody in it. */
export function Room({ seat, cell, walk }: RoomProps) {
  const { view, seat: near } = useTable();
  const { columns } = tablesOf(view).board;
  const room = roomAt(view, seat, cell);
  const { department, space } = room;
  return (
    <div
      class="room"
      data-space={department === undefined ? space || "empty" : "department"}
      data-action-type={department?.type}
      data-visit={room.visit}
      data-lines={department === undefined ? undefined : DEPARTMENT_SIGNS[department.id].length}
      data-explain={department?.id}
      data-spot={near === seat ? spot.cell(cell) : undefined}
      style={{ gridRow: Math.floor(cell / columns) + 1, gridColumn: (cell % columns) + 2 }}
    >
      <Walls seat={seat} cell={cell} room={room} walk={walk} />
      <div class="room-inside">
        {department !== undefined && (
          <>
            <span class="room-head">
              <ActionSign action={department.type} />
              <Signs lines={DEPARTMENT_SIGNS[department.id]} />
            </span>
            <RoomName room={room} />
          </>
        )}
        {space === "lobby" && <Door />}
        <People seat={seat} cell={cell} room={room} />
      </div>
      <RoomTags seat={seat} cell={cell} walk={walk} />
    </div>
  );
}

function RoomName({ room: { department } }: { readonly room: RoomState }) {
  const { words } = useVoice();
  if (department === undefined) return null;
  return (
    <span class="room-name" aria-hidden="true">
      {words.department[department.id]}
    </span>
  );
}

/** The room as a place to point at. */
function Walls({ seat, cell, room, walk }: RoomProps & { readonly room: RoomState }) {
  const { seat: near } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const at = near === seat ? spot.cell(cell) : undefined;
  const rules = room.department?.id ?? "company";
  const steps = walk?.far[cell] ?? -1;
  const name = useRoomLabel(seat, cell, room);
  const label =
    walk === undefined || steps < 1
      ? name
      : `${name}; ${say("steps-there", { count: steps })}, ${say("moves-left", { count: walk.left - steps })}`;
  return (
    <Piece piece={piece.room(seat, cell)} spot={at} label={label} rules={rules} class="walls">
      {null}
    </Piece>
  );
}

function useRoomLabel(seat: Seat, cell: Cell, { space, department, desks, lying, visit }: RoomState): string {
  const { view, pending } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { columns } = tablesOf(view).board;
  const active = desks.filter(({ taken }) => taken).length;
  const free = desks.filter(({ taken }) => !taken).map(({ price }) => words.money(price));
  const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
  const parts = [
    department === undefined
      ? space === "lobby"
        ? words.lobby
        : say("empty-space", place)
      : `${words.department[department.id]}: ${words.departmentEffect[department.id]}`,
    visit === undefined ? "" : say(`visit-${visit}`),
    active + lying > 0 ? say("staff", { active, inactive: lying }) : "",
    department?.permanentEmployee ? say("printed-employee") : "",
    free.length > 0 ? say("free-desks", { prices: free.join(", ") }) : "",
    pending?.type === "department-space" && space === ""
      ? words.goods(buildingPrice(view, seat, cell, pending.department))
      : "",
  ];
  return parts.filter((part) => part !== "").join("; ");
}

function People({ seat, cell, room }: InCompany & { readonly room: RoomState }) {
  const { department, desks, lying } = room;
  return (
    <span class="people" data-desks={desks.length}>
      {department?.permanentEmployee && (
        <span class="desk desk-printed">
          <PermanentEmployee />
        </span>
      )}
      {desks.map((desk, index) => (
        <DeskPlace key={index} seat={seat} cell={cell} rules={department?.id ?? "company"} index={index} desk={desk} />
      ))}
      {lying > 0 && <Lying seat={seat} cell={cell} count={lying} />}
    </span>
  );
}

interface DeskProps extends InCompany {
  readonly rules: string;
  readonly index: number;
  readonly desk: Desk;
}

/** A desk: somebody stands there, or its price does. */
function DeskPlace({ seat, cell, rules, index, desk }: DeskProps) {
  const { seat: near, choices, picked } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const where = useRoomName(seat, cell);
  const own = near === seat;
  const free = !desk.taken;
  const at = free ? spot.desk(cell, index) : spot.employee(cell, index);
  const price = words.money(desk.price);
  const label = free
    ? say("free-desk", { where, price })
    : `${say("standing-in", { where })}${desk.served ? `; ${say("served")}` : ""}`;
  const inside: ComponentChildren = free ? <b class="desk-price">{price}</b> : <Employee seat={seat} />;
  const lit = own && lightOf(choices, picked, at) !== undefined;
  return (
    <span class="desk" data-taken={desk.taken || undefined} data-served={desk.served || undefined}>
      {free && !lit ? (
        <span class="desk-place">{inside}</span>
      ) : (
        <Piece
          piece={piece.employee(seat, cell, index)}
          spot={own ? at : undefined}
          label={label}
          rules={free ? "activation" : rules}
          class="desk-place"
        >
          {inside}
        </Piece>
      )}
    </span>
  );
}

/** Employees without a desk, on the floor of the room. */
function Lying({ seat, cell, count }: InCompany & { readonly count: number }) {
  const { seat: near } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const where = useRoomName(seat, cell);
  return (
    <Piece
      piece={piece.employee(seat, cell)}
      spot={near === seat ? spot.employee(cell) : undefined}
      label={say("lying-in", { where, count })}
      rules="company"
      class="lying"
    >
      <Employee seat={seat} lying />
      {count > 1 && <b class="lying-count">{count}</b>}
    </Piece>
  );
}

function useRoomName(seat: Seat, cell: Cell): string {
  const { view } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { columns } = tablesOf(view).board;
  const space = view.players[seat]?.departments[cell] ?? "";
  if (space === "lobby") return words.lobby;
  if (space !== "") return words.department[space];
  return say("empty-space", { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });
}

/** What pointing at the room would cost: steps while somebody walks, goods while a department waits for its place. */
function RoomTags({ seat, cell, walk }: RoomProps) {
  const { view, seat: near, pending } = useTable();
  const steps = walk?.far[cell] ?? -1;
  if (steps > 0) {
    return (
      <span class="room-tag" aria-hidden="true">
        <Amount gain={{ moves: steps }} />
      </span>
    );
  }
  if (near !== seat || pending?.type !== "department-space" || view.players[seat]?.departments[cell] !== "")
    return null;
  return (
    <span class="room-tag" aria-hidden="true">
      <Amount gain={{ goods: buildingPrice(view, seat, cell, pending.department) }} />
    </span>
  );
}
