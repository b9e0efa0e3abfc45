import type { Sentences } from "@montan/engine";
import { PROJECT_GOODS, type ProjectType } from "../data/map.ts";
import { SHEET } from "../data/new-beginning.ts";
import { TRACKS } from "../data/tracks.ts";
import { OUTSOURCING_PRICE } from "../departments/projects.ts";
import type { Move, MoveOf } from "../moves.ts";
import { capital } from "./capital.ts";
import { deFigures as figures } from "./de-labels.ts";
import type { Say } from "./say.ts";

/** Labels of buttons: short, and each says what happens. */
export const deMoves: Sentences<Move, Say> = {
  "fill-sheet-row": (move, say) => sheetOption(move, say),
  "choose-side": ({ tab, side }, say) => `Projektstreifen ${say.project[tab]}: Seite ${side}`,
  "place-housing": ({ city, slot }, say) => `Projekt in ${say.slot(city, slot)}`,
  "reserve-department": ({ department }, say) => `${say.quoted(department)} reservieren`,
  "lay-donation-tile": ({ tile, column }, say) => `${say.column[tile]} über ${say.column[column]} legen`,
  "skip-donation-tile": () => "Kein Plättchen legen",
  "end-setup-moves": () => "Bewegen beenden",
  "note-secret-donation": ({ space }, say) => `${say.space(space)}: ${say.donation(space)}`,
  "choose-row": (move, say) => `${say.action[move.row]} wählen${figures.event(move, say)}`,
  "return-employees": (move, say) => `${say.employees(move.count)} zurückholen${figures.gains(move, say)}`,
  "divide-arrivals": ({ newLobby }) => (newLobby === 0 ? "Alle zum Empfang" : `${newLobby} zum Neuen Empfang`),
  "choose-gain": ({ gain }, say) => {
    const offered = say.offered(gain);
    return `${offered === undefined ? WANTED[gain] : say.gain(offered)} nehmen`;
  },
  "choose-track-income": ({ space }, say) => {
    const region = say.asked("track-income-choice")?.region;
    const income = region === undefined ? undefined : TRACKS[region][space]?.income;
    return `Einkommen von Feld ${space + 1}${income === undefined ? "" : `: ${say.gain(income)} je Mitarbeiter`}`;
  },
  "make-donation": (move, say) =>
    `Spende ${say.space(move.space)}${figures.price(move, say)}: ${say.donation(move.space)}${figures.donation(move, say)}`,
  "end-event": () => "Ereignis abschließen",
  "announce-wait": () => "Abwarten, als Letzter ziehen",
  "go-first": () => "Als Erster ziehen",
  "use-action-choice": ({ action }, say) => `Aktionsjoker: ${say.action[action]}`,
  "use-employee": (move, say) => use(move, say),
  "build-project": (move, say) => `Projekt in ${say.slot(move.city, move.slot)}${figures.gains(move, say)}`,
  "choose-department": (move, say) => `${say.quoted(move.department)} bauen${figures.department(move, say)}`,
  "place-department": (move, say) =>
    `Bauen: ${say.spot(say.place(move.cell))}${figures.price(move, say)}${figures.cell(move, say)}`,
  "relocate-employee": ({ from, desk }, say) => `${somebody(desk)} ${say.from(say.place(from))} versetzen`,
  "decline-relocation": () => "Niemanden versetzen",
  "copy-donation": (move, say) =>
    `${say.space(move.space)}${figures.copied(say)} kopieren: ${say.donation(move.space)}${figures.donation(move, say)}`,
  "pick-employee": ({ from, desk }, say) => `${somebody(desk)} ${say.from(say.place(from))} versetzen`,
  "transfer-employee": ({ to }, say) => `${capital(say.to(say.place(to)))} versetzen`,
  "end-transfers": () => "Versetzen beenden",
  "end-turn": () => "Zug beenden",
  "move-employee": ({ from, to, desk }, say) =>
    `${capital(say.from(say.place(from)))} ${say.to(say.place(to))}${desk === undefined ? "" : " (aktiv)"}`,
  "advance-tab": (move, say) =>
    `Projektstreifen ${say.project[move.tab]}${figures.price(move, say)} weiterschieben${figures.tab(move, say)}`,
  "advance-transport": (move, say) =>
    `Transport ${say.inRegion[move.region]}${figures.price(move, say)} ausbauen${figures.track(move, say)}`,
  "sell-goods": () => "1 Warenwürfel für $1 verkaufen",
  "activate-employee": (move, say) => activation(move, say),
  "end-activation": () => "Aktivieren beenden",
};

/** In the accusative. */
const WANTED = {
  money: "Geld",
  goods: "Warenwürfel",
  vp: "SP",
  study: "Forschungspunkte",
  moves: "Mitarbeiterschritte",
  employee: "Neuen Mitarbeiter",
} as const satisfies Record<MoveOf<"choose-gain">["gain"], string>;

function somebody(desk: number | undefined): string {
  return desk === undefined ? "Mitarbeiter" : "Aktiven Mitarbeiter";
}

function sheetOption({ row, value }: MoveOf<"fill-sheet-row">, say: Say): string {
  if (row === "bid") return value === 0 ? "Nichts bieten" : `${say.money(value)} bieten`;
  const option = { goods: say.goods, employees: say.employees, vp: say.vp, moves: say.moves }[row](value);
  const price = SHEET[row].find((entry) => entry.value === value)?.price ?? 0;
  if (price === 0) return `${option} kostenlos`;
  return price < 0 ? `${option}, dafür ${say.money(-price)} erhalten` : `${option} für ${say.money(price)}`;
}

function use(move: MoveOf<"use-employee">, say: Say): string {
  const { department, effect, region, tab, amount } = move;
  const name = say.quoted(department);
  if (effect === "partners" && region !== undefined) return `${name}: Projekte ${say.inRegion[region]} nutzen`;
  const where = region === undefined ? name : `${name}, Außeneinsatz ${say.inRegion[region]}`;
  return `${where}: ${tab === undefined ? `${purpose(department, effect, amount, say)}${figures.price(move, say)}` : building(effect, tab, say)}`;
}

type Use = MoveOf<"use-employee">;

function purpose(department: Use["department"], effect: Use["effect"], amount: Use["amount"], say: Say): string {
  const moves = department === "start-hr" ? say.asked("department-turn")?.hrMoves : undefined;
  return moves === undefined ? say.use(department, effect, amount) : `${say.moves(moves)} erhalten`;
}

function building(effect: Use["effect"], tab: ProjectType, say: Say): string {
  const extra = effect === "outsource" ? `${say.money(OUTSOURCING_PRICE)} und ` : "";
  return `${say.aProject[tab]} für ${extra}${say.goods(PROJECT_GOODS[tab])}`;
}

function activation({ cell, desk, terms }: MoveOf<"activate-employee">, say: Say): string {
  const where = `Aktivieren: ${say.spot(say.place(cell))}`;
  const price = say.deskPrice(cell, desk);
  const at = price === undefined ? `${where}, Arbeitsplatz ${desk + 1}` : where;
  if (terms === "cut") return `${at} für $1 und 1 SP${price === undefined ? "" : ` statt ${say.money(price)}`}`;
  if (terms === "raise")
    return price === undefined ? `${at}: $2 mehr, 1 SP erhalten` : `${at} für ${say.money(price + 2)}, 1 SP erhalten`;
  if (price === undefined) return at;
  return price === 0 ? `${at} kostenlos` : `${at} für ${say.money(price)}`;
}
