import { lobbyDe } from "./de/lobby.ts";
import { lobbyEn } from "./en/lobby.ts";
import type { Say } from "./words.ts";

export const LOBBY = { en: lobbyEn, de: lobbyDe };
export type LobbyKey = keyof typeof lobbyEn;
export type LobbySay = Say<typeof lobbyEn>;
