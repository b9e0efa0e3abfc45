import type { GameId } from "../../games.ts";
import type { ProfileKit } from "./kit.ts";

/** Each game's own part of the editor, loaded when somebody opens it. */
const KITS: Readonly<Record<GameId, () => Promise<unknown>>> = {
  gluckauf: async () => (await import("./GluckaufForm.tsx")).gluckaufKit,
  carnegie: async () => (await import("./CarnegieForm.tsx")).carnegieKit,
};

/** To the editor tables are plain data; only the game's own form knows their contents. */
export async function kitOf(game: GameId): Promise<ProfileKit> {
  return (await KITS[game]()) as ProfileKit;
}
