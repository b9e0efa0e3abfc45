import { z } from "zod/mini";
import { linkKindSchema } from "./actions.ts";
import { settingsSchema } from "./settings.ts";
import {
  botSchema,
  optionsSchema,
  seatSchema,
  secretSchema,
  tableIdSchema,
  versionSchema,
  zoneSchema,
} from "./values.ts";

const personSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** `bot`: a program with an account of its own. */
  kind: z.optional(z.literal("bot")),
});

/** Who plays at a seat. A bot with a `person` plays for that person, who may come back. */
export const chairSchema = z.strictObject({
  person: z.optional(personSchema),
  bot: z.optional(botSchema),
});

export const endingSchema = z.enum(["finished", "abandoned", "unfinished", "expired"]);

/** Milliseconds each seat had left when the last entry was made; the clocks of asked seats run from then on. */
export const clockFaceSchema = z.strictObject({
  at: z.number(),
  left: z.array(z.number()),
  /** When the time of asked seats is up. */
  deadlines: z.array(z.strictObject({ seat: seatSchema, at: z.number() })),
});

/** Everything about a table except the game itself. */
export const tableSchema = z.strictObject({
  table: tableIdSchema,
  version: versionSchema,
  game: z.string(),
  rules: z.int(),
  options: z.unknown(),
  settings: settingsSchema,
  status: z.enum(["open", "running", "ended"]),
  ending: z.optional(endingSchema),
  host: z.string(),
  chairs: z.array(chairSchema),
  /** Seats that have to decide. */
  asked: z.array(seatSchema),
  clock: z.optional(clockFaceSchema),
  /** An undo that waits for these seats to agree. */
  undo: z.optional(z.strictObject({ seat: seatSchema, count: z.int(), waitsFor: z.array(seatSchema) })),
  /** Seats that want to abandon the game. */
  abandon: z.optional(z.array(seatSchema)),
  rematch: z.optional(tableIdSchema),
  /** Ids of people whom the host has muted. */
  muted: z.optional(z.array(z.string())),
  createdAt: z.number(),
  touchedAt: z.number(),
});
export type TableInfo = z.infer<typeof tableSchema>;
export type Chair = z.infer<typeof chairSchema>;
export type SeatedPerson = z.infer<typeof personSchema>;
export type Ending = z.infer<typeof endingSchema>;
export type ClockFace = z.infer<typeof clockFaceSchema>;

export const createTableSchema = z.strictObject({
  game: z.enum(["carnegie", "gluckauf"]),
  seats: z.int().check(z.gte(1), z.lte(8)),
  options: z.optional(optionsSchema),
  settings: z.optional(settingsSchema),
  /** The creator's time zone, for the quiet hours of their seat. */
  zone: z.optional(zoneSchema),
});
export type CreateTable = z.input<typeof createTableSchema>;

export const createdSchema = z.strictObject({
  table: tableIdSchema,
  version: versionSchema,
  seat: seatSchema,
  link: z.string(),
});
export type Created = z.infer<typeof createdSchema>;

/** POST /api/tables/:table/invitation: where this link leads. */
export const linkBodySchema = z.strictObject({ link: secretSchema });

export const invitationSchema = z.strictObject({
  kind: linkKindSchema,
  /** Of the link of a seat: which one. */
  seat: z.optional(seatSchema),
  info: tableSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** A line of a list of tables. */
export const listedSchema = z.strictObject({
  table: tableIdSchema,
  game: z.string(),
  status: z.enum(["open", "running", "ended"]),
  ending: z.optional(endingSchema),
  chairs: z.array(chairSchema),
  asked: z.array(seatSchema),
  /** Since when the person's own seats are asked or, if none is, the others; absent: nobody is asked. */
  askedAt: z.optional(z.number()),
  /** Seats of the person who asks. */
  mine: z.array(seatSchema),
  clock: z.optional(clockFaceSchema),
  settings: settingsSchema,
  createdAt: z.number(),
  touchedAt: z.number(),
});
export type Listed = z.infer<typeof listedSchema>;
export const listSchema = z.strictObject({ tables: z.array(listedSchema), next: z.optional(z.string()) });
export type List = z.infer<typeof listSchema>;

/** GET and PUT /api/tables/:table/note: a person's private note. */
export const noteSchema = z.strictObject({
  text: z.string().check(z.maxLength(4_000), z.regex(/^[\P{Cc}\n]*$/u)),
});

/** Sent with one tap: a line `:thanks:` is shown as a reaction, in the reader's language. */
export const REACTIONS = ["hello", "thanks", "well-played", "wow", "sorry", "one-moment"] as const;
export type Reaction = (typeof REACTIONS)[number];

export const chatLineSchema = z.strictObject({
  line: z.int(),
  room: z.enum(["players", "spectators"]),
  by: personSchema,
  at: z.number(),
  /** Absent: deleted. */
  text: z.optional(z.string()),
});
export type ChatLine = z.infer<typeof chatLineSchema>;

/** The oldest line first; `next`: there may be older ones before this line. */
export const chatPageSchema = z.strictObject({ lines: z.array(chatLineSchema), next: z.optional(z.int()) });
export type ChatPage = z.infer<typeof chatPageSchema>;
