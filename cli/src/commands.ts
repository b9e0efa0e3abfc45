import type { FlagName } from "./flags.ts";

export interface CommandRow {
  /** The argument of the command, as named in the help. */
  readonly argument?: "GAME" | "FILE" | "COMMAND";
  readonly flags: readonly FlagName[];
  readonly examples: readonly string[];
}

const TABLE: readonly FlagName[] = ["seats", "bots", "seed", "solo", "modules", "options"];

/** The commands of the program, in the order of the help. */
export const COMMANDS = {
  play: {
    argument: "GAME",
    flags: [...TABLE, "human", "names", "record", "resume", "lang", "json", "help"],
    examples: [
      "montan play gluckauf --seats 3 --bots random",
      "montan play gluckauf --bots none --names Anna,Ben,Cleo",
      "montan play carnegie --solo expert",
    ],
  },
  simulate: {
    argument: "GAME",
    flags: [...TABLE, "games", "lang", "json", "help"],
    examples: ["montan simulate gluckauf --games 500 --seats 4 --seed x"],
  },
  arena: {
    argument: "GAME",
    flags: [...TABLE, "games", "lang", "json", "help"],
    examples: [
      "montan arena carnegie --bots expert,hard,easy --games 50",
      "montan arena gluckauf --seats 4 --bots hard,medium",
    ],
  },
  replay: {
    argument: "FILE",
    flags: ["to", "lang", "json", "help"],
    examples: ["montan replay game.txt", "montan replay game.txt --to 40"],
  },
  verify: { argument: "FILE", flags: ["lang", "json", "help"], examples: ["montan verify game.txt"] },
  games: { flags: ["lang", "json", "help"], examples: ["montan games"] },
  help: { argument: "COMMAND", flags: ["lang", "help"], examples: ["montan help play"] },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly CommandName[];

export function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}
