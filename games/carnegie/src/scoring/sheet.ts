import type { Json, Owner, Result, ScorePart, ScoreSheet, Seat } from "@montan/engine";
import { activeEmployees, builtDepartments, playerAt } from "../company.ts";
import { CITIES, CITY, PROJECT_TYPES, REGIONS } from "../data/map.ts";
import { CARD_VP } from "../data/solo-cards.ts";
import { ACTION_CHOICE_VP } from "../data/start.ts";
import { diskOn, projectsOf, tabSpaces } from "../projects.ts";
import type { Andrew, Cell, State } from "../state.ts";
import { tablesOf } from "../tables.ts";
import { lastSpace } from "../transport.ts";
import { bestConnection } from "./connections.ts";
import { asJson, type DonationScore, scoreAndrewsDonations, scoreDonations } from "./donations.ts";
import { ownsEndgameDepartment, scoreEndgameDepartments } from "./endgame-departments.ts";

export const ANDREWS_DEPARTMENT_VP = 2;
export const ANDREWS_LAST_SPACE_VP = 6;

/** All categories of a sheet, in the order in which they are read out. */
export const CATEGORIES = [
  "during-the-game",
  "action-choice",
  "active-employees",
  "departments",
  "endgame-departments",
  "tabs",
  "connections",
  "cities",
  "donations",
  "secret-donation",
  "andrew-cards",
  "andrew-departments",
  "andrew-transport",
  "andrew-cities",
  "andrew-donations",
] as const;
export type Category = (typeof CATEGORIES)[number];

function part(category: Category, vp: number, detail?: Json): ScorePart {
  return detail === undefined ? { category, vp } : { category, vp, detail };
}

function sheet(owner: Owner, parts: readonly ScorePart[]): ScoreSheet {
  return { owner, total: parts.reduce((sum, { vp }) => sum + vp, 0), parts };
}

/** What everybody would score if the game ended now. */
export function scoreOf(state: State): ScoreSheet[] {
  const sheets = state.players.map((_, seat) => sheet(seat, playerParts(state, seat)));
  return state.andrew === undefined ? sheets : [...sheets, sheet("automa", andrewParts(state, state.andrew))];
}

/** C-F5: the most VP win; ties share the victory. */
export function resultOf(state: State): Result {
  const sheets = scoreOf(state);
  const most = Math.max(...sheets.map(({ total }) => total));
  return { winners: sheets.filter(({ total }) => total === most).map(({ owner }) => owner), sheets };
}

/** C-F1. */
function playerParts(state: State, seat: Seat): ScorePart[] {
  const player = playerAt(state, seat);
  const donations = scoreDonations(state, seat);
  const connection = bestConnection(state, seat);
  return [
    part("during-the-game", player.vp),
    ...(state.players.length > 2 ? [part("action-choice", player.actionChoice * ACTION_CHOICE_VP)] : []),
    part("active-employees", activeEmployees(player)),
    departmentPart(state, seat),
    ...endgamePart(state, seat),
    tabPart(state, seat),
    connection === undefined
      ? part("connections", 0)
      : part("connections", connection.vp, connection as unknown as Json),
    cityPart(state, seat),
    part("donations", total(donations.open), {
      donations: asJson(donations.open),
      sold: donations.sold,
      left: { money: donations.left.money, goods: donations.left.goods },
    }),
    ...(donations.secret === undefined
      ? []
      : [part("secret-donation", donations.secret.vp, asJson([donations.secret]))]),
  ];
}

function total(scores: readonly DonationScore[]): number {
  return scores.reduce((sum, { vp }) => sum + vp, 0);
}

/** 3 VP in the top row, 2 elsewhere; starting departments score nothing. */
export function departmentVp(state: State, cell: Cell): number {
  const { board } = tablesOf(state);
  return board.rowVp[Math.floor(cell / board.columns)] ?? 0;
}

function departmentPart(state: State, seat: Seat): ScorePart {
  const built = builtDepartments(state, playerAt(state, seat)).map(({ id, cell }) => ({
    department: id,
    cell,
    vp: departmentVp(state, cell),
  }));
  return part(
    "departments",
    built.reduce((sum, { vp }) => sum + vp, 0),
    built,
  );
}

/** Listed once any player has built such a department. */
function endgamePart(state: State, seat: Seat): ScorePart[] {
  if (!state.players.some(ownsEndgameDepartment)) return [];
  const scores = scoreEndgameDepartments(state, seat);
  return [
    part(
      "endgame-departments",
      scores.reduce((sum, { vp }) => sum + vp, 0),
      scores,
    ),
  ];
}

function tabPart(state: State, seat: Seat): ScorePart {
  const player = playerAt(state, seat);
  const reached = PROJECT_TYPES.flatMap((tab) => {
    const { side, at } = player.tabs[tab];
    if (side !== "A" && side !== "B") return [];
    const vp = tabSpaces(state, player, tab)[at]?.endVp ?? 0;
    return vp > 0 ? [{ tab, vp }] : [];
  });
  return part(
    "tabs",
    reached.reduce((sum, { vp }) => sum + vp, 0),
    reached,
  );
}

function cityPart(state: State, seat: Seat): ScorePart {
  const cities = projectsOf(state, seat).map(({ city, type }) => ({ city: city.id, type, vp: city.vp }));
  return part(
    "cities",
    cities.reduce((sum, { vp }) => sum + vp, 0),
    cities,
  );
}

/** C-A7. */
function andrewParts(state: State, andrew: Andrew): ScorePart[] {
  const current = andrew.card === undefined ? [] : [{ card: andrew.card, shift: andrew.shift }];
  const cards = [...andrew.played, ...current].map(({ card, shift }) => ({ card, shift, vp: CARD_VP[shift] ?? 0 }));
  const reached = REGIONS.filter((region) => andrew.tracks[region] === lastSpace(region));
  const cities = CITIES.flatMap(({ id }) =>
    (state.map[id] ?? []).flatMap((slot) => (diskOn(slot)?.owner === "automa" ? [{ city: id, vp: CITY[id].vp }] : [])),
  );
  const donations = scoreAndrewsDonations(state, 0);
  return [
    part(
      "andrew-cards",
      cards.reduce((sum, { vp }) => sum + vp, 0),
      cards,
    ),
    part("andrew-departments", andrew.departments.length * ANDREWS_DEPARTMENT_VP, [...andrew.departments]),
    part("andrew-transport", reached.length * ANDREWS_LAST_SPACE_VP, reached),
    part(
      "andrew-cities",
      cities.reduce((sum, { vp }) => sum + vp, 0),
      cities,
    ),
    part("andrew-donations", total(donations), asJson(donations)),
  ];
}
