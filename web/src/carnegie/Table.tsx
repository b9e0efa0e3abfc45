import { type Event, game, type Move, type Pending, type State } from "@montan/carnegie";
import { canonical } from "@montan/engine";
import { useCallback, useMemo, useRef } from "preact/hooks";
import { NO_CHANGES, TableProvider } from "../table/context.ts";
import { type Decision, useDecision } from "../table/decision.ts";
import { useDragging } from "../table/dragging.ts";
import { useKeyboard } from "../table/keyboard.ts";
import { Motion } from "../table/Motion.tsx";
import { usePointing } from "../table/pointing.ts";
import { SurfaceBar } from "../table/SurfaceBar.tsx";
import type { Gestures } from "../table/scene.ts";
import { othersFrom } from "../table/seats.ts";
import { useLitInSight } from "../table/use-lit-in-sight.ts";
import { useSurface } from "../table/use-surface.ts";
import { attemptAt, attemptByDrop, reasonAt } from "./attempts.ts";
import { BidSheet } from "./bidding/index.ts";
import { Company } from "./company/index.ts";
import { type Props, useVoice } from "./context.ts";
import { Drawer } from "./Drawer.tsx";
import { DepartmentDisplay } from "./display/index.ts";
import { Donations } from "./donations/index.ts";
import { flightsOf } from "./flights.ts";
import { MapBoard } from "./map/index.ts";
import { choicesIn } from "./meanings.ts";
import { PhaseRail } from "./PhaseRail.tsx";
import { Players } from "./players/index.ts";
import { Andrew } from "./solo/index.ts";
import { isAskedInDrawer, openSurfaces, SURFACES, type Surface, surfaceFor, surfaceOf } from "./surfaces.ts";
import { Tray } from "./Tray.tsx";
import { Tabs } from "./tabs/index.ts";
import { Timeline } from "./timeline/index.ts";
import { chipsOf } from "./ways.ts";
import "../art/art.css";
import "../art/carnegie/carnegie.css";
import "../table/table.css";
import "./table.css";
import "./lines.css";
import "./company/looks.css";
import "./small-screens.css";
import "./wide.css";

const GESTURES: Gestures<State, Move, Pending> = {
  game,
  attemptAt,
  attemptByDrop,
  reasonAt,
  byFinger: /^(employee|tile):/,
};

/** Carnegie's table: draws a view, lets the person choose among the legal moves, and knows no rules. */
export function Table(props: Props) {
  const {
    view,
    seat,
    pending,
    names,
    locale,
    changed = NO_CHANGES,
    motion,
    fades,
    events,
    provisional = false,
  } = props;
  const root = useRef<HTMLDivElement>(null);
  const decision = useChoices(props);
  const { choices, picks: picked } = decision;
  const asked = surfaceFor(choices);
  const [surface, setSurface] = useSurface<Surface, Move>({
    first: "map",
    asked,
    question: `${pending?.type} ${asked}`,
    decision,
    surfaceOf,
    provisional,
  });
  const pace = fades ? 0 : motion;
  const highlighted = useMemo(() => new Set(props.highlighted), [props.highlighted]);
  const table = { view, seat, pending, choices, picked, names, locale, highlighted, changed, motion: pace };
  const scene = { props, decision, gestures: GESTURES };
  usePointing(root, scene);
  useDragging(root, scene);
  useKeyboard(root, scene);
  useLitInSight(root, { surface, surfaceOf, question: choices, motion: table.motion, provisional });
  const flights = useCallback((happened: readonly Event[]) => flightsOf(happened, view), [view]);
  const near = seat ?? 0;
  return (
    <div class="carnegie" data-room="carnegie" data-surface={surface} data-players={view.players.length} ref={root}>
      <TableProvider value={table}>
        <Motion class="carnegie-table" events={events} flightsOf={flights} motion={motion} fades={fades}>
          <div class="lines" data-crowded={chipsOf(choices, picked).length > 2 ? "true" : undefined}>
            <PhaseRail />
            <Tray />
          </div>
          <div class="place" data-area="map">
            {pending?.type === "sheet-row" ? <BidSheet /> : <MapBoard />}
          </div>
          <div class="place" data-area="timeline">
            <Timeline />
          </div>
          <div class="place" data-area="company">
            <Company seat={near} large />
          </div>
          <div class="boards" data-asked={isAskedInDrawer(choices) ? "drawer" : "tabs"}>
            <div class="place" data-area="tabs">
              <Tabs seat={near} />
            </div>
            <div class="place" data-area="drawer">
              <Drawer donations={<Donations />} display={<DepartmentDisplay />} />
            </div>
          </div>
          <div class="place" data-area="players">
            {view.andrew === undefined ? (
              <Players seats={othersFrom(near, view.players.length)} />
            ) : (
              <Andrew events={events} story={props.story} />
            )}
          </div>
          <Surfaces surface={surface} onSurface={setSurface} open={openSurfaces(choices)} />
        </Motion>
      </TableProvider>
    </div>
  );
}

function useChoices({ view, seat, pending, legalMoves, onMove }: Props): Decision<Move> {
  const id = canonical({ pending, legalMoves, turn: view.turn });
  const choices = () => (seat === undefined ? [] : choicesIn({ view, seat, pending }, legalMoves));
  return useDecision({ id, legalMoves, choices, onMove });
}

interface SurfacesProps {
  readonly surface: Surface;
  readonly open: ReadonlySet<Surface>;
  readonly onSurface: (surface: Surface) => void;
}

function Surfaces(props: SurfacesProps) {
  const { say } = useVoice();
  return <SurfaceBar surfaces={SURFACES} label={(one) => say(`surface-${one}`)} {...props} />;
}
