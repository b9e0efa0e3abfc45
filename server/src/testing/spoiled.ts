type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Fields = Readonly<Record<string, Json>>;

const NEVER_RIGHT: readonly Json[] = [null, true, -1, 0.5, [], ["a"], "", "x\u0000\n<script>", "x".repeat(30_000)];

/** Every way of spoiling one field, of leaving one out or adding one; the same within the fields named in `inside`. */
export function* spoiled(fields: Fields, inside: readonly string[] = ["response"]): Generator<Fields> {
  yield { ...fields, more: 1 };
  for (const [name, value] of Object.entries(fields)) {
    const { [name]: _, ...others } = fields;
    yield others;
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    for (const wrong of isObject ? NEVER_RIGHT.slice(0, 5) : NEVER_RIGHT) yield { ...fields, [name]: wrong };
    if (isObject && inside.includes(name))
      for (const inner of spoiled(value as Fields, inside)) yield { ...fields, [name]: inner };
    if (!isObject) yield { ...fields, [name]: { toString: "a" } };
  }
}
