import { staffed } from "../company.ts";
import { COMMUNICATIONS_PRICE, DONATION_PRICE } from "../data/donations.ts";
import type { Player } from "../state.ts";

/** Ongoing departments, called where the rules depend on them: each works while staffed (C-U5). */

/** 8 Property Management: one employee may move to a department just built. */
export const relocatesToNewDepartments = (player: Player) => staffed(player, "property-management");

/** 12 Communications: $ per own donation. */
export const donationBase = (player: Player) =>
  staffed(player, "communications") ? COMMUNICATIONS_PRICE : DONATION_PRICE;

/** 16 Telegraph Operators: transport steps cost 1 less, at least 1. */
export const transportCost = (player: Player, printed: number) =>
  staffed(player, "telegraph-operators") ? Math.max(1, printed - 1) : printed;

/** 19 Corporate Communications: moves may be diagonal; asked at the start of the department turn only. */
export const movesDiagonally = (player: Player) => staffed(player, "corporate-communications");

/** 23 Payroll Management: activations may be paid in other ways; asked when the activation phase begins only. */
export const choosesActivationTerms = (player: Player) => staffed(player, "payroll-management");

/** 27 Political Lobbying: non-matching slots may be built on, matching ones and small cities score 1 VP. */
export const lobbies = (player: Player) => staffed(player, "political-lobbying");

/** 31 Archives: transport income of an earlier space, and shared last spaces. */
export const keepsArchives = (player: Player) => staffed(player, "archives");
