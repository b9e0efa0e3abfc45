import { z } from "zod/mini";
import { languageSchema } from "./people.ts";
import { hourSchema } from "./settings.ts";
import { secretSchema, tableIdSchema, zoneSchema } from "./values.ts";

// How people are reminded that a table waits for them. Bodies are strict: an unknown field is refused.

/** Minutes that a table waits before it reminds; 0: at once. */
export const DELAYS = [0, 5, 15, 60, 240, 1_440] as const;

const delaySchema = z.int().check(z.refine((delay) => (DELAYS as readonly number[]).includes(delay), "no such delay"));

/** PUT /api/me/reminders */
export const reminderSettingsSchema = z.strictObject({
  delay: delaySchema,
  /** Hours of the day, in `zone`, in which nothing is sent. */
  quiet: z.optional(z.strictObject({ from: hourSchema, to: hourSchema })),
  zone: zoneSchema,
  /** The language of everything that is sent. */
  language: languageSchema,
});

const targetSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000));

/** POST /api/me/reminders/push: the browser's subscription. */
export const pushBodySchema = z.strictObject({
  endpoint: targetSchema,
  keys: z.strictObject({
    /** An uncompressed point of P-256, and 16 bytes, both base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
});

/** POST /api/me/reminders/mail */
export const mailBodySchema = z.strictObject({ email: z.email().check(z.maxLength(200)) });
/** POST /api/me/reminders/webhook */
export const webhookBodySchema = z.strictObject({ url: targetSchema });
/** POST /api/reminder-mails: what the page opened by a link in a mail sends to confirm that address. */
export const reminderMailBodySchema = z.strictObject({ token: secretSchema });

export const channelSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(["push", "mail", "webhook"]),
  /** The device, the address or the host. */
  label: z.string(),
  /** `asked`: the address has still to be confirmed. `ended`: it no longer accepts anything. */
  state: z.enum(["on", "asked", "ended"]),
  /** Of a push channel: it belongs to this browser. */
  here: z.boolean(),
  createdAt: z.number(),
  /** Why the last message did not arrive, and when that was. */
  problem: z.optional(
    z.strictObject({ code: z.enum(["gone", "refused", "busy", "unreachable", "private-target"]), at: z.number() }),
  ),
});

/** The answer to GET /api/me/reminders. */
export const remindersSchema = z.strictObject({
  settings: reminderSettingsSchema,
  channels: z.array(channelSchema),
  /** The key that a browser subscribes with. */
  pushKey: z.string(),
  /** Whether this server sends mail. */
  mail: z.boolean(),
});

/** The content of a push message, and of a webhook beside `text` and `content`. */
export const reminderSchema = z.strictObject({
  /** The same for one question, however often it is sent. */
  id: z.string(),
  kind: z.enum(["turn", "test"]),
  language: languageSchema,
  title: z.string(),
  body: z.string(),
  /** Where it leads, relative to the address of the page: "#/table/…". */
  path: z.string(),
  table: z.optional(tableIdSchema),
  /** Tables that wait for the person. */
  waiting: z.int(),
});

/** The body of the request to a webhook: the sentences, and what they were made from. */
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
