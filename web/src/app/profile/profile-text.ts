import { CodedError, type Json } from "@montan/engine";
import { MAX_NAME } from "../../store/settings.ts";

/** A component profile in a file or link, before the game has checked the tables. */
export interface ProfileText {
  readonly game: string;
  readonly name: string;
  readonly components: unknown;
}

type ProfileErrorCode = "too-large" | "unreadable" | "not-a-profile" | "other-game" | "empty";

/** A file or link without a usable component profile. */
export class ProfileError extends CodedError {
  declare readonly code: ProfileErrorCode;

  constructor(code: ProfileErrorCode, params: Json = {}) {
    super(code, params);
  }
}

/** The format that our files name. */
const MARK = "component profile";
/** Maximum length of a file, or of an unpacked link: many times what all tables of a game need. */
export const MOST_TEXT = 64_000;
/** Maximum length of a link: longer addresses are cut off by mail and chat programs. */
export const MOST_CODE = 16_000;
/** How a link's text is packed; the first character of its code. */
const DEFLATED = "1";

export function profileFile({ game, name, components }: ProfileText): string {
  return `${JSON.stringify({ montan: MARK, game, name, components }, null, 2)}\n`;
}

/** Reads a file: one of ours, or only the tables, which then belong to `game`. */
export function readProfileFile(text: string, game: string): ProfileText {
  if (text.length > MOST_TEXT) throw new ProfileError("too-large", { limit: MOST_TEXT });
  const value = parsed(text);
  if (value.montan !== undefined && value.montan !== MARK) throw new ProfileError("not-a-profile");
  if (value.game !== undefined && typeof value.game !== "string") throw new ProfileError("not-a-profile");
  if (value.game !== undefined && value.game !== game) throw new ProfileError("other-game", { game: value.game });
  const name = typeof value.name === "string" ? value.name.trim().slice(0, MAX_NAME) : "";
  const components = value.components ?? (value.montan === undefined ? value : undefined);
  if (typeof components !== "object" || components === null || Object.keys(components).length === 0)
    throw new ProfileError("empty");
  return { game, name, components };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProfileError("unreadable");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new ProfileError("not-a-profile");
  return value as Record<string, unknown>;
}

/** The profile as part of an address: packed, so that a whole set of tables fits into a message. */
export async function shareCode({ game, name, components }: ProfileText): Promise<string> {
  const text = new Blob([JSON.stringify({ montan: MARK, game, name, components })]);
  const packed = await new Response(text.stream().pipeThrough(new CompressionStream("deflate-raw"))).bytes();
  const letters = btoa(String.fromCharCode(...packed));
  // base64url: characters with a meaning in addresses are replaced.
  return DEFLATED + letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Reads the profile from a link. Nothing in it is trusted, neither its length nor what it unpacks to. */
export async function readShareCode(code: string, game: string): Promise<ProfileText> {
  if (code.length > MOST_CODE) throw new ProfileError("too-large", { limit: MOST_CODE });
  if (!code.startsWith(DEFLATED)) throw new ProfileError("unreadable");
  return readProfileFile(await unpacked(code.slice(1)), game);
}

async function unpacked(code: string): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]);
    for await (const chunk of chunksOf(packed.stream().pipeThrough(new DecompressionStream("deflate-raw")))) {
      text += decoder.decode(chunk, { stream: true });
      // A short code may unpack to gigabytes: stop reading beyond the size of any profile.
      if (text.length > MOST_TEXT) throw new ProfileError("too-large", { limit: MOST_TEXT });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof ProfileError) throw error;
    throw new ProfileError("unreadable");
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value !== undefined) yield value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}
