import type { Sentences } from "@montan/engine";
import { PROJECT_GOODS, type ProjectType } from "../data/map.ts";
import { SHEET } from "../data/new-beginning.ts";
import { TRACKS } from "../data/tracks.ts";
import { OUTSOURCING_PRICE } from "../departments/projects.ts";
import type { Move, MoveOf } from "../moves.ts";
import { enFigures as figures } from "./en-labels.ts";
import type { Say } from "./say.ts";

/** Labels of buttons: short, and each says what happens. */
export const enMoves: Sentences<Move, Say> = {
  "fill-sheet-row": (move, say) => sheetOption(move, say),
  "choose-side": ({ tab, side }, say) => `${say.project[tab]} tab: side ${side}`,
  "place-housing": ({ city, slot }, say) => `Build in ${say.slot(city, slot)}`,
  "reserve-department": ({ department }, say) => `Reserve ${say.quoted(department)}`,
  "lay-donation-tile": ({ tile, column }, say) => `Lay ${say.column[tile]} over ${say.column[column]}`,
  "skip-donation-tile": () => "Lay no tile",
  "end-setup-moves": () => "Done moving",
  "note-secret-donation": ({ space }, say) => `${say.space(space)}: ${say.donation(space)}`,
  "choose-row": (move, say) => `Choose ${say.action[move.row]}${figures.event(move, say)}`,
  "return-employees": (move, say) => `Bring back ${say.employees(move.count)}${figures.gains(move, say)}`,
  "divide-arrivals": ({ newLobby }) => (newLobby === 0 ? "All to the Lobby" : `${newLobby} to the New Lobby`),
  "choose-gain": ({ gain }, say) => {
    const offered = say.offered(gain);
    return `Take ${offered === undefined ? say.gainKind[gain] : say.gain(offered)}`;
  },
  "choose-track-income": ({ space }, say) => {
    const region = say.asked("track-income-choice")?.region;
    const income = region === undefined ? undefined : TRACKS[region][space]?.income;
    return `Income of space ${space + 1}${income === undefined ? "" : `: ${say.gain(income)} per employee`}`;
  },
  "make-donation": (move, say) =>
    `Donate to ${say.space(move.space)}${figures.price(move, say)}: ${say.donation(move.space)}${figures.donation(move, say)}`,
  "end-event": () => "Finish the event",
  "announce-wait": () => "Wait and go last",
  "go-first": () => "Go first",
  "use-action-choice": ({ action }, say) => `Action Choice tile: ${say.action[action]}`,
  "use-employee": (move, say) => use(move, say),
  "build-project": (move, say) => `Build in ${say.slot(move.city, move.slot)}${figures.gains(move, say)}`,
  "choose-department": (move, say) => `Build ${say.quoted(move.department)}${figures.department(move, say)}`,
  "place-department": (move, say) =>
    `Build ${say.at(say.place(move.cell))}${figures.price(move, say)}${figures.cell(move, say)}`,
  "relocate-employee": ({ from, desk }, say) => `Move ${somebody(desk)} ${say.from(say.place(from))}`,
  "decline-relocation": () => "Move nobody",
  "copy-donation": (move, say) =>
    `Copy ${say.space(move.space)}${figures.copied(say)}: ${say.donation(move.space)}${figures.donation(move, say)}`,
  "pick-employee": ({ from, desk }, say) => `Transfer ${somebody(desk)} ${say.from(say.place(from))}`,
  "transfer-employee": ({ to }, say) => `Transfer ${say.to(say.place(to))}`,
  "end-transfers": () => "Done transferring",
  "end-turn": () => "End turn",
  "move-employee": ({ from, to, desk }, say) =>
    `From ${say.spot(say.place(from))} to ${say.spot(say.place(to))}${desk === undefined ? "" : " (active)"}`,
  "advance-tab": (move, say) =>
    `Advance the ${say.project[move.tab]} tab${figures.price(move, say)}${figures.tab(move, say)}`,
  "advance-transport": (move, say) =>
    `Advance transport ${say.inRegion[move.region]}${figures.price(move, say)}${figures.track(move, say)}`,
  "sell-goods": () => "Sell 1 goods cube for $1",
  "activate-employee": (move, say) => activation(move, say),
  "end-activation": () => "Done activating",
};

function somebody(desk: number | undefined): string {
  return desk === undefined ? "an employee" : "an active employee";
}

function sheetOption({ row, value }: MoveOf<"fill-sheet-row">, say: Say): string {
  if (row === "bid") return value === 0 ? "Bid nothing" : `Bid ${say.money(value)}`;
  const option = { goods: say.goods, employees: say.employees, vp: say.vp, moves: say.moves }[row](value);
  const price = SHEET[row].find((entry) => entry.value === value)?.price ?? 0;
  if (price === 0) return `${option} for free`;
  return price < 0 ? `${option}, receive ${say.money(-price)}` : `${option} for ${say.money(price)}`;
}

function use(move: MoveOf<"use-employee">, say: Say): string {
  const { department, effect, region, tab, amount } = move;
  const name = say.quoted(department);
  if (effect === "partners" && region !== undefined) return `${name}: projects ${say.inRegion[region]}`;
  const where = region === undefined ? name : `${name}, mission ${say.toRegion[region]}`;
  return `${where}: ${tab === undefined ? `${purpose(department, effect, amount, say)}${figures.price(move, say)}` : building(effect, tab, say)}`;
}

type Use = MoveOf<"use-employee">;

function purpose(department: Use["department"], effect: Use["effect"], amount: Use["amount"], say: Say): string {
  const moves = department === "start-hr" ? say.asked("department-turn")?.hrMoves : undefined;
  return moves === undefined ? say.use(department, effect, amount) : `gain ${say.moves(moves)}`;
}

function building(effect: Use["effect"], tab: ProjectType, say: Say): string {
  const extra = effect === "outsource" ? `${say.money(OUTSOURCING_PRICE)} and ` : "";
  return `build ${say.aProject[tab]} for ${extra}${say.goods(PROJECT_GOODS[tab])}`;
}

function activation({ cell, desk, terms }: MoveOf<"activate-employee">, say: Say): string {
  const where = `Activate ${say.at(say.place(cell))}`;
  const price = say.deskPrice(cell, desk);
  const at = price === undefined ? `${where}, workstation ${desk + 1}` : where;
  if (terms === "cut") return `${at} for $1 and 1 VP${price === undefined ? "" : ` instead of ${say.money(price)}`}`;
  if (terms === "raise")
    return price === undefined ? `${at}: $2 more, score 1 VP` : `${at} for ${say.money(price + 2)}, score 1 VP`;
  if (price === undefined) return at;
  return price === 0 ? `${at} for free` : `${at} for ${say.money(price)}`;
}
