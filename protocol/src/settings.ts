import { z } from "zod/mini";
import { botSchema } from "./values.ts";

/** Hour of the day. */
export const hourSchema = z.int().check(z.gte(0), z.lte(23));

export const clockSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("none") }),
  /** Minutes at the start, and seconds that each turn adds. */
  z.strictObject({
    type: z.literal("live"),
    minutes: z.number().check(z.gt(0), z.lte(600)),
    increment: z.int().check(z.gte(0), z.lte(600)),
  }),
  /** A deadline within the player's quiet hours moves to their end. */
  z.strictObject({
    type: z.literal("days"),
    days: z.number().check(z.gt(0), z.lte(60)),
    quiet: z.optional(z.strictObject({ from: hourSchema, to: hourSchema })),
  }),
]);

/** The settings of a table; every field has a default. */
export const settingsSchema = z.strictObject({
  /** `open`: listed, anybody may join. `link`: anybody with the invitation. `private`: only with the link of a seat. */
  visibility: z._default(z.enum(["open", "link", "private"]), "link"),
  clock: z._default(clockSchema, { type: "none" }),
  /** `limits`: what the game's rules let a seat take back. `consent`: more, if everybody agrees. */
  undo: z._default(z.enum(["off", "limits", "consent"]), "limits"),
  spectators: z._default(z.enum(["off", "after", "live"]), "live"),
  /** When players run out of time or resign: a bot plays on, or the game ends without a result. */
  absence: z._default(z.enum(["bot", "end"]), "bot"),
  /** The bot that plays on. */
  substitute: z._default(botSchema, "medium"),
  start: z._default(z.enum(["host", "full"]), "host"),
});

export type Settings = z.infer<typeof settingsSchema>;
export type ClockSettings = z.infer<typeof clockSchema>;
