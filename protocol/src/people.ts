import { z } from "zod/mini";
import { lineSchema, secretSchema } from "./values.ts";

// What people send about themselves, and what they see of it. The schemas of bodies are strict: an unknown field is
// refused.

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
/** Id of a person, a session or a passkey; those of passkeys have up to 1,023 bytes. */
const idSchema = z.string().check(z.maxLength(1_400), z.regex(/^[\w-]+$/));
const timeSchema = z.int();

export const languageSchema = z.enum(["en", "de"]);
const emailSchema = z.email().check(z.maxLength(200));

export const personSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  kind: z.enum(["guest", "account", "bot"]),
});

/** GET /api/server: the ways to sign in here besides the recovery key, and who asks. */
export const serverSchema = z.strictObject({
  protocol: z.int(),
  passkeys: z.boolean(),
  mail: z.boolean(),
  person: z.optional(personSchema),
});

/** POST /api/people, PATCH /api/me, POST /api/me/bots. `bad-name` says what a schema cannot. */
export const nameBodySchema = z.strictObject({ name: text(100).check(z.regex(/^\P{C}+$/u)) });
/** In the path of DELETE /api/me/sessions/:id and the like. */
export const idPathSchema = z.strictObject({ id: idSchema });

/** The answer to POST /api/people, PATCH /api/me and everything that signs in. */
export const knownSchema = z.strictObject({ person: personSchema });

/**
 * PUT /api/me/preferences: a person's settings for the page, available on all their devices. The server stores them
 * without interpreting them; the page takes those it knows.
 */
export const preferencesSchema = z
  .record(z.string().check(z.regex(/^[a-zA-Z]{1,20}$/)), z.union([z.boolean(), z.string().check(z.maxLength(60))]))
  .check(z.refine((settings) => Object.keys(settings).length <= 20));

/** GET /api/me */
export const meSchema = z.strictObject({
  person: personSchema,
  preferences: z.optional(preferencesSchema),
  email: z.optional(z.string()),
  recoveryKey: z.boolean(),
  passkeys: z.array(z.strictObject({ id: idSchema, device: z.string(), createdAt: timeSchema, usedAt: timeSchema })),
});

/** GET /api/me/sessions: where this person is signed in, the latest first. */
export const sessionsSchema = z.strictObject({
  sessions: z.array(
    z.strictObject({
      id: idSchema,
      device: z.string(),
      createdAt: timeSchema,
      seenAt: timeSchema,
      current: z.boolean(),
    }),
  ),
});

/** The answer to POST /api/me/recovery-key, given only once. */
export const recoveryKeySchema = z.strictObject({ person: personSchema, key: z.string() });
/** POST /api/sessions/recovery-key */
export const recoveryBodySchema = z.strictObject({ key: text(100).check(z.regex(/^[\w\- ]+$/)) });

/** POST /api/me/email and POST /api/sessions/email; `language` is that of the mail. */
export const emailBodySchema = z.strictObject({ email: emailSchema, language: languageSchema });
/** POST /api/email-links: what the page opened by such a link sends. */
export const emailLinkBodySchema = z.strictObject({ token: secretSchema });

const base64urlSchema = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]+$/));
const credential = {
  id: base64urlSchema,
  rawId: base64urlSchema,
  type: z.literal("public-key"),
  authenticatorAttachment: z.optional(z.nullable(z.enum(["cross-platform", "platform"]))),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

/** POST /api/me/passkeys: what the browser made from the answer to POST /api/me/passkeys/options. */
export const newPasskeyBodySchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64urlSchema,
    attestationObject: base64urlSchema,
    authenticatorData: z.optional(base64urlSchema),
    transports: z.optional(z.array(text(20)).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.int()),
    publicKey: z.optional(base64urlSchema),
  }),
});

/** POST /api/sessions/passkey: what the browser made from the answer to POST /api/sessions/passkey/options. */
export const passkeyBodySchema = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: base64urlSchema,
    authenticatorData: base64urlSchema,
    signature: base64urlSchema,
    userHandle: z.optional(z.nullable(base64urlSchema)),
  }),
});

/** GET /api/me/bots */
export const botsSchema = z.strictObject({
  bots: z.array(z.strictObject({ id: idSchema, name: z.string(), createdAt: timeSchema })),
});
/** The answer to POST /api/me/bots and POST /api/me/bots/:id/token, given only once. */
export const botTokenSchema = z.strictObject({ person: personSchema, token: z.string() });

/** POST /api/me/blocks */
export const blockBodySchema = z.strictObject({ person: idSchema });
/** GET /api/me/blocks, the latest first. */
export const blocksSchema = z.strictObject({
  people: z.array(z.strictObject({ id: idSchema, name: z.string() })),
});

/**
 * POST /api/reports: what somebody at a table did, in the words of the person who reports it; `line`: what they said
 * there.
 */
export const reportBodySchema = z.strictObject({
  person: idSchema,
  table: idSchema,
  line: z.optional(lineSchema),
  text: text(500).check(z.regex(/\S/), z.regex(/^[\P{Cc}\n]+$/u)),
});
export const reportsQuerySchema = z.strictObject({ before: z.optional(idSchema) });
/** GET /api/reports, for whoever runs the server. */
export const reportsSchema = z.strictObject({
  reports: z.array(
    z.strictObject({
      id: idSchema,
      at: timeSchema,
      by: z.strictObject({ id: idSchema, name: z.string() }),
      person: z.strictObject({ id: idSchema, name: z.string() }),
      table: idSchema,
      said: z.optional(z.string()),
      text: z.string(),
    }),
  ),
  next: z.optional(idSchema),
});

export type Preferences = z.infer<typeof preferencesSchema>;
export type Blocks = z.infer<typeof blocksSchema>;
export type ReportBody = z.infer<typeof reportBodySchema>;
export type Reports = z.infer<typeof reportsSchema>;
export type Person = z.infer<typeof personSchema>;
export type ServerFacts = z.infer<typeof serverSchema>;
export type Known = z.infer<typeof knownSchema>;
export type Me = z.infer<typeof meSchema>;
export type NewPasskeyBody = z.infer<typeof newPasskeyBodySchema>;
export type PasskeyBody = z.infer<typeof passkeyBodySchema>;
