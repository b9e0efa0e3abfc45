import {
  ACTION_TYPES,
  type Player,
  PROJECT_TYPES,
  type ProjectType,
  type State,
  type Tables,
  tablesOf,
} from "@montan/carnegie";
import type { Seat } from "@montan/engine";
import { steady } from "../../art/steady.ts";

const WIDE = 10;
const HIGH = 8;
const KINDS = ["empty", "lobby", ...ACTION_TYPES] as const;

interface Thumbnail {
  readonly view: State;
  readonly seat: Seat;
}

/** How many stand at the workstations of a room. */
export function standing(desks: number): number {
  return [0, 1, 2, 3].filter((desk) => (desks & (1 << desk)) !== 0).length;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A whole company as a thumbnail: types of the rooms, active and inactive employees. */
export function CompanyThumbnail({ view, seat }: Thumbnail) {
  const { board, departments: all } = tablesOf(view);
  const { departments, desks, inactive } = view.players[seat] as Player;
  return <Stamp board={board} all={all} departments={departments} desks={desks} inactive={inactive} />;
}

type StampProps = Pick<Player, "departments" | "desks" | "inactive"> & {
  readonly board: Tables["board"];
  readonly all: Tables["departments"];
};

const Stamp = steady(({ board, all, departments, desks, inactive }: StampProps) => {
  const kinds = departments.map((space) => (space === "" ? "empty" : space === "lobby" ? "lobby" : all[space].type));
  const at = (cell: number) => [(cell % board.columns) * WIDE, Math.floor(cell / board.columns) * HIGH] as const;
  const paths = (draw: (cell: number, x: number, y: number) => string) =>
    departments.map((_, cell) => draw(cell, ...at(cell))).join("");
  return (
    <svg
      class="company-thumbnail"
      viewBox={`-1 -3 ${board.columns * WIDE + 2} ${board.rows * HIGH + 4}`}
      aria-hidden="true"
    >
      <path class="mini-roof" d={box(-1, -2.5, board.columns * WIDE + 2, 2)} />
      {KINDS.map((kind) => (
        <path
          key={kind}
          class={`mini-room is-${kind}`}
          d={paths((cell, x, y) => (kinds[cell] === kind ? box(x + 0.5, y + 0.5, WIDE - 1, HIGH - 1) : ""))}
        />
      ))}
      <path
        class="mini-people"
        d={paths((cell, x, y) => {
          const people = Array.from({ length: standing(desks[cell] ?? 0) }, (_, desk) =>
            box(x + 1.8 + desk * 2.4, y + 1.6, 1.5, 3),
          );
          const lying = Math.min(inactive[cell] ?? 0, 3);
          return people.join("") + (lying === 0 ? "" : box(x + 1.8, y + 5.4, lying * 2.1, 1.2));
        })}
      />
    </svg>
  );
});

const STEP = 5;

/** How far each tab is; gaps: disks built. */
export function TabsThumbnail({ view, seat }: Thumbnail) {
  const { tabs } = view.players[seat] as Player;
  return <Bars tabs={tabs} all={tablesOf(view).tabs} />;
}

type BarsProps = Pick<Player, "tabs"> & { readonly all: Tables["tabs"] };

const Bars = steady(({ tabs, all }: BarsProps) => {
  const lengthOf = (type: ProjectType) => {
    const { side } = tabs[type];
    return side === "A" || side === "B" ? all[type][side].length : 0;
  };
  const row = (count: number, y: number) =>
    Array.from({ length: count }, (_, index) => box(index * STEP, y, STEP - 1, 5.6)).join("");
  return (
    <svg class="tabs-thumbnail" viewBox="-1 0 42 32" aria-hidden="true">
      {PROJECT_TYPES.map((type, index) => (
        <g key={type} class={`project-${type}`}>
          <path class="mini-ahead" d={row(lengthOf(type), index * 8 + 1)} />
          <path class="mini-reached" d={row(lengthOf(type) === 0 ? 0 : tabs[type].at + 1, index * 8 + 1)} />
          <path
            class="mini-built"
            d={Array.from({ length: tabs[type].built }, (_, disk) =>
              box(disk * STEP + 1.2, index * 8 + 2.8, 1.6, 2),
            ).join("")}
          />
        </g>
      ))}
    </svg>
  );
});
