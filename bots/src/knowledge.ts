import { carnegieKnowledge } from "./carnegie/knowledge.ts";
import { gluckaufKnowledge } from "./gluckauf/knowledge.ts";
import { type Knowledge, register } from "./registry.ts";

/** All games at once, for callers that serve them all. */
export const KNOWLEDGE = {
  carnegie: carnegieKnowledge,
  gluckauf: gluckaufKnowledge,
} as const satisfies Readonly<Record<string, Knowledge>>;
export type KnownGame = keyof typeof KNOWLEDGE;

for (const known of Object.values(KNOWLEDGE)) register(known);
