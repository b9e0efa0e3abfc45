import { z } from "zod/mini";

const MOST_NESTING = 12;

function isShallow(value: unknown, left = MOST_NESTING): boolean {
  if (typeof value !== "object" || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

export const tableIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{10,32}$/));
export const seatSchema = z.int().check(z.gte(0), z.lte(7));
/** Of a table: the number of its entries. */
export const versionSchema = z.int().check(z.gte(0));
/** Number of a line in a table's chat, from 1; 0: none yet. */
export const lineSchema = z.int().check(z.gte(0), z.lte(1_000_000));
/** Made by the sender, new for every decision; a retry uses the same id. */
export const decisionIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
export const secretSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
export const botSchema = z.enum(["random", "easy", "medium", "hard", "expert"]);
/** One move of the game; its rules check it. */
export const moveSchema = z
  .record(z.string(), z.unknown())
  .check(z.refine((move) => isShallow(move), "nested too deeply"));
export const optionsSchema = z
  .record(z.string(), z.unknown())
  .check(z.refine((options) => isShallow(options), "nested too deeply"));
/** A name from the tz database. */
export const zoneSchema = z.string().check(
  z.maxLength(64),
  z.refine((zone) => isZone(zone), "no time zone"),
);
export const personIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
