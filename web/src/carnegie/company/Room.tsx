import { buildingPrice, type Cell, type Gain, tablesOf, vocabulary } from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import type { ComponentChildren } from "preact";
import { ActionSign } from "../../art/carnegie/actions.tsx";
import { Employee, PermanentEmployee } from "../../art/carnegie/people.tsx";
import { steady, useSame } from "../../art/steady.ts";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { lightOf } from "../../table/choices.ts";
import { usePointer } from "../../table/context.ts";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { Door } from "./facade.tsx";
import { breakable } from "./names.ts";
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

/** A room of the tower. Both the room and the people in it can be pointed at. */
export function Room({ seat, cell, walk }: RoomProps) {
  const { view } = useTable();
  const { columns } = tablesOf(view).board;
  const room = useSame(roomAt(view, seat, cell));
  return (
    <RoomView
      seat={seat}
      cell={cell}
      columns={columns}
      room={room}
      where={useRoomName(seat, cell)}
      label={useRoomLabel(seat, cell, room, walk)}
      tag={useSame(useRoomTag(seat, cell, walk))}
    />
  );
}

interface RoomViewProps extends InCompany {
  readonly columns: number;
  readonly room: RoomState;
  /** The room's name. */
  readonly where: string;
  /** The room's accessible label. */
  readonly label: string;
  /** What choosing it would cost. */
  readonly tag: Gain | undefined;
}

const RoomView = steady(({ columns, label, tag, ...at }: RoomViewProps) => {
  const say = useWords(CARNEGIE_BOARDS);
  const { seat, cell, room } = at;
  const { department, space } = room;
  return (
    <RoomPlace seat={seat} cell={cell} room={room} columns={columns}>
      <Walls seat={seat} cell={cell} label={label} rules={department?.id ?? "company"} />
      <div class="room-inside">
        {department !== undefined && (
          <>
            <span class="room-head">
              <ActionSign action={department.type} />
              <Signs lines={DEPARTMENT_SIGNS[department.id]} />
            </span>
            <span class="room-name" aria-hidden="true">
              {breakable(at.where, say("breaks"))}
            </span>
          </>
        )}
        {space === "lobby" && <Door />}
        <People {...at} />
      </div>
      {tag !== undefined && (
        <span class="room-tag" aria-hidden="true">
          <Amount gain={tag} />
        </span>
      )}
    </RoomPlace>
  );
});

interface PlaceProps extends InCompany {
  readonly room: RoomState;
  readonly columns: number;
  readonly children: ComponentChildren;
}

function RoomPlace({ seat, cell, room: { department, space, visit }, columns, children }: PlaceProps) {
  const { seat: near } = usePointer();
  return (
    <div
      class="room"
      data-space={department === undefined ? space || "empty" : "department"}
      data-action-type={department?.type}
      data-visit={visit}
      data-lines={department === undefined ? undefined : DEPARTMENT_SIGNS[department.id].length}
      data-explain={department?.id}
      data-spot={near === seat ? spot.cell(cell) : undefined}
      style={{ gridRow: Math.floor(cell / columns) + 1, gridColumn: (cell % columns) + 2 }}
    >
      {children}
    </div>
  );
}

/** The room as a place to point at. */
function Walls({ seat, cell, label, rules }: InCompany & { readonly label: string; readonly rules: string }) {
  const { seat: near } = usePointer();
  const at = near === seat ? spot.cell(cell) : undefined;
  return (
    <Piece piece={piece.room(seat, cell)} spot={at} label={label} rules={rules} class="walls">
      {null}
    </Piece>
  );
}

function useRoomLabel(seat: Seat, cell: Cell, room: RoomState, walk: Walk | undefined): string {
  const { space, department, desks, lying, visit } = room;
  const { view, pending } = useTable();
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const { columns } = tablesOf(view).board;
  const steps = walk?.far[cell] ?? -1;
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
    walk === undefined || steps < 1
      ? ""
      : `${say("steps-there", { count: steps })}, ${say("moves-left", { count: walk.left - steps })}`,
  ];
  return parts.filter((part) => part !== "").join("; ");
}

interface InRoom extends InCompany {
  readonly where: string;
}

function People({ seat, cell, room, where }: InRoom & { readonly room: RoomState }) {
  const { department, desks, lying } = room;
  const at = { seat, cell, where };
  return (
    <span class="people" data-desks={desks.length}>
      {department?.permanentEmployee && (
        <span class="desk desk-printed">
          <PermanentEmployee />
        </span>
      )}
      {desks.map((desk, index) => (
        <DeskPlace key={index} {...at} rules={department?.id ?? "company"} index={index} desk={desk} />
      ))}
      {lying > 0 && <Lying {...at} count={lying} />}
    </span>
  );
}

interface DeskProps extends InRoom {
  readonly rules: string;
  readonly index: number;
  readonly desk: Desk;
}

/** A workstation: with an employee, or with its price. */
function DeskPlace({ seat, cell, where, rules, index, desk }: DeskProps) {
  const { seat: near, choices, picked, locale } = usePointer();
  const say = useWords(CARNEGIE_BOARDS);
  const own = near === seat;
  const free = !desk.taken;
  const at = free ? spot.desk(cell, index) : spot.employee(cell, index);
  const price = vocabulary(locale).money(desk.price);
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

/** Inactive employees, on the floor of the room. */
function Lying({ seat, cell, where, count }: InRoom & { readonly count: number }) {
  const { seat: near } = usePointer();
  const say = useWords(CARNEGIE_BOARDS);
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

/** What choosing the room would cost: moves while an employee walks, goods while a department is being placed. */
function useRoomTag(seat: Seat, cell: Cell, walk: Walk | undefined): Gain | undefined {
  const { view, seat: near, pending } = useTable();
  const steps = walk?.far[cell] ?? -1;
  if (steps > 0) return { moves: steps };
  if (near !== seat || pending?.type !== "department-space" || view.players[seat]?.departments[cell] !== "")
    return undefined;
  return { goods: buildingPrice(view, seat, cell, pending.department) };
}
