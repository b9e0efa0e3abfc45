import type { Bot } from "./bot.ts";
import { LevelBot } from "./level-bot.ts";
import { LEVELS } from "./levels.ts";
import { randomBot } from "./random-bot.ts";

/** Every bot by the name people choose it by, from the weakest to the strongest. */
export const BOTS = {
  random: randomBot,
  easy: new LevelBot(LEVELS.easy),
  medium: new LevelBot(LEVELS.medium),
  hard: new LevelBot(LEVELS.hard),
  expert: new LevelBot(LEVELS.expert),
} as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

export function isBotName(name: string): name is BotName {
  return Object.hasOwn(BOTS, name);
}

/** A new bot without memory, so that games do not affect each other. */
export function newBot(name: BotName): Bot {
  return name === "random" ? randomBot : new LevelBot(LEVELS[name]);
}
