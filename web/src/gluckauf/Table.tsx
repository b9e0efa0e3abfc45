import type { Seat } from "@montan/engine";
import type { State } from "@montan/gluckauf";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { partnersOf, type Surface, surfaceFor, surfaceOf } from "./choices.ts";
import { type TableContext, TableProvider } from "./context.ts";
import { Display } from "./Display.tsx";
import { type Decision, type Props, useDecision } from "./decision.ts";
import { useDragging } from "./dragging.ts";
import { Hand } from "./Hand.tsx";
import { useKeyboard } from "./keyboard.ts";
import { Motion } from "./Motion.tsx";
import { Opponents } from "./Opponents.tsx";
import { usePointing } from "./pointing.ts";
import { SurfaceBar } from "./SurfaceBar.tsx";
import { Tray } from "./Tray.tsx";
import { Yard } from "./Yard.tsx";
import "../art/art.css";
import "./cards/cards.css";
import "./table.css";
import "./display.css";
import "./yard.css";
import "./hand.css";
import "./opponents.css";
import "./small-screens.css";

/** Glück Auf's table: draws a view, lets the person choose among the legal moves, and knows no rules. */
export function Table(props: Props) {
  const { view, seat, pending, names, locale, motion, events } = props;
  const root = useRef<HTMLDivElement>(null);
  const decision = useDecision(props);
  const [surface, setSurface] = useSurface(props, decision);
  const highlighted = useMemo(() => new Set(props.highlighted), [props.highlighted]);
  const { choices, picked, selection } = decision;
  const table: TableContext = { view, seat, pending, choices, picked, selection, names, locale, highlighted, motion };
  const scene = { props, decision };
  usePointing(root, scene);
  useDragging(root, scene);
  useKeyboard(root, scene);
  const near = seat ?? 0;
  const choosing = choices.some(({ spots }) => spots.some((at) => surfaceOf(at) === "display"));
  return (
    <div
      class="gluckauf"
      data-room="gluckauf"
      data-surface={surface}
      data-choosing={choosing ? "true" : undefined}
      ref={root}
    >
      <TableProvider value={table}>
        <Motion class="gluckauf-table" events={events} motion={motion}>
          <Display />
          <Opponents seats={othersFrom(view, near)} />
          <Yard seat={near} />
          <Hand seat={near} />
          <Tray seat={near} />
          <SurfaceBar surface={surface} onSurface={setSurface} />
        </Motion>
      </TableProvider>
    </div>
  );
}

/** Clockwise, beginning at the left neighbour. */
function othersFrom({ players }: State, near: Seat): readonly Seat[] {
  return players.slice(1).map((_, index) => (near + index + 1) % players.length);
}

/** On a small screen the table turns to where the decision is; after that the person turns it. */
function useSurface({ pending }: Props, { choices, picked }: Decision) {
  const [surface, setSurface] = useState<Surface>("display");
  const asked = pending?.type;
  useEffect(() => {
    if (pending !== undefined) setSurface(surfaceFor(pending));
  }, [asked]);
  useEffect(() => {
    if (picked === undefined) return;
    const surfaces = partnersOf(choices, picked).map(surfaceOf);
    setSurface((now) => (surfaces.length === 0 || surfaces.includes(now) ? now : (surfaces[0] ?? now)));
  }, [picked, choices]);
  return [surface, setSurface] as const;
}
