import { motion } from "../store/settings.ts";

/** Milliseconds per decision when a part of the game is shown again, plus more for each letter to read. */
const BEAT = 900;
const LETTER = 12;

/** How long a decision with this text is shown. */
export function paceOf(story: string): number {
  return (BEAT + story.length * LETTER) / (motion.value || 1);
}
