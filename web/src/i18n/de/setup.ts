import type { setupEn } from "../en/setup.ts";
import type { Translated } from "../words.ts";

export const setupDe: Translated<typeof setupEn> = {
  andrew: "Andrew, dein Gegner",
  andrewHint: "Allein spielst du gegen Andrew. Er ist kein Bot: Seine Karten sagen, was er tut.",
  levelLine: "Sein Stapel aus 20 Karten: {normal} normale, {advanced} anspruchsvolle.",
  modules: "Module der Erweiterung 1",
  modulesHint: "Beliebig viele oder keines.",
  profile: "Materialprofil",
  profileBuiltIn: "Wie bei Montan",
  profileHint:
    "Einige gedruckte Werte ließen sich nicht ablesen. Wer die Schachtel besitzt, kann mit den eigenen spielen.",
  profileEdit: "Ansehen oder ändern",
  profileLost: "Das Profil der letzten Partie ist nicht mehr auf diesem Gerät.",

  playEasy: "Mit leichten Bots",
  inferred: "Einige gedruckte Werte sind erschlossen.",
  enterValues: "Die deiner Schachtel eintragen",

  firstPlayer: "Wer beginnt",
  "firstPlayer.drawn": "Wird ausgelost",
  "firstPlayer.seat": "Platz {number}",

  sign: "Farbe und Symbol",
  "sign.anvil": "Schwarz, Amboss",
  "sign.star": "Weiß, Stern",
  "sign.wave": "Blau, Welle",
  "sign.gear": "Gelb, Zahnrad",
};
