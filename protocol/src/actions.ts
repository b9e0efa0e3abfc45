import { z } from "zod/mini";
import {
  botSchema,
  decisionIdSchema,
  lineSchema,
  moveSchema,
  personIdSchema,
  seatSchema,
  secretSchema,
  versionSchema,
  zoneSchema,
} from "./values.ts";

const seat = seatSchema;
const room = z.enum(["players", "spectators"]);
/** `watch`: allows only watching. */
export const linkKindSchema = z.enum(["invite", "seat", "watch"]);

/** Everything that people can do at a table, over HTTP and over a socket alike. */
export const actionSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("join"),
    /** Which seat; if missing, the first free one. */
    seat: z.optional(seat),
    /** Secret of an invitation or of a seat's link. */
    link: z.optional(secretSchema),
    zone: z.optional(zoneSchema),
  }),
  z.strictObject({ type: z.literal("watch"), link: z.optional(secretSchema) }),
  z.strictObject({ type: z.literal("leave"), seat: z.optional(seat) }),
  z.strictObject({ type: z.literal("start") }),
  z.strictObject({ type: z.literal("seat-bot"), seat, bot: botSchema }),
  z.strictObject({ type: z.literal("clear-seat"), seat }),
  z.strictObject({
    type: z.literal("decide"),
    seat,
    id: decisionIdSchema,
    /** The version that the sender has seen. */
    expect: versionSchema,
    move: moveSchema,
  }),
  z.strictObject({
    type: z.literal("undo"),
    seat,
    id: decisionIdSchema,
    expect: versionSchema,
    scope: z.optional(z.enum(["step", "turn"])),
  }),
  /** `expect`: a version at which the sender has seen the request. */
  z.strictObject({ type: z.literal("answer-undo"), seat, expect: versionSchema, agree: z.boolean() }),
  z.strictObject({ type: z.literal("resign"), seat }),
  z.strictObject({ type: z.literal("return"), seat }),
  z.strictObject({ type: z.literal("abandon"), seat, agree: z.boolean() }),
  z.strictObject({ type: z.literal("rematch") }),
  z.strictObject({
    type: z.literal("say"),
    room,
    text: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/\S/), z.regex(/^[\P{Cc}\n]+$/u)),
  }),
  z.strictObject({ type: z.literal("delete-line"), line: lineSchema }),
  z.strictObject({ type: z.literal("mute"), person: personIdSchema, muted: z.boolean() }),
  /** Makes a new link; the old one of this kind and seat becomes invalid. */
  z.strictObject({ type: z.literal("make-link"), kind: linkKindSchema, seat: z.optional(seat) }),
  z.strictObject({ type: z.literal("revoke-link"), kind: linkKindSchema, seat: z.optional(seat) }),
]);

export type LinkKind = z.infer<typeof linkKindSchema>;
export type Action = z.infer<typeof actionSchema>;
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;

/** The result of an action. */
export const doneSchema = z.strictObject({
  version: versionSchema,
  /** Of `join`: the seat. If missing: joined as a spectator. */
  seat: z.optional(seat),
  /** Of `make-link`: its secret, revealed only once. */
  link: z.optional(z.string()),
  /** Of `rematch`. */
  table: z.optional(z.string()),
  /** Of `undo`: the others have been asked to agree. */
  asked: z.optional(z.boolean()),
});
export type Done = z.infer<typeof doneSchema>;

/** A refusal: a stable code, and what a sentence needs. For a stale decision also the current view. */
export const refusalSchema = z.strictObject({
  code: z.string(),
  params: z.optional(z.unknown()),
  version: z.optional(versionSchema),
  view: z.optional(z.unknown()),
});
export type Refusal = z.infer<typeof refusalSchema>;
