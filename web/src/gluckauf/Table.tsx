import { game, type Move, type Pending, type State } from "@montan/gluckauf";
import { useMemo, useRef } from "preact/hooks";
import type { Choice } from "../table/choices.ts";
import { NO_CHANGES, TableProvider } from "../table/context.ts";
import { useDragging } from "../table/dragging.ts";
import { useKeyboard } from "../table/keyboard.ts";
import { Motion } from "../table/Motion.tsx";
import { usePointing } from "../table/pointing.ts";
import { SurfaceBar } from "../table/SurfaceBar.tsx";
import type { Gestures } from "../table/scene.ts";
import { othersFrom } from "../table/seats.ts";
import { useLitInSight } from "../table/use-lit-in-sight.ts";
import { useSurface } from "../table/use-surface.ts";
import { attemptAt, attemptByDrop } from "./attempts.ts";
import { type Props, SelectionProvider, useVoice } from "./context.ts";
import { Display } from "./Display.tsx";
import { type PaidDecision, usePaidDecision } from "./decision.ts";
import { Enlarged } from "./Enlarged.tsx";
import { flightsOf } from "./flights.ts";
import { Hand } from "./Hand.tsx";
import { Opponents } from "./Opponents.tsx";
import { canDrag, meantByDrop, SURFACES, type Surface, surfaceFor, surfaceOf } from "./spots.ts";
import { Tray } from "./Tray.tsx";
import { Yard } from "./Yard.tsx";
import "../art/art.css";
import "../table/table.css";
import "./cards/cards.css";
import "./table.css";
import "./display.css";
import "./yard.css";
import "./ledger.css";
import "./hand.css";
import "./opponents.css";
import "./tablet.css";
import "./ground/ground.css";
import "./small-screens.css";

const GESTURES: Gestures<State, Move, Pending> = {
  game,
  attemptAt,
  attemptByDrop,
  meantByDrop,
  canDrag,
  byFinger: /^(front|stored:|held)/,
  enlarges: true,
};

/** Glück Auf's table: draws a view, lets the person choose among the legal moves, and knows no rules. */
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
  const decision = usePaidDecision(props);
  const asked = pending === undefined ? undefined : surfaceFor(pending);
  const [surface, setSurface] = useSurface<Surface, Move>({
    first: "display",
    asked,
    question: pending?.type,
    decision,
    surfaceOf,
    provisional,
  });
  const pace = fades ? 0 : motion;
  const highlighted = useMemo(() => new Set(props.highlighted), [props.highlighted]);
  const { choices, picks: picked, selection } = decision;
  const table = { view, seat, pending, choices, picked, names, locale, highlighted, changed, motion: pace };
  const scene = {
    props,
    decision,
    gestures: GESTURES,
    press: (button: HTMLElement) => pressed(button, props, decision),
  };
  usePointing(root, scene);
  useDragging(root, scene);
  useKeyboard(root, scene);
  useLitInSight(root, { surface, surfaceOf, question: choices, motion: table.motion, provisional });
  const near = seat ?? 0;
  const choosing = choices.some(({ steps }) => steps.flat().some((at) => surfaceOf(at) === "display"));
  return (
    <div
      class="gluckauf"
      data-room="gluckauf"
      data-surface={surface}
      data-asked={pending?.type}
      data-others={view.players.length - 1}
      data-choosing={choosing ? "true" : undefined}
      ref={root}
    >
      <TableProvider value={table}>
        <SelectionProvider value={selection}>
          <Motion class="gluckauf-table" events={events} flightsOf={flightsOf} motion={motion} fades={fades}>
            <Display />
            <Opponents seats={othersFrom(near, view.players.length)} />
            <Yard seat={near} />
            <Hand seat={near} />
            <Tray seat={near} />
            <Enlarged root={root} />
            <Surfaces surface={surface} onSurface={setSurface} open={openSurfaces(choices)} />
          </Motion>
        </SelectionProvider>
      </TableProvider>
    </div>
  );
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

/** Cards are selected in the hand to pay, and the button beside them pays. */
function pressed({ dataset }: HTMLElement, { onMove, onRefused }: Props, { toggle, payment }: PaidDecision): boolean {
  if (dataset.toggle !== undefined) {
    toggle(Number(dataset.place));
    return true;
  }
  if (dataset.pay === undefined || payment === undefined) return false;
  if (dataset.move === undefined) onRefused(payment);
  else onMove(payment);
  return true;
}

function openSurfaces(choices: readonly Choice<Move>[]): ReadonlySet<Surface> {
  return new Set(
    choices.flatMap(({ move, steps }) => (paysWithHand(move) ? ["hand" as const] : steps.flat().map(surfaceOf))),
  );
}

function paysWithHand({ type }: Move): boolean {
  return type === "pay-workers" || type === "use-innovations";
}
