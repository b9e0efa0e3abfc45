import { Component, type ComponentChildren, createRef } from "preact";
import { fadeIn, fadeMove, fadeOut, fadeTokens } from "./fading.ts";
import type { Flight, FlightOf } from "./flights.ts";
import { depart, fly, give, leave, light, sendTokens, type Timing, turnUp } from "./moving.ts";
import { copyAt, findLast, type Rects, rectOf } from "./places.ts";
import { type Placed, placesIn, slide } from "./sliding.ts";

interface MotionProps {
  /** The same array as long as the same moment is shown: nothing is animated twice. */
  readonly events: readonly unknown[];
  /** What moves, in the order of its causes. */
  readonly flightsOf: (events: readonly never[]) => readonly Flight[];
  /** 0: everything is where it is at once. */
  readonly motion: number;
  /** Nothing moves, things fade. */
  readonly fades: boolean;
  readonly class: string;
  readonly children: ComponentChildren;
}

interface Snapshot {
  readonly flights: readonly Flight[];
  readonly rects: Rects;
  /** What is about to leave its place, as it stood. */
  readonly leaving: ReadonlyMap<Flight, HTMLElement>;
  /** What lies in the zones that will close up. */
  readonly rows: ReadonlyMap<Flight, readonly Placed[]>;
  /** What is about to go home, and where that is. */
  readonly returning: readonly { readonly piece: HTMLElement; readonly home: string }[];
}

const DURATION = 280;
const BEAT = 150;
/** Later ones do not wait longer: a turn is looked at, not waited for. */
const MOST_BEATS = 6;

/** Shows what the events moved: from where a piece lay to where it lies, cause before effect. */
export class Motion extends Component<MotionProps> {
  private readonly stage = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: MotionProps): Snapshot | null {
    const { events, motion, flightsOf } = this.props;
    if (events === before.events || motion === 0 || this.stage.current === null) return null;
    const flights = flightsOf(events as readonly never[]);
    return flights.length === 0 ? null : takeSnapshot(this.stage.current, flights);
  }

  override componentDidUpdate(_before: MotionProps, _state: unknown, snapshot: Snapshot | null): void {
    const stage = this.stage.current;
    if (snapshot === null || stage === null) return;
    const { motion: speed, fades } = this.props;
    snapshot.flights.forEach((flight, index) => {
      const timing = { duration: DURATION / speed, delay: (Math.min(index, MOST_BEATS) * BEAT) / speed };
      (fades ? fade : show)(stage, snapshot, flight, timing);
    });
  }

  override render({ children, class: name }: MotionProps) {
    return (
      <div class={name} data-tabletop="" ref={this.stage}>
        {children}
      </div>
    );
  }
}

function show(stage: HTMLElement, snapshot: Snapshot, flight: Flight, timing: Timing): void {
  const { rects, leaving, rows, returning } = snapshot;
  switch (flight.kind) {
    case "move":
      return fly(stage, [rectOf(rects, flight.from)], flight.to, timing);
    case "walk":
      return fly(
        stage,
        flight.along.map((key) => rectOf(rects, key)),
        flight.to,
        timing,
      );
    case "give":
      return give(stage, leaving.get(flight), flight, timing);
    case "leave":
      return leave(stage, leaving.get(flight), timing);
    case "slide":
      return slide(stage, rows.get(flight) ?? [], flight.zone, timing);
    case "return":
      for (const { piece, home } of returning) give(stage, piece, { to: home }, timing);
      return;
    case "appear":
      return turnUp(stage, flight.at, timing);
    case "depart":
      return depart(stage, leaving.get(flight), timing);
    case "tokens":
      return sendTokens(stage, rectOf(rects, flight.from), flight, timing);
    case "light":
      return light(stage, flight.along, timing);
  }
}

/** The same without anything moving. */
function fade(stage: HTMLElement, { rects, leaving, returning }: Snapshot, flight: Flight, timing: Timing): void {
  switch (flight.kind) {
    case "move":
      return fadeMove(stage, rectOf(rects, flight.from), flight.to, timing);
    case "walk":
      return fadeMove(stage, rectOf(rects, flight.along[0] ?? ""), flight.to, timing);
    case "give":
    case "leave":
    case "depart":
      return fadeOut(stage, leaving.get(flight), timing);
    case "return":
      for (const { piece } of returning) fadeOut(stage, piece, timing);
      return;
    case "appear":
      return fadeIn(stage, flight.at, timing);
    case "tokens":
      return fadeTokens(stage, flight, timing);
    case "light":
      return light(stage, flight.along, timing);
    case "slide":
      return;
  }
}

function takeSnapshot(stage: HTMLElement, flights: readonly Flight[]): Snapshot {
  const rects = new Map<string, DOMRect>();
  // Equal pieces share a key: the last of them is the one that goes.
  for (const element of stage.querySelectorAll<HTMLElement>("[data-piece]")) {
    rects.set(element.dataset.piece as string, element.getBoundingClientRect());
  }
  const leaving = new Map<Flight, HTMLElement>();
  const rows = new Map<Flight, readonly Placed[]>();
  for (const flight of flights) {
    const element = leaver(stage, flight);
    if (element != null) leaving.set(flight, copyAt(stage, element, element.getBoundingClientRect()));
    if (flight.kind === "slide") rows.set(flight, placesIn(stage, flight.zone));
  }
  const returning = flights.some(({ kind }) => kind === "return") ? withHomes(stage) : [];
  return { flights, rects, leaving, rows, returning };
}

function withHomes(stage: HTMLElement): Snapshot["returning"] {
  return [...stage.querySelectorAll<HTMLElement>("[data-home]")].map((piece) => ({
    piece: copyAt(stage, piece, piece.getBoundingClientRect()),
    home: piece.dataset.home as string,
  }));
}

function leaver(stage: HTMLElement, flight: Flight): HTMLElement | null | undefined {
  if (flight.kind === "depart") return wholeOf(stage, flight);
  return flight.kind === "give" || flight.kind === "leave" ? findLast(stage, flight.from) : undefined;
}

function wholeOf(stage: HTMLElement, { whole }: FlightOf<"depart">): HTMLElement | null {
  return stage.querySelector(`[data-whole="${CSS.escape(whole)}"]`);
}
