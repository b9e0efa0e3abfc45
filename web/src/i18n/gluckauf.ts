import { gluckaufDe } from "./de/gluckauf.ts";
import { gluckaufEn } from "./en/gluckauf.ts";

export const GLUCKAUF = { en: gluckaufEn, de: gluckaufDe };
