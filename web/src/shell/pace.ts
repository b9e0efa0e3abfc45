import { motion } from "../store/settings.ts";

/** Milliseconds for each decision when a piece of the game is shown again, and more for each letter to read. */
const BEAT = 900;
const LETTER = 12;

/** How long a decision is shown that is told like this. */
export function paceOf(story: string): number {
  return (BEAT + story.length * LETTER) / (motion.value || 1);
}
