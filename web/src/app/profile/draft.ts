import { InvalidOptions, type Locale } from "@montan/engine";
import { PROFILE } from "../../i18n/profile.ts";
import { sayIn } from "../../i18n/words.ts";
import type { Profile } from "../../store/profiles.ts";
import { completed, problemOf } from "./checking.ts";
import type { ProfileKit, Tables } from "./kit.ts";
import { ProfileError, type ProfileText } from "./profile-text.ts";

/** The profile in the editor. */
export interface Draft {
  /** Of a profile on this device; missing: the game's own tables, or a profile that has not been saved yet. */
  readonly id?: string;
  /** undefined: the game's own tables, which cannot be changed. */
  readonly name?: string;
  readonly tables: Tables;
  readonly saved: boolean;
  /** It came from a link or a file. */
  readonly arrived?: true;
}

export function builtInDraft(kit: ProfileKit): Draft {
  return { tables: kit.builtIn, saved: true };
}

/** Throws InvalidOptions for tables that do not fit the game (any more). */
export function draftOf(kit: ProfileKit, { id, name, components }: Profile): Draft {
  return { id, name, tables: completed(kit, components), saved: true };
}

export function arrivedDraft(kit: ProfileKit, { name, components }: ProfileText): Draft {
  return { name, tables: completed(kit, components), saved: false, arrived: true };
}

/** Why a file or a link was refused, in one sentence; undefined: the error is about something else. */
export function refusalOf(kit: ProfileKit, error: unknown, locale: Locale): string | undefined {
  const say = sayIn(PROFILE, locale);
  if (error instanceof InvalidOptions) return say("error.refused", { reason: problemOf(kit, error, locale).text });
  if (!(error instanceof ProfileError)) return undefined;
  const { limit = 0 } = error.params as { readonly limit?: number };
  return error.code === "too-large" ? say("error.too-large", { limit }) : say(`error.${error.code}`);
}
