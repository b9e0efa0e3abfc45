import { parseSync } from "oxc-parser";

/** What one source file uses: other modules, and globals of the machine it runs on. */
export interface Reach {
  /** Specifiers as written: imports, re-exports, `import()`, `import("…")` types and `require`. */
  readonly imports: readonly string[];
  /** Files named as `new URL("./x", import.meta.url)`: worker entries and data. */
  readonly files: readonly string[];
  /** `import(…)` and `require(…)` with an argument that is not a literal. */
  readonly computed: readonly string[];
  /** Uses of globals for time, random numbers, input and output. */
  readonly impure: readonly string[];
}

const IMPURE = new Set([
  ..."Date performance process console fetch crypto require Buffer globalThis".split(" "),
  ..."setTimeout setInterval setImmediate queueMicrotask XMLHttpRequest WebSocket Worker".split(" "),
]);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

export function reach(path: string, text: string): Reach {
  const { program, errors } = parseSync(path, text);
  const broken = errors.find(({ severity }) => severity === "Error");
  if (broken !== undefined) throw new SyntaxError(`${path}: ${broken.message}`);

  const found = { imports: [] as string[], files: [] as string[], computed: [] as string[], impure: [] as string[] };
  visit(program as unknown as Node, undefined, "", (node, parent, field) => {
    const named = specifier(node);
    if (named !== undefined) (isLiteral(named) ? found.imports : found.computed).push(written(named, text));
    const file = fileOf(node);
    if (file !== undefined) found.files.push(file);
    const global = impureGlobal(node, parent, field);
    if (global !== undefined) found.impure.push(global);
  });
  return found;
}

type Visitor = (node: Node, parent: Node | undefined, field: string) => void;

function visit(node: Node, parent: Node | undefined, field: string, visitor: Visitor): void {
  visitor(node, parent, field);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, node, name, visitor);
    }
  }
}

/** The expression that names another module, if the node has one. */
function specifier(node: Node): Node | undefined {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
    case "TSImportType":
      return nodeOr(node.source);
    case "TSExternalModuleReference":
      return nodeOr(node.expression);
    case "CallExpression":
      return isName(node.callee, "require") ? firstArgument(node) : undefined;
    default:
      return undefined;
  }
}

function fileOf(node: Node): string | undefined {
  if (node.type !== "NewExpression" || !isName(node.callee, "URL")) return undefined;
  const path = firstArgument(node);
  return path !== undefined && isLiteral(path) && /^\.\.?\//.test(path.value) ? path.value : undefined;
}

/**
 * Deliberately strict: not even a variable of our own may have a name from the list, so that a reader never has to find
 * out which of the two is meant. `Math` may only be used as `Math.name`, and not as `Math.random`.
 */
function impureGlobal(node: Node, parent: Node | undefined, field: string): string | undefined {
  if (node.type !== "Identifier" || parent === undefined) return undefined;
  if (isPropertyName(parent, field) || isTypePosition(parent, field)) return undefined;
  if (node.name !== "Math") return IMPURE.has(String(node.name)) ? String(node.name) : undefined;
  if (parent.type !== "MemberExpression" || parent.computed === true) return "Math (not as Math.name)";
  return isName(parent.property, "random") ? "Math.random" : undefined;
}

function isPropertyName(parent: Node, field: string): boolean {
  return (field === "property" || field === "key") && parent.computed === false && parent.shorthand !== true;
}

function isTypePosition(parent: Node, field: string): boolean {
  return parent.type.startsWith("TS") && field !== "expression";
}

function written(named: Node, text: string): string {
  return isLiteral(named) ? named.value : text.slice(named.start, named.end);
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Partial<Node>).type === "string";
}

function nodeOr(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}

function isName(value: unknown, name: string): boolean {
  return isNode(value) && value.type === "Identifier" && value.name === name;
}

function isLiteral(node: Node): node is Node & { readonly value: string } {
  return node.type === "Literal" && typeof node.value === "string";
}

function firstArgument(node: Node): Node | undefined {
  return Array.isArray(node.arguments) ? nodeOr(node.arguments[0]) : undefined;
}
