import { parseSync } from "oxc-parser";

/** The texts in a source file that people read, or that come from the word tables. */
export interface Spoken {
  /** First arguments of calls of functions named `say`; of a template, its fixed start: "area.*". */
  readonly said: ReadonlySet<string>;
  /** Every string literal, and the fixed start of every template. */
  readonly literals: ReadonlySet<string>;
  /** Literal texts where a person would read them, in one language only. */
  readonly untranslated: readonly string[];
  /** Modules it imports from, as written. */
  readonly imports: readonly string[];
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Attributes that are read aloud or shown. */
const SPOKEN_ATTRIBUTES = /^(title|alt|placeholder|label|aria-(label|description|roledescription|valuetext))$/;
/** Two letters in a row make a word; "×", "–" and a lone "I" do not. */
const WORD = /\p{L}{2}/u;

export function spokenIn(path: string, text: string): Spoken {
  const said = new Set<string>();
  const literals = new Set<string>();
  const untranslated: string[] = [];
  const imports: string[] = [];
  visit(parseSync(path, text).program as unknown as Node, (node) => {
    if (node.type === "Literal" && typeof node.value === "string") literals.add(node.value);
    if (node.type === "TemplateLiteral") for (const start of startsOf(node)) literals.add(start);
    if (node.type === "ImportDeclaration") imports.push(String((node.source as Node).value));
    if (node.type === "CallExpression" && isSay(node.callee))
      for (const key of keysOf((node.arguments as readonly Node[])[0])) said.add(key);
    untranslated.push(...shownTexts(node).filter((shown) => WORD.test(shown)));
  });
  return { said, literals, untranslated, imports };
}

/** `say(…)`, `words.say(…)` and `sayIn(…)(…)`. */
function isSay(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee.type === "CallExpression") return isNode(callee.callee) && callee.callee.name === "sayIn";
  const name = callee.type === "MemberExpression" ? callee.property : callee;
  return isNode(name) && name.name === "say";
}

function keysOf(argument: Node | undefined): string[] {
  return argument?.type === "TemplateLiteral" ? startsOf(argument) : textsOf(argument);
}

function startsOf(template: Node): string[] {
  const [start = ""] = textsOf(template);
  return start === "" ? [] : [`${start}*`];
}

/** The texts a node shows by itself: between tags, or in an attribute that is read aloud. */
function shownTexts(node: Node): string[] {
  if (node.type === "JSXText") return [String(node.value)];
  if (node.type === "JSXAttribute" && SPOKEN_ATTRIBUTES.test(attributeName(node))) return textsOf(node.value);
  if (node.type === "JSXElement" || node.type === "JSXFragment") {
    const children = (node.children as readonly Node[]).filter(({ type }) => type === "JSXExpressionContainer");
    return children.flatMap((child) => textsOf(child));
  }
  return [];
}

function attributeName(attribute: Node): string {
  const { name, namespace } = attribute.name as { readonly name: unknown; readonly namespace?: Node };
  return namespace === undefined ? String(name) : "";
}

/** Literal texts that an expression may evaluate to; function results are not followed. */
function textsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case "Literal":
      return typeof value.value === "string" ? [value.value] : [];
    case "TemplateLiteral":
      return (value.quasis as readonly Node[]).map((part) => String((part.value as { cooked: string }).cooked));
    case "JSXExpressionContainer":
      return textsOf(value.expression);
    case "ConditionalExpression":
      return [...textsOf(value.consequent), ...textsOf(value.alternate)];
    case "LogicalExpression":
    case "BinaryExpression":
      return value.operator === "&&" ? textsOf(value.right) : [...textsOf(value.left), ...textsOf(value.right)];
    default:
      return [];
  }
}

function visit(node: Node, visitor: (node: Node) => void): void {
  visitor(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, visitor);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Partial<Node>).type === "string";
}
