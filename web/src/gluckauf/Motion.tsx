import type { Event } from "@montan/gluckauf";
import { Component, type ComponentChildren, createRef } from "preact";
import { type Flight, flightsOf, placesOf } from "./flights.ts";

interface MotionProps {
  readonly events: readonly Event[];
  /** 0: nothing moves. */
  readonly motion: number;
  readonly class: string;
  readonly children: ComponentChildren;
}

interface Snapshot {
  readonly flights: readonly Flight[];
  /** Where each piece was; equal pieces in their order. */
  readonly rects: ReadonlyMap<string, readonly DOMRect[]>;
  /** What is about to leave its place, as it stood. */
  readonly leaving: ReadonlyMap<Flight, HTMLElement>;
}

const DURATION = 280;
const BEAT = 150;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Shows what the events moved: from where a piece lay to where it lies, cause before effect. */
export class Motion extends Component<MotionProps> {
  private readonly stage = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(before: MotionProps): Snapshot | null {
    const { events, motion } = this.props;
    if (events === before.events || motion === 0 || this.stage.current === null) return null;
    const flights = flightsOf(events);
    return flights.length === 0 ? null : takeSnapshot(this.stage.current, flights);
  }

  override componentDidUpdate(_before: MotionProps, _state: unknown, snapshot: Snapshot | null): void {
    const stage = this.stage.current;
    if (snapshot === null || stage === null) return;
    const speed = this.props.motion;
    snapshot.flights.forEach((flight, index) => {
      const timing = { duration: DURATION / speed, delay: (Math.min(index, 4) * BEAT) / speed };
      if (flight.kind === "move") move(stage, snapshot, flight, timing);
      else if (flight.kind === "load") load(stage, snapshot, flight, timing);
      else if (flight.kind === "depart") depart(stage, snapshot, flight, timing);
      else turnUp(stage, flight.at, timing);
    });
  }

  override render({ children, class: name }: MotionProps) {
    return (
      <div class={name} ref={this.stage}>
        {children}
      </div>
    );
  }
}

interface Timing {
  readonly duration: number;
  readonly delay: number;
}

function takeSnapshot(stage: HTMLElement, flights: readonly Flight[]): Snapshot {
  const rects = new Map<string, DOMRect[]>();
  for (const element of stage.querySelectorAll<HTMLElement>("[data-piece]")) {
    const key = element.dataset.piece as string;
    rects.set(key, [...(rects.get(key) ?? []), element.getBoundingClientRect()]);
  }
  const leaving = new Map<Flight, HTMLElement>();
  for (const flight of flights) {
    const element = leaver(stage, flight);
    if (element != null) leaving.set(flight, copyAt(stage, element, element.getBoundingClientRect()));
  }
  return { flights, rects, leaving };
}

function leaver(stage: HTMLElement, flight: Flight): HTMLElement | null | undefined {
  if (flight.kind === "depart") return stage.querySelector(`[data-train="${flight.seat}:${flight.dock}"]`);
  return flight.kind === "load" ? findLast(stage, flight.from) : undefined;
}

/** A copy at the same place, over everything else, that nobody can point at. */
function copyAt(stage: HTMLElement, piece: HTMLElement, rect: DOMRect): HTMLElement {
  const around = stage.getBoundingClientRect();
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>("[data-piece]")]) {
    for (const name of ["data-piece", "data-spot", "data-move", "data-train"]) element.removeAttribute(name);
  }
  copy.classList.add("flying");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  Object.assign(copy.style, {
    left: `${rect.left - around.left}px`,
    top: `${rect.top - around.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  return copy;
}

function move(
  stage: HTMLElement,
  { rects }: Snapshot,
  flight: Extract<Flight, { kind: "move" }>,
  timing: Timing,
): void {
  const target = findLast(stage, flight.to);
  const source = placesOf(flight.from)
    .map((key) => rects.get(key)?.at(-1))
    .find((rect) => rect !== undefined && rect.width > 0);
  if (target === undefined || target.getClientRects().length === 0) return;
  if (source === undefined) return turnUp(stage, flight.to, timing);
  const end = target.getBoundingClientRect();
  fly(stage, copyAt(stage, target, end), [away(source, end), { transform: "none" }], timing);
  conceal(target, timing);
}

/** A lorry is tipped: it goes to its wagon, and there its coal appears. */
function load(
  stage: HTMLElement,
  { leaving }: Snapshot,
  flight: Extract<Flight, { kind: "load" }>,
  timing: Timing,
): void {
  const lorry = leaving.get(flight);
  const wagon = findLast(stage, flight.to);
  if (lorry === undefined || wagon === undefined || wagon.getClientRects().length === 0) return;
  stage.append(lorry);
  const tipped = away(wagon.getBoundingClientRect(), lorry.getBoundingClientRect());
  fly(stage, lorry, [{ transform: "none" }, tipped], timing);
  for (const coal of wagon.querySelectorAll("[data-load], .vp-tag")) conceal(coal, timing);
}

/** What a piece at `here` looks like when it lies at `there`. */
function away(there: DOMRect, here: DOMRect): Keyframe {
  const x = there.left + there.width / 2 - (here.left + here.width / 2);
  const y = there.top + there.height / 2 - (here.top + here.height / 2);
  const scale = Math.min(2, Math.max(0.4, there.height / Math.max(1, here.height)));
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

function fly(stage: HTMLElement, copy: HTMLElement, frames: Keyframe[], timing: Timing): void {
  stage.append(copy);
  const flying = copy.animate(frames, { ...timing, easing: EASE, fill: "backwards" });
  flying.onfinish = () => copy.remove();
  flying.oncancel = () => copy.remove();
}

/** Not to be seen until its copy has arrived. */
function conceal(piece: Element, { delay, duration }: Timing): void {
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration });
}

/** A card is turned over; the stack under it stays. */
function turnUp(stage: HTMLElement, key: string, timing: Timing): void {
  const piece = findLast(stage, key);
  const card = piece?.querySelector(".card") ?? piece;
  card?.animate(
    [
      { opacity: 0, transform: "rotateY(80deg)" },
      { opacity: 1, transform: "none" },
    ],
    {
      ...timing,
      easing: EASE,
      fill: "backwards",
    },
  );
}

/** The train whistles off to the right. */
function depart(
  stage: HTMLElement,
  { leaving: trains }: Snapshot,
  flight: Extract<Flight, { kind: "depart" }>,
  { delay, duration }: Timing,
): void {
  const train = trains.get(flight);
  if (train === undefined) return;
  train.setAttribute("data-steaming", "true");
  stage.append(train);
  const way = stage.getBoundingClientRect().right - train.getBoundingClientRect().left;
  const leaving = train.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translateX(${way * 0.1}px)`, opacity: 1, offset: 0.35 },
      { transform: `translateX(${way}px)`, opacity: 0.2 },
    ],
    { delay, duration: duration * 3, easing: "ease-in", fill: "both" },
  );
  leaving.onfinish = () => train.remove();
  leaving.oncancel = () => train.remove();
}

/** The last of the pieces with this key, else their zone; the newest placement for `…/placement:last`. */
function findLast(stage: HTMLElement, key: string): HTMLElement | undefined {
  const found = (selector: string) => [...stage.querySelectorAll<HTMLElement>(selector)].at(-1);
  if (key.endsWith(":last")) return found(`[data-piece^="${key.slice(0, -"last".length)}"]`);
  for (const place of placesOf(key)) {
    const element = found(`[data-piece="${CSS.escape(place)}"]`);
    if (element !== undefined) return element;
  }
  return undefined;
}
