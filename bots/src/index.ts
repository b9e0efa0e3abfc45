import "./knowledge.ts";

export { askBot, type Bot, type BotRequest, type Progress, type Thinking } from "./bot.ts";
export type { Budget } from "./budget.ts";
export { BOT_NAMES, BOTS, type BotName, isBotName } from "./names.ts";
export { randomBot } from "./random-bot.ts";
export { BotThread, type Port, type Question } from "./worker/bot-thread.ts";
export type { FromWorker, ToWorker } from "./worker/messages.ts";
