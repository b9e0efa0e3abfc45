import { z } from "zod/mini";
import { botSchema } from "./values.ts";

/** Of the day. */
export const hourSchema = z.int().check(z.gte(0), z.lte(23));

export const clockSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("none") }),
  /** Minutes at the beginning, and seconds that each turn brings. */
  z.strictObject({
    type: z.literal("live"),
    minutes: z.number().check(z.gt(0), z.lte(600)),
    increment: z.int().check(z.gte(0), z.lte(600)),
  }),
  /** A deadline that falls into the quiet hours of its player is put off to their end. */
  z.strictObject({
    type: z.literal("days"),
    days: z.number().check(z.gt(0), z.lte(60)),
    quiet: z.optional(z.strictObject({ from: hourSchema, to: hourSchema })),
  }),
]);

/** How a table is kept; every field has a default. */
export const settingsSchema = z.strictObject({
  /** `open`: listed, anybody may sit down. `link`: whoever has the invitation. `private`: whoever has the link of a seat. */
  visibility: z._default(z.enum(["open", "link", "private"]), "link"),
  clock: z._default(clockSchema, { type: "none" }),
  /** `limits`: what the rules of the game let a seat take back. `consent`: more, if everybody agrees. */
  undo: z._default(z.enum(["off", "limits", "consent"]), "limits"),
  spectators: z._default(z.enum(["off", "after", "live"]), "live"),
  /** When a player's time is up or they resign: a bot plays on, or the game ends without a result. */
  absence: z._default(z.enum(["bot", "end"]), "bot"),
  /** The bot that plays on. */
  substitute: z._default(botSchema, "medium"),
  start: z._default(z.enum(["host", "full"]), "host"),
});

export type Settings = z.infer<typeof settingsSchema>;
export type ClockSettings = z.infer<typeof clockSchema>;
