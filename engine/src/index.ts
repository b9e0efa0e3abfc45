export * from "./errors.ts";
export * from "./game.ts";
export * from "./hidden.ts";
export * from "./json.ts";
export * from "./log.ts";
export * from "./random.ts";
export * from "./record.ts";
export * from "./words.ts";
