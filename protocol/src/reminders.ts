import { z } from "zod/mini";
import { languageSchema } from "./people.ts";
import { hourSchema } from "./settings.ts";
import { secretSchema, tableIdSchema, zoneSchema } from "./values.ts";

// How somebody is reminded that a table waits for them. Bodies are strict: an unknown field is refused.

/** Minutes a table waits before it reminds; 0: at once. */
export const DELAYS = [0, 5, 15, 60, 240, 1_440] as const;

const delaySchema = z.int().check(z.refine((delay) => (DELAYS as readonly number[]).includes(delay), "no such delay"));

/** PUT /api/me/reminders */
export const reminderSettingsSchema = z.strictObject({
  delay: delaySchema,
  /** Hours of the day, in `zone`, in which nothing is sent. */
  quiet: z.optional(z.strictObject({ from: hourSchema, to: hourSchema })),
  zone: zoneSchema,
  /** Of everything that is sent. */
  language: languageSchema,
});

const targetSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000));

/** POST /api/me/reminders/push: what the browser says of its subscription. */
export const pushBodySchema = z.strictObject({
  endpoint: targetSchema,
  keys: z.strictObject({
    /** A point of P-256, uncompressed, and 16 bytes: base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});

/** POST /api/me/reminders/mail */
export const mailBodySchema = z.strictObject({ email: z.email().check(z.maxLength(200)) });
/** POST /api/me/reminders/webhook */
export const webhookBodySchema = z.strictObject({ url: targetSchema });
/** POST /api/reminder-mails: what the page of a link in a mail sends to have reminders go to that address. */
export const reminderMailBodySchema = z.strictObject({ token: secretSchema });

export const channelSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(["push", "mail", "webhook"]),
  /** The device, the address or the host. */
  label: z.string(),
  /** `asked`: the address is still to be confirmed. `ended`: it took nothing any more. */
  state: z.enum(["on", "asked", "ended"]),
  /** Of a push channel: it is this browser's. */
  here: z.boolean(),
  createdAt: z.number(),
  /** Why the last message did not arrive, and when that was. */
  problem: z.optional(
    z.strictObject({ code: z.enum(["gone", "refused", "busy", "unreachable", "private-target"]), at: z.number() }),
  ),
});

/** What GET /api/me/reminders answers. */
export const remindersSchema = z.strictObject({
  settings: reminderSettingsSchema,
  channels: z.array(channelSchema),
  /** The key a browser subscribes with. */
  pushKey: z.string(),
  /** Whether this server sends mail. */
  mail: z.boolean(),
});

/** What a push message holds, and a webhook beside `text` and `content`. */
export const reminderSchema = z.strictObject({
  /** The same for one question, however often it is sent. */
  id: z.string(),
  kind: z.enum(["turn", "test"]),
  language: languageSchema,
  title: z.string(),
  body: z.string(),
  /** Where it leads, from the address of the page on: "#/table/…". */
  path: z.string(),
  table: z.optional(tableIdSchema),
  /** Tables that wait for the person. */
  waiting: z.int(),
});

/** The body of the request that a webhook gets: the sentences, and what they were made from. */
export const webhookSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(["turn", "test"]),
  /** Everything in one text, under the two names that chat programs know. */
  text: z.string(),
  content: z.string(),
  url: z.string(),
  table: z.optional(tableIdSchema),
  game: z.optional(z.string()),
  seat: z.optional(z.int()),
  opponents: z.optional(z.readonly(z.array(z.string()))),
  asked: z.optional(z.string()),
  /** Milliseconds since 1970. */
  deadline: z.optional(z.number()),
});

export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;
export type PushBody = z.infer<typeof pushBodySchema>;
export type Channel = z.infer<typeof channelSchema>;
export type Reminders = z.infer<typeof remindersSchema>;
export type Reminder = z.infer<typeof reminderSchema>;
export type WebhookBody = z.infer<typeof webhookSchema>;
