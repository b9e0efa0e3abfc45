import type { ModuleId } from "../modules/ids.ts";
import type { OptionSentences } from "./params.ts";
import type { Say } from "./say.ts";

/** What replaced tables must satisfy, by the name of the check. */
const COMPONENT_RULES: Readonly<Record<string, string>> = {
  "tab-vp-6": "Das beste Feld des Projektstreifens Wohnen zählt 6 SP",
  "tab-vp-9": "Das beste Feld des Projektstreifens Handel zählt 9 SP",
  "tab-vp-12": "Das beste Feld des Projektstreifens Industrie zählt 12 SP",
  "tab-vp-15": "Das beste Feld des Projektstreifens Öffentliche Infrastruktur zählt 15 SP",
  "one-side-raises-donation-limit": "Genau eine Seite eines Streifens hebt die Obergrenze der Spenden an",
  "first-space-disk": "Das erste Feld trägt eine Scheibe, nur bei Öffentlicher Infrastruktur nicht",
  "end-vp-is-a-total": "SP sind Gesamtwerte und sinken nie von Feld zu Feld",
  "donation-limit-on-last-space": "Nur das letzte Feld hebt die Obergrenze der Spenden an",
  "disks-before-rewards": "Felder mit Scheiben kommen vor denen mit SP",
  "every-space-but-the-first-costs": "Jedes Feld hat Kosten, nur das erste nicht",
  "income-needs-a-disk": "Nur ein Feld mit Scheibe hat ein Einkommen",
  "limit-3": "Die Obergrenze der Spenden steigt um 3",
  "either-choice-or-one-gain": "Ein Einkommen ist entweder eine Auswahl oder ein einzelner Ertrag",
  "two-different-gains": "Eine Auswahl bietet zwei verschiedene Erträge",
  "exactly-one-gain": "Ein Ertrag hat genau eine Art",
  "sixteen-spaces": "Der Plan hat sechzehn Felder",
  "one-department-per-space": "Jede Startabteilung und der Empfang haben ein eigenes Feld",
  "printed-employee-in-human-resources": "Nur die Abteilung „Personal“ hat den aufgedruckten Mitarbeiter",
};

const EXPECTED: Readonly<Record<string, string>> = {
  object: "eine Tabelle mit benannten Einträgen",
  list: "eine Liste",
  "whole number": "eine ganze Zahl",
  true: "„true“",
};

export const deOptions: OptionSentences = {
  seats: ({ min, max }) => `Carnegie ist für ${min} bis ${max} Spieler.`,
  "unknown-rules": ({ rules, newest }) => `Die Regelfassung ${rules} gibt es nicht; die neueste ist ${newest}.`,
  "options-not-an-object": () => "Die Optionen müssen eine Tabelle mit benannten Einträgen sein.",
  "unknown-option": ({ option }) => `Die Option „${option}“ gibt es nicht.`,
  "solo-level": ({ known }, say) => `Wähle für das Solo-Spiel eine der Stufen ${levels(known, say)}.`,
  "solo-needs-one-seat": ({ seats }) => `Eine Stufe gibt es nur im Solo-Spiel, und hier spielen ${seats}.`,
  "first-player-unknown": ({ seats }) => `Der Startspieler ist eine Zahl von 0 bis ${seats - 1}.`,
  "first-player-not-by-chance": () =>
    "Den Startspieler legt man nur fest, wenn er sonst ausgelost würde: nicht im Solo-Spiel und nicht mit „Ein neuer Anfang“.",
  "modules-not-a-list": () => "Die Module müssen eine Liste sein.",
  "unknown-module": ({ module, known }, say) =>
    `Das Modul „${module}“ gibt es nicht; bekannt sind ${say.list(known.map((id) => name(id, say)))}.`,
  "module-twice": ({ module }, say) => `${name(module, say)} ist doppelt genannt.`,
  "modules-exclude-each-other": ({ module, other }, say) =>
    `${name(module, say)} und ${name(other, say)} lassen sich nicht zusammen spielen.`,
  "module-not-solo": ({ module }, say) => `${name(module, say)} braucht mindestens zwei Spieler.`,
  "component-unknown": ({ path }) => `„${path}“ gehört nicht zu den Tabellen, die du ersetzen kannst.`,
  "component-missing": ({ path }) => `„${path}“ fehlt.`,
  "component-type": ({ path, expected }) => `„${path}“ muss ${EXPECTED[expected] ?? expected} sein.`,
  "component-range": ({ path, min, max }) =>
    min === max ? `„${path}“ muss ${min} sein.` : `„${path}“ muss zwischen ${min} und ${max} liegen.`,
  "component-rule": ({ path, rule }) =>
    `„${path}“ passt nicht zum Spiel: ${COMPONENT_RULES[rule] ?? `Erwartet wird „${rule}“`}.`,
};

function name(module: string, say: Say): string {
  return `„${say.module[module as ModuleId] ?? module}“`;
}

function levels(known: readonly string[], say: Say): string {
  return say.either(known.map((level) => say.soloLevel[level as keyof Say["soloLevel"]] ?? level));
}
