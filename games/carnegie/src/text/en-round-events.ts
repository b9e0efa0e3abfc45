import type { Sentences } from "@montan/engine";
import type { EventOf } from "../events.ts";
import type { RoundEvent } from "./events.ts";
import type { EventSay } from "./say.ts";

/** Log sentences: who, what and why. */
export const enRoundEvents: Sentences<RoundEvent, EventSay> = {
  "secret-donation-revealed": ({ seat, donation }, say) =>
    `${say.name(seat)} reveals a secret donation: ${say.donationName(donation)} (${say.donationEffect(donation)}).`,
  "round-started": ({ round, first }, say) =>
    first === undefined
      ? `Round ${round} begins; Andrew’s card chooses the action.`
      : `Round ${round} begins; ${say.name(first)} is first player.`,
  "row-chosen": (event, say) => rowChosen(event, say),
  "marker-moved": ({ row, at }, say) => `The ${say.action[row]} action marker moves to space ${at}.`,
  "game-ended": ({ winners }, say) => {
    const names = say.list(winners.map(say.name));
    return winners.length === 1 ? `The game is over: ${names} wins!` : `The game is over: ${names} share the victory!`;
  },

  "employees-returned": ({ seat, region, count }, say) =>
    `${say.name(seat)} brings ${say.employees(count)} back from the ${say.region[region]}.`,
  "income-declined": ({ seat, region }, say) =>
    `${say.name(seat)} leaves all employees ${say.inRegion[region]} and takes no income.`,
  "arrivals-divided": ({ seat, lobby, newLobby }, say) =>
    `${say.name(seat)} sends ${say.employees(lobby)} to the Lobby and ${newLobby} to the New Lobby.`,
  "track-income-chosen": ({ seat, region, space }, say) =>
    `${say.name(seat)} takes the transport income of space ${space + 1} ${say.inRegion[region]}.`,
  "donation-made": ({ seat, donation, price, copied }, say) =>
    `${say.name(seat)} ${copied ? "copies the donation" : "donates to"} ${say.donationName(donation)} for ${say.money(price)} (${say.donationEffect(donation)}).`,
  "donation-declined": ({ seat }, say) => `${say.name(seat)} makes no donation.`,

  "money-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} receives ${say.money(amount)} ${say.causeOf(cause)}.`,
  "money-paid": ({ seat, amount, cause }, say) => `${say.name(seat)} pays ${say.money(amount)} ${say.causeOf(cause)}.`,
  "goods-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} receives ${say.goods(amount)} ${say.causeOf(cause)}.`,
  "goods-paid": ({ seat, amount, cause }, say) => `${say.name(seat)} pays ${say.goods(amount)} ${say.causeOf(cause)}.`,
  "goods-sold": ({ seat, amount }, say) => `${say.name(seat)} sells ${say.goods(amount)} for ${say.money(amount)}.`,
  "vp-scored": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} ${amount < 0 ? "gives up" : "scores"} ${say.vp(Math.abs(amount))} ${say.causeOf(cause)}.`,
  "study-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} gains ${say.study(amount)} ${say.causeOf(cause)}.`,
  "study-lost": ({ seat, amount }, say) =>
    `${say.name(seat)} loses ${amount} unspent ${amount === 1 ? "study point" : "study points"}.`,
  "moves-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} gains ${say.moves(amount)} ${say.causeOf(cause)}.`,
  "moves-lost": ({ seat, amount }, say) =>
    `${say.name(seat)} loses ${amount} unspent ${amount === 1 ? "move" : "moves"}.`,
  "employees-gained": ({ seat, amount, lost, cause }, say) => {
    const hired = `${say.name(seat)} hires ${amount === 0 ? "nobody" : say.employees(amount)} ${say.causeOf(cause)}`;
    return lost === 0
      ? `${hired}.`
      : `${hired}; ${say.employees(lost)} ${lost === 1 ? "is" : "are"} lost, the supply is empty.`;
  },

  "waiting-announced": ({ seat }, say) => `${say.name(seat)} waits and will go last.`,
  "waiting-declined": ({ seat }, say) => `${say.name(seat)} does not wait.`,
  "action-choice-used": ({ seat, action }, say) =>
    `${say.name(seat)} returns the Action Choice tile and uses ${say.departmentsOf[action]} instead.`,
  "employee-used": ({ seat, department, effect, desk }, say) =>
    desk === undefined
      ? `${say.name(seat)} uses ${say.quoted(department)}.`
      : `${say.name(seat)} uses an employee in ${say.quoted(department)} to ${say.effect[effect]}.`,
  "employee-sent": ({ seat, department, region }, say) =>
    `${say.name(seat)} sends an employee from ${say.quoted(department)} on a mission ${say.toRegion[region]}.`,
  "employee-moved": (event, say) => employeeMoved(event, say),
  "relocation-declined": ({ seat }, say) => `${say.name(seat)} moves nobody to the new department.`,
  "transfers-ended": ({ seat, left }, say) =>
    left === 0
      ? `${say.name(seat)} has made all transfers.`
      : `${say.name(seat)} ends the transfers; ${say.employees(left)} could still have been transferred.`,
  "department-built": ({ seat, department, place, goods }, say) =>
    `${say.name(seat)} builds ${say.quoted(department)} ${say.at(place)} for ${say.goods(goods)}.`,
  "project-built": ({ seat, tab, city, department }, say) =>
    `${say.name(seat)} builds ${say.aProject[tab]} in ${say.city(city)} with ${say.quoted(department)}.`,
  "tab-advanced": ({ seat, tab, at, cost }, say) =>
    `${say.name(seat)} advances the ${say.project[tab]} tab to space ${at + 1} for ${say.study(cost)}.`,
  "transport-advanced": ({ seat, region, at, cost }, say) =>
    `${say.name(seat)} advances transport ${say.inRegion[region]} to space ${at + 1} (${say.levelAt(region, at)}) for ${say.study(cost)}.`,
  "turn-ended": ({ seat }, say) => `${say.name(seat)} ends the turn.`,

  "employee-activated": ({ seat, department, cost }, say) =>
    `${say.name(seat)} activates an employee in ${say.quoted(department)} ${cost === 0 ? "for free" : `for ${say.money(cost)}`}.`,
  "activation-ended": ({ seat }, say) => `${say.name(seat)} finishes activating.`,
};

function rowChosen({ owner, row, eventRow, region, donation }: EventOf<"row-chosen">, say: EventSay): string {
  const parts = [region === undefined ? "" : `income ${say.inRegion[region]}`, donation ? "donations" : ""].filter(
    Boolean,
  );
  const from = eventRow === row ? "" : ` (from the ${say.action[eventRow]} row)`;
  return `${say.name(owner)} chooses ${say.action[row]}; the event is ${say.list(parts)}${from}.`;
}

function employeeMoved({ seat, origin, destination, active, how }: EventOf<"employee-moved">, say: EventSay): string {
  const verb = how === "transfer" ? "transfers" : "moves";
  const way = `${say.from(origin)} ${say.to(destination)}`;
  const by = how === "relocation" ? ` with ${say.quoted("property-management")}` : "";
  return `${say.name(seat)} ${verb} ${active ? "an active employee" : "an employee"} ${way}${by}.`;
}
