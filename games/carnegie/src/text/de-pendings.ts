import type { Sentences } from "@montan/engine";
import type { SheetRow } from "../data/new-beginning.ts";
import { gainAmount } from "../gain.ts";
import type { DepartmentTurn, EventTurn, Pending } from "../pending.ts";
import type { Say } from "./say.ts";
import type { Names } from "./vocabulary.ts";

const SHEET_QUESTIONS: Names<SheetRow> = {
  goods: "Mit wie vielen Warenwürfeln beginnst du?",
  employees: "Wie viele Mitarbeiter warten an deinem Empfang?",
  vp: "Kaufst du SP, oder gibst du welche für Geld ab?",
  moves: "Wie viele Mitarbeiterschritte hast du vor der ersten Runde?",
  bid: "Was bietest du, um Startspieler zu werden?",
};

/** Prompts: one sentence with one question. */
export const dePendings: Sentences<Pending, Say> = {
  "sheet-row": ({ row }) => SHEET_QUESTIONS[row],
  "tab-side": ({ tab }, say) => `Wähle eine Seite deines Projektstreifens ${say.project[tab]}.`,
  "housing-site": () => "Dein erstes Wohnprojekt: Wähle eine mittelgroße oder große Stadt.",
  "reserve-choice": () => "Wähle eine Abteilung für deinen Vorrat; du wirst sie als erste bauen.",
  "donation-tile-choice": () => "Lege ein Plättchen über eine Spalte des Spendenbereichs oder lege keines.",
  "setup-steps": ({ moves }, say) => `Bewege deine Mitarbeiter: noch ${say.moves(moves)}.`,
  "secret-donation-choice": () => "Notiere deine geheime Spende: Wähle ein Spendenfeld.",
  "row-choice": () => "Wähle die Aktion dieser Runde.",
  "event-turn": (turn, say) => event(turn, say),
  "wait-choice": () => "Nutzt du deine Abteilungen zuerst, oder wartest du bis zuletzt?",
  "department-turn": (turn, say) => departments(turn, say),
  "activation-turn": () => "Aktiviere Mitarbeiter in deinen Abteilungen oder beende das Aktivieren.",
  "lobby-choice": ({ employees }, say) =>
    `${say.employees(employees)} ${employees === 1 ? "kommt" : "kommen"} an: Wie viele gehen zum Neuen Empfang?`,
  "gain-choice": ({ options, times, cause }, say) => {
    const left = times === 1 ? "" : ` (${times}-mal)`;
    return `Wähle ${say.either(options.filter((gain) => gainAmount(gain) > 0).map(say.gain))} ${say.causeOf(cause)}${left}.`;
  },
  "track-income-choice": ({ region, employees }, say) =>
    `Wähle das Feld, dessen Transporteinkommen du ${say.inRegion[region]} für ${say.employees(employees)} nimmst.`,
  "project-site": ({ tab, region }, say) =>
    `Realisiere ${say.aProject[tab]}: Wähle ein Projektfeld ${region === undefined ? "irgendwo auf der Karte" : say.inRegion[region]}.`,
  "department-choice": () => "Wähle die Abteilung, die du baust.",
  "department-space": ({ department }, say) =>
    `Wähle ein Feld deines Plans für die Abteilung ${say.quoted(department)}.`,
  "relocation-choice": ({ to }, say) =>
    `Wähle einen Mitarbeiter, der ${say.to(say.place(to))} wechselt, oder versetze niemanden.`,
  "copied-donation-choice": ({ price }, say) => `Wähle die Spende, die du für ${say.money(price)} kopierst.`,
  "transfer-choice": ({ left }, say) =>
    left === 0 ? "Alle sind versetzt: Weiter geht es." : `Wähle, wen du versetzt: noch ${say.employees(left)}.`,
  "transfer-target": () => "Wähle das Feld, auf das dein Mitarbeiter wechselt.",
};

function event({ region, donation, study }: EventTurn, say: Say): string {
  if (study > 0) return `Gib deine Forschungspunkte aus: noch ${study}.`;
  if (region === undefined)
    return donation ? "Leiste eine Spende oder schließe das Ereignis ab." : "Schließe das Ereignis ab.";
  const income = `Hole Mitarbeiter aus dem Einsatzgebiet ${say.region[region]} zurück`;
  return donation
    ? `${income}, leiste eine Spende oder schließe das Ereignis ab.`
    : `${income} oder schließe das Ereignis ab.`;
}

function departments(turn: DepartmentTurn, say: Say): string {
  const { action, moves, study } = turn;
  const department = say.inUse(turn);
  const pool = [moves > 0 ? say.moves(moves) : "", study > 0 ? say.study(study) : ""].filter(Boolean);
  const own = say.departmentsOf[action];
  if (pool.length > 0) return `Nutze ${say.list(pool)} oder mach mit deinen ${own} weiter.`;
  if (department !== undefined)
    return `Setze einen Mitarbeiter der Abteilung ${say.quoted(department)} ein oder mach mit deinen ${own} weiter.`;
  return `Nutze eine deiner ${own} oder beende deinen Zug.`;
}
