import { carnegieBoardsDe } from "./de/carnegie-boards.ts";
import { carnegieBoardsEn } from "./en/carnegie-boards.ts";

export const CARNEGIE_BOARDS = { en: carnegieBoardsEn, de: carnegieBoardsDe };
