import { profileDe } from "./de/profile.ts";
import { profileEn } from "./en/profile.ts";

export const PROFILE = { en: profileEn, de: profileDe };
