import {
  type ComponentChild,
  type ComponentClass,
  type FunctionComponent,
  h,
  isValidElement,
  type JSX,
  type VNode,
} from "preact";
import { steady } from "./steady.ts";

type Attributes = Readonly<Record<string, unknown>>;

/** The attributes of a drawing's svg element. */
interface Plate extends Attributes {
  ref(sheet: SVGSVGElement | null): void;
}

/** The drawing function of each still component, for drawings inside another one. */
const originals = new WeakMap<object, FunctionComponent<Attributes>>();

/**
 * A drawing that depends only on its props. It is created once and cloned wherever it is shown, so that it is never
 * rendered again while a table changes around it.
 */
export function still<Props extends object>(draw: (props: Props) => JSX.Element): ComponentClass<Props> {
  const plates = new Map<string, Plate>();
  const Still = steady((props: Props) => {
    const key = JSON.stringify(props);
    const plate = plates.get(key) ?? engrave(draw(props));
    plates.set(key, plate);
    return h("svg", plate);
  });
  originals.set(Still, draw as unknown as FunctionComponent<Attributes>);
  return Still;
}

function engrave(drawing: JSX.Element): Plate {
  const { type, props } = drawing as VNode<Attributes>;
  if (typeof type !== "string") return engrave(drawnBy(type, props) as JSX.Element);
  const { children, ...attributes } = props;
  const lines = document.createDocumentFragment();
  etch(lines, children as ComponentChild);
  return { ...attributes, ref: (sheet) => sheet?.replaceChildren(lines.cloneNode(true)) };
}

function drawnBy(component: VNode["type"], props: Attributes): ComponentChild {
  const draw = originals.get(component as object) ?? (component as FunctionComponent<Attributes>);
  return draw(props, undefined) as ComponentChild;
}

function etch(sheet: Node, line: ComponentChild | readonly ComponentChild[], place = ""): void {
  if (Array.isArray(line)) {
    for (const one of line) etch(sheet, one, place);
  } else if (isValidElement(line)) {
    etchElement(sheet, line as VNode<Attributes>, place);
  } else if (typeof line === "string" || typeof line === "number") {
    sheet.appendChild(document.createTextNode(String(line)));
  }
}

/** From this many paths on, one group is faster to position than each path by itself. */
const MANY = 3;

function etchElement(sheet: Node, { type, props }: VNode<Attributes>, place: string): void {
  if (typeof type !== "string") return etch(sheet, drawnBy(type, props), place);
  const { children, transform: own, ...attributes } = type === "svg" ? laid(props) : props;
  const transform = [place, own].filter(Boolean).join(" ") || undefined;
  // A drawing of few paths with only a position needs no element of its own: its paths are shifted.
  if (type === "svg" && Object.keys(attributes).length === 0) {
    const lines = document.createDocumentFragment();
    etch(lines, children as ComponentChild, transform);
    if (lines.childElementCount < MANY) return void sheet.appendChild(lines);
  }
  const element = document.createElementNS("http://www.w3.org/2000/svg", type === "svg" ? "g" : type);
  for (const [name, value] of Object.entries({ ...attributes, transform }))
    if (typeof value === "string" || typeof value === "number") element.setAttribute(name, String(value));
  etch(element, children as ComponentChild);
  sheet.appendChild(element);
}

/**
 * A drawing inside another one is not an svg element of its own, which the browser would have to size and clip: it is
 * shifted and scaled to its place.
 */
function laid({
  "aria-hidden": _,
  viewBox,
  preserveAspectRatio,
  x,
  y,
  width,
  height,
  ...rest
}: Attributes): Attributes {
  const [left, top, wide, high] = String(viewBox).split(" ").map(Number) as [number, number, number, number];
  const scale = Math.min(Number(width) / wide, Number(height) / high);
  if (!Number.isFinite(scale)) throw new Error("A drawing that is part of another one needs a width and a height.");
  const spare = { across: Number(width) - wide * scale, down: Number(height) - high * scale };
  const right = Number(x ?? 0) + spare.across / 2 - left * scale;
  const down = Number(y ?? 0) + (preserveAspectRatio === "xMidYMax" ? spare.down : spare.down / 2) - top * scale;
  return { ...rest, transform: `translate(${round(right)} ${round(down)}) scale(${round(scale)})` };
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}
