import { Component, type ComponentChildren, createRef } from "preact";
import { fadeAway, fadeHome, fadeMove, fadeTokens, fadeUp, fadeWhole } from "./fading.ts";
import type { Flight } from "./flights.ts";
import { depart, fly, give, goHome, leave, light, type Seen, sendTokens, turnUp } from "./moving.ts";
import { lookAt, pictureAt, type Tabletop } from "./places.ts";
import { slide } from "./sliding.ts";

interface MotionProps {
  /** The same array as long as the same moment is shown, so that nothing is animated twice. */
  readonly events: readonly unknown[];
  /** What moves, in the order of its causes. */
  readonly flightsOf: (events: readonly never[]) => readonly Flight[];
  /** 0: everything is in its new place at once. */
  readonly motion: number;
  /** Nothing moves, things fade. */
  readonly fades: boolean;
  readonly class: string;
  readonly children: ComponentChildren;
}

const DURATION = 280;
const BEAT = 150;
/** The longest delay: later ones do not wait longer. */
const MOST_BEATS = 6;

/** Animates what the events moved, from old to new places, cause before effect. */
export class Motion extends Component<MotionProps> {
  private readonly stage = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: MotionProps): readonly Seen[] | null {
    const { events, motion, fades, flightsOf } = this.props;
    if (events === before.events || motion === 0 || this.stage.current === null) return null;
    const flights = flightsOf(events as readonly never[]);
    if (flights.length === 0) return null;
    const table = lookAt(this.stage.current);
    return flights.map((flight) => (fades ? fading : moving)(table, flight));
  }

  override componentDidUpdate(_before: MotionProps, _state: unknown, seen: readonly Seen[] | null): void {
    if (seen === null || this.stage.current === null) return;
    const { motion: speed } = this.props;
    const table = lookAt(this.stage.current);
    const all = seen.map((see, index) =>
      see(table, { duration: DURATION / speed, delay: (Math.min(index, MOST_BEATS) * BEAT) / speed }),
    );
    for (const go of all) go?.();
  }

  override render({ children, class: name }: MotionProps) {
    return (
      <div class={name} data-tabletop="" ref={this.stage}>
        {children}
      </div>
    );
  }
}

function moving(before: Tabletop, flight: Flight): Seen {
  switch (flight.kind) {
    case "move":
      return fly(before, [flight.from], flight.to, pictureAt(before, flight.from));
    case "walk":
      return fly(before, flight.along, flight.to);
    case "give":
      return give(before, flight);
    case "leave":
      return leave(before, flight);
    case "slide":
      return slide(before, flight);
    case "return":
      return goHome(before);
    case "appear":
      return turnUp(flight);
    case "depart":
      return depart(before, flight);
    case "tokens":
      return sendTokens(before, flight);
    case "light":
      return light(flight);
  }
}

const stays: Seen = () => undefined;

/** The same without movement. */
function fading(before: Tabletop, flight: Flight): Seen {
  switch (flight.kind) {
    case "move":
      return fadeMove(before, flight.from, flight.to, pictureAt(before, flight.from));
    case "walk":
      return fadeMove(before, flight.along[0] ?? "", flight.to);
    case "give":
    case "leave":
      return fadeAway(before, flight.from);
    case "depart":
      return fadeWhole(before, flight);
    case "return":
      return fadeHome(before);
    case "appear":
      return fadeUp(flight);
    case "tokens":
      return fadeTokens(flight);
    case "light":
      return light(flight);
    case "slide":
      return stays;
  }
}
