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

/** The attributes of a drawing's sheet, and how a sheet is printed. */
interface Plate extends Attributes {
  ref(sheet: SVGSVGElement | null): void;
}

/** How each still component draws, for drawings that are part of another one. */
const originals = new WeakMap<object, FunctionComponent<Attributes>>();

/**
 * A drawing depends on nothing but what it shows. It is made once; wherever it is shown, the browser copies it as a
 * whole, and while a table changes around it, nobody looks into it again.
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

function etch(sheet: Node, line: ComponentChild | readonly ComponentChild[]): void {
  if (Array.isArray(line)) {
    for (const one of line) etch(sheet, one);
  } else if (isValidElement(line)) {
    etchElement(sheet, line as VNode<Attributes>);
  } else if (typeof line === "string" || typeof line === "number") {
    sheet.appendChild(document.createTextNode(String(line)));
  }
}

function etchElement(sheet: Node, { type, props }: VNode<Attributes>): void {
  if (typeof type !== "string") return etch(sheet, drawnBy(type, props));
  const { children, ...attributes } = props;
  const element = document.createElementNS("http://www.w3.org/2000/svg", type);
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === "string" || typeof value === "number") element.setAttribute(name, String(value));
  etch(element, children as ComponentChild);
  sheet.appendChild(element);
}
