import { PROJECT_TYPES, type ProjectType, SIDES, type Side, type Tab, type Tables, tablesOf } from "@montan/carnegie";
import { isHidden, type Seat } from "@montan/engine";
import { useId } from "preact/hooks";
import { ProjectSign } from "../../art/carnegie/projects.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { useExplained } from "../../table/Explained.tsx";
import { RegionHeading } from "../../table/Heading.tsx";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { SpaceView } from "./SpaceView.tsx";
import { spacesOf } from "./spaces.ts";
import { TabWords } from "./TabWords.tsx";
import { useTabLabel } from "./words.ts";
import "./tabs.css";

interface OfSeat {
  readonly seat: Seat;
}

/** The four project tabs: disks ready to build, incomes now and later, what the next step costs. */
export function Tabs({ seat }: OfSeat) {
  const { view, seat: near, pending } = useTable();
  const { player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const own = near === seat;
  const asked = own && pending?.type === "tab-side" ? pending.tab : undefined;
  const [root, card] = useExplained<HTMLElement>((key) => {
    const [type, side] = key.split("/") as [ProjectType, Side];
    const tab = view.players[seat]?.tabs[type] ?? { at: 0, built: 0 };
    return <TabWords type={type} side={side} spaces={spacesOf(tablesOf(view).tabs[type][side], tab)} />;
  });
  return (
    <section ref={root} class="project-tabs" data-region="tabs" data-asked={asked} aria-labelledby={title}>
      <RegionHeading id={title} rules="tabs" of={say("tabs")}>
        {own ? say("your-tabs") : say("tabs-of", { name: player(seat) })}
      </RegionHeading>
      <div class="tab-rows" style={{ "--spaces": longestSide(tablesOf(view).tabs) }}>
        {PROJECT_TYPES.map((type) =>
          asked === type ? (
            SIDES.map((side) => <SideRow key={`${type}-${side}`} type={type} side={side} />)
          ) : (
            <TabRow key={type} seat={seat} type={type} />
          ),
        )}
      </div>
      {card}
    </section>
  );
}

/** All tabs use the columns of the longest one: seven as printed, perhaps others with a component profile. */
function longestSide(tabs: Tables["tabs"]): number {
  return Math.max(...PROJECT_TYPES.flatMap((type) => SIDES.map((side) => tabs[type][side].length)));
}

interface TabProps extends OfSeat {
  readonly type: ProjectType;
}

function TabRow({ seat, type }: TabProps) {
  const { view, seat: near } = useTable();
  const tab = view.players[seat]?.tabs[type] ?? { at: 0, built: 0 };
  const { side } = tab;
  const closed = side === undefined || isHidden(side);
  return (
    <Strip
      seat={seat}
      type={type}
      side={closed ? undefined : side}
      tab={tab}
      piece={piece.tab(seat, type)}
      spot={near === seat && !closed ? spot.tab(type) : undefined}
    />
  );
}

/** One of the two sides to choose from, in its starting position. */
function SideRow({ type, side }: { readonly type: ProjectType; readonly side: Side }) {
  const { view, seat = 0 } = useTable();
  const tab = view.players[seat]?.tabs[type] ?? { at: 0, built: 0 };
  return (
    <Strip
      seat={seat}
      type={type}
      side={side}
      tab={tab}
      piece={`${piece.tab(seat, type)}/${side}`}
      spot={spot.side(type, side)}
    />
  );
}

interface StripProps extends TabProps {
  /** Nobody has chosen one yet, or nobody else may know it (C-S3). */
  readonly side: Side | undefined;
  readonly tab: Tab;
  readonly piece: string;
  readonly spot: string | undefined;
}

/** A closed tab shows spaces too, like a face-down card; it does not matter which. */
const FACE_DOWN: Side = "A";

function Strip({ seat, type, side, tab, piece: key, spot: at }: StripProps) {
  const { view } = useTable();
  const say = useWords(CARNEGIE_BOARDS);
  const spaces = spacesOf(tablesOf(view).tabs[type][side ?? FACE_DOWN], tab);
  const state = say(isHidden(tab.side) ? "side-hidden" : "side-open");
  const label = useTabLabel(type, side === undefined ? state : { side, spaces });
  return (
    <div
      class={side === undefined ? "tab-strip tab-closed" : "tab-strip"}
      data-type={type}
      data-explain={side === undefined ? undefined : `${type}/${side}`}
    >
      <Piece piece={key} spot={at} label={label} rules="tabs" class="tab-plate">
        <ProjectSign type={type} />
        {side === undefined ? <span class="tab-state">{state}</span> : <b>{side}</b>}
      </Piece>
      <span class="tab-spaces" aria-hidden="true">
        {spaces.map((space, index) => (
          <SpaceView key={index} seat={seat} {...space} />
        ))}
      </span>
    </div>
  );
}
