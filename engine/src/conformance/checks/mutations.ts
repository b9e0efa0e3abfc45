import type { Random } from "../../random.ts";

type Fields = Readonly<Record<string, unknown>>;

const FOREIGN = { conformance: [[[{ deep: [1, [2, [3]]] }]]] };

/** Values that are not a move in any game. */
const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1e21,
  Number.NaN,
  "",
  "pass",
  [],
  [{ type: "pass" }],
  {},
  { type: "conformance-unknown" },
  { type: "" },
  { type: "constructor" },
  { type: "__proto__" },
  { type: "toString" },
  { type: 7 },
  { type: ["pass"] },
  FOREIGN,
  JSON.parse('{"__proto__": {"type": "pass"}}'),
  nested(2_000),
];

function nested(depth: number): unknown {
  let value: unknown = { type: "nested" };
  for (let level = 0; level < depth; level++) value = { type: "nested", inner: value };
  return value;
}

/** Moves that are malformed whatever the rules are. */
export function malformedMoves(legal: readonly unknown[]): unknown[] {
  const [first] = legal as readonly [Fields];
  const fields = Object.keys(first).filter((key) => key !== "type");
  return [
    ...NONSENSE,
    [first],
    JSON.stringify(first),
    { ...first, conformance: 1 },
    { ...first, conformance: FOREIGN },
    ...fields.flatMap((key) => [
      { ...first, [key]: null },
      { ...first, [key]: FOREIGN },
    ]),
  ];
}

/** Variations of a legal move: one field changed or removed. Some may be legal themselves. */
export function mutatedMoves(move: unknown, random: Random): unknown[] {
  const fields = move as Fields;
  return Object.keys(fields).flatMap((key) => {
    const { [key]: value, ...rest } = fields;
    return [rest, ...changed(value, random).map((other) => ({ ...fields, [key]: other }))];
  });
}

function changed(value: unknown, random: Random): unknown[] {
  if (typeof value === "number") return [value + 1, value - 1, value + 1_000, value + 0.5, -1, String(value)];
  if (typeof value === "string") return [`${value}x`, "", "constructor", random.below(100)];
  if (typeof value === "boolean") return [!value, Number(value), String(value)];
  if (Array.isArray(value)) return changedArray(value, random);
  if (typeof value === "object" && value !== null) return [...mutatedMoves(value, random), {}, []];
  return [];
}

function changedArray(items: readonly unknown[], random: Random): unknown[] {
  if (items.length === 0) return [[0], ["x"], {}];
  const at = random.below(items.length);
  const replaced = changed(items[at], random).map((other) => items.with(at, other));
  return [items.slice(1), [...items, items[at]], [...items].reverse(), [], {}, ...replaced];
}

/** The same move with its keys in the opposite order: its canonical form is equal. */
export function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, field]) => [key, reordered(field)] as const);
  return Object.fromEntries(entries.reverse());
}
