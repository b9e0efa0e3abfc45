import { z } from "zod/mini";
import { actionSchema, doneSchema, linkKindSchema, refusalSchema } from "./actions.ts";
import { chairSchema, chatLineSchema, clockFaceSchema, endingSchema, listedSchema, tableSchema } from "./table.ts";
import { lineSchema, seatSchema, tableIdSchema, versionSchema } from "./values.ts";

const request = z.int().check(z.gte(0));
const place = { table: tableIdSchema, /** Whose view; without it the spectators'. */ seat: z.optional(seatSchema) };

/** `mine`: the person's tables that have not ended. `open`, `running`: tables that anybody may join or watch. */
const listNameSchema = z.enum(["mine", "open", "running"]);
export type ListName = z.infer<typeof listNameSchema>;

/** What a client sends over its socket. */
export const clientMessageSchema = z.discriminatedUnion("type", [
  /**
   * Everything at this table from now on, as this seat sees it. `from`: the version the client has; if missing, a
   * snapshot comes first.
   */
  z.strictObject({
    type: z.literal("subscribe"),
    ...place,
    from: z.optional(versionSchema),
    /** The last line of chat the client has; those after it are sent too. */
    line: z.optional(lineSchema),
  }),
  z.strictObject({ type: z.literal("unsubscribe"), ...place }),
  z.strictObject({ type: z.literal("act"), request, table: tableIdSchema, action: actionSchema }),
  /** The legal moves of an asked seat, the sensible default first. */
  z.strictObject({ type: z.literal("moves"), request, table: tableIdSchema, seat: seatSchema }),
  /** Checks the connection. */
  z.strictObject({ type: z.literal("ping"), request }),
  /** Follows these lists from now on, first as a whole, then their changes; lists not named are no longer followed. */
  z.strictObject({ type: z.literal("follow"), lists: z.array(listNameSchema).check(z.maxLength(3)) }),
  /** Whether somebody is looking at what is open here (initially yes). A person who is not looking is not present. */
  z.strictObject({ type: z.literal("look"), looking: z.boolean() }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** What happened at a table, as everybody may know it. */
export const happeningSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("created"), by: z.string() }),
  z.strictObject({ type: z.literal("seated"), seat: seatSchema, chair: chairSchema }),
  /** `by`: the host, who cleared the seat. */
  z.strictObject({ type: z.literal("left"), seat: seatSchema, by: z.optional(z.string()) }),
  z.strictObject({ type: z.literal("started") }),
  z.strictObject({ type: z.literal("decided"), seat: seatSchema }),
  /** `consent`: everything from the seat's last decision on was taken back, others' decisions too. */
  z.strictObject({ type: z.literal("took-back"), seat: seatSchema, count: z.int(), consent: z.boolean() }),
  z.strictObject({ type: z.literal("undo-asked"), seat: seatSchema, count: z.int() }),
  z.strictObject({ type: z.literal("undo-answered"), seat: seatSchema, agree: z.boolean() }),
  z.strictObject({ type: z.literal("resigned"), seat: seatSchema }),
  z.strictObject({ type: z.literal("time-up"), seat: seatSchema }),
  z.strictObject({ type: z.literal("returned"), seat: seatSchema }),
  z.strictObject({ type: z.literal("abandon"), seat: seatSchema, agree: z.boolean() }),
  z.strictObject({ type: z.literal("ended"), ending: endingSchema }),
  z.strictObject({ type: z.literal("host"), person: z.string() }),
  z.strictObject({ type: z.literal("muted"), person: z.string(), muted: z.boolean() }),
  z.strictObject({ type: z.literal("line-deleted"), line: z.int() }),
  z.strictObject({
    type: z.literal("link"),
    kind: linkKindSchema,
    seat: z.optional(seatSchema),
    /** false: the link was revoked. */
    made: z.boolean(),
  }),
  z.strictObject({ type: z.literal("rematch"), table: tableIdSchema }),
]);
export type Happening = z.infer<typeof happeningSchema>;

/** One version further; updates come in order and without gaps. */
export const updateSchema = z.strictObject({
  version: versionSchema,
  at: z.number(),
  happening: happeningSchema,
  /** Of the game, redacted for the viewer. */
  events: z.optional(z.array(z.unknown())),
  /** What changed in the viewer's view, see `deltaOf`. */
  delta: z.optional(z.unknown()),
  asked: z.optional(z.array(seatSchema)),
  /** How many decisions of its turn the viewer's seat could take back; absent: none. */
  undoable: z.optional(z.int()),
  clock: z.optional(clockFaceSchema),
  /** The whole table again, if more than the game has changed. */
  info: z.optional(tableSchema),
});
export type Update = z.infer<typeof updateSchema>;

/** What a server sends. */
export const serverMessageSchema = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("hello"),
    protocol: z.int(),
    /** The server's time, for clocks. */
    at: z.number(),
    person: z.strictObject({ id: z.string(), name: z.string() }),
  }),
  z.strictObject({
    type: z.literal("snapshot"),
    ...place,
    version: versionSchema,
    info: tableSchema,
    /** Absent before the start, and for spectators who have to wait for the end. */
    view: z.optional(z.unknown()),
    undoable: z.optional(z.int()),
    chat: z.array(chatLineSchema),
  }),
  z.strictObject({ type: z.literal("update"), ...place, ...updateSchema.shape }),
  /** The stream has ended: subscribe again from this version; if missing, ask for a snapshot. */
  z.strictObject({ type: z.literal("reload"), ...place, version: z.optional(versionSchema) }),
  z.strictObject({ type: z.literal("chat"), ...place, line: chatLineSchema }),
  /** Who is looking at the table now: people with a seat, and how many others. */
  z.strictObject({ type: z.literal("present"), ...place, people: z.array(z.string()), watching: z.int() }),
  /** A followed list, in no particular order: all of it, up to the maximum length. */
  z.strictObject({ type: z.literal("list"), list: listNameSchema, tables: z.array(listedSchema) }),
  /** A table of that list as it is now; without `line` it is no longer in the list. */
  z.strictObject({
    type: z.literal("listed"),
    list: listNameSchema,
    table: tableIdSchema,
    line: z.optional(listedSchema),
  }),
  z.strictObject({ type: z.literal("done"), request, ...doneSchema.shape }),
  z.strictObject({ type: z.literal("moves"), request, version: versionSchema, moves: z.array(z.unknown()) }),
  z.strictObject({ type: z.literal("pong"), request }),
  /** Without `request`: the message was invalid; with a table: its subscription is refused. */
  z.strictObject({
    type: z.literal("refused"),
    request: z.optional(request),
    table: z.optional(tableIdSchema),
    seat: z.optional(seatSchema),
    ...refusalSchema.shape,
  }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;

/** The past of a table as one viewer saw it: standing decisions, and where something was taken back. */
export const historySchema = z.strictObject({
  version: versionSchema,
  /** The view before the first of `steps`. */
  view: z.unknown(),
  events: z.array(z.unknown()),
  steps: z.array(updateSchema),
  /** Where the next page starts. */
  next: z.optional(versionSchema),
});
export type History = z.infer<typeof historySchema>;
