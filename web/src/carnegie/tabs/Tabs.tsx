import { PROJECT_TYPES, type ProjectType, SIDES, type Side, type Tab, tablesOf } from "@montan/carnegie";
import { isHidden, type Seat } from "@montan/engine";
import { useId } from "preact/hooks";
import { ProjectSign } from "../../art/carnegie/projects.tsx";
import { CARNEGIE_BOARDS } from "../../i18n/carnegie-boards.ts";
import { useWords } from "../../i18n/words.ts";
import { RegionHeading } from "../../table/Heading.tsx";
import { Piece } from "../../table/Piece.tsx";
import { useTable, useVoice } from "../context.ts";
import { piece } from "../pieces.ts";
import { spot } from "../spots.ts";
import { SpaceView } from "./SpaceView.tsx";
import { spacesOf } from "./spaces.ts";
import { useTabLabel } from "./words.ts";
import "./tabs.css";

interface OfSeat {
  readonly seat: Seat;
}

/** The four project tabs: disks ready to build, incomes freed and to come, what the next step costs. */
export function Tabs({ seat }: OfSeat) {
  const { seat: near, pending } = useTable();
  const { player } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const title = useId();
  const own = near === seat;
  const asked = own && pending?.type === "tab-side" ? pending.tab : undefined;
  return (
    <section class="project-tabs" data-region="tabs" data-asked={asked} aria-labelledby={title}>
      <RegionHeading id={title} rules="tabs" of={say("tabs")}>
        {own ? say("your-tabs") : say("tabs-of", { name: player(seat) })}
      </RegionHeading>
      <div class="tab-rows">
        {PROJECT_TYPES.map((type) =>
          asked === type ? (
            SIDES.map((side) => <SideRow key={`${type}-${side}`} type={type} side={side} />)
          ) : (
            <TabRow key={type} seat={seat} type={type} />
          ),
        )}
      </div>
    </section>
  );
}

interface TabProps extends OfSeat {
  readonly type: ProjectType;
}

function TabRow({ seat, type }: TabProps) {
  const { view, seat: near } = useTable();
  const tab = view.players[seat]?.tabs[type] ?? { at: 0, built: 0 };
  const { side } = tab;
  if (side === undefined || isHidden(side)) return <ClosedTab seat={seat} type={type} tab={tab} />;
  return (
    <Strip
      seat={seat}
      type={type}
      side={side}
      tab={tab}
      piece={piece.tab(seat, type)}
      spot={near === seat ? spot.tab(type) : undefined}
    />
  );
}

/** One of the two sides to choose from, as it would lie at the start. */
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
  readonly side: Side;
  readonly tab: Tab;
  readonly piece: string;
  readonly spot: string | undefined;
}

function Strip({ seat, type, side, tab, piece: key, spot: at }: StripProps) {
  const { view } = useTable();
  const spaces = spacesOf(tablesOf(view).tabs[type][side], tab);
  const label = useTabLabel(type, side, spaces);
  return (
    <div class="tab-strip" data-type={type}>
      <Piece piece={key} spot={at} label={label} rules="tabs" class="tab-plate">
        <ProjectSign type={type} />
        <b>{side}</b>
      </Piece>
      <span class="tab-spaces" aria-hidden="true">
        {spaces.map((space, index) => (
          <SpaceView key={index} seat={seat} {...space} />
        ))}
      </span>
    </div>
  );
}

/** Nobody has chosen a side yet, or nobody else may know it (C-S3). */
function ClosedTab({ seat, type, tab }: TabProps & { readonly tab: Tab }) {
  const { words } = useVoice();
  const say = useWords(CARNEGIE_BOARDS);
  const state = say(isHidden(tab.side) ? "side-hidden" : "side-open");
  return (
    <div class="tab-strip tab-closed" data-type={type}>
      <Piece
        piece={piece.tab(seat, type)}
        label={`${say("tab", { type: words.project[type] })}; ${state}`}
        rules="tabs"
        class="tab-plate"
      >
        <ProjectSign type={type} />
        <span class="tab-state">{state}</span>
      </Piece>
    </div>
  );
}
