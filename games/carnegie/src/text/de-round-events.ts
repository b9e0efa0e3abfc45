import type { Sentences } from "@montan/engine";
import type { EventOf } from "../events.ts";
import type { RoundEvent } from "./events.ts";
import type { EventSay } from "./say.ts";

/** Log sentences: who, what and why. */
export const deRoundEvents: Sentences<RoundEvent, EventSay> = {
  "secret-donation-revealed": ({ seat, donation }, say) =>
    `${say.name(seat)} deckt eine geheime Spende auf: ${say.donationName(donation)} (${say.donationEffect(donation)}).`,
  "round-started": ({ round, first }, say) =>
    first === undefined
      ? `Runde ${round} beginnt; Andrews Karte wählt die Aktion.`
      : `Runde ${round} beginnt; Startspieler: ${say.name(first)}.`,
  "row-chosen": (event, say) => rowChosen(event, say),
  "marker-moved": ({ row, at }, say) => `Der Aktionsstein ${say.action[row]} rückt auf Feld ${at} vor.`,
  "game-ended": ({ winners }, say) => {
    const names = say.list(winners.map(say.name));
    return winners.length === 1
      ? `Das Spiel ist aus: ${names} gewinnt!`
      : `Das Spiel ist aus: ${names} teilen sich den Sieg!`;
  },

  "employees-returned": ({ seat, region, count }, say) =>
    `${say.name(seat)} holt ${say.employees(count)} aus dem Einsatzgebiet ${say.region[region]} zurück.`,
  "income-declined": ({ seat, region }, say) =>
    `${say.name(seat)} lässt alle Mitarbeiter ${say.inRegion[region]} und nimmt kein Einkommen.`,
  "arrivals-divided": ({ seat, lobby, newLobby }, say) =>
    `${say.name(seat)} schickt ${say.employees(lobby)} zum Empfang und ${newLobby} zum Neuen Empfang.`,
  "track-income-chosen": ({ seat, region, space }, say) =>
    `${say.name(seat)} nimmt das Transporteinkommen von Feld ${space + 1} ${say.inRegion[region]}.`,
  "donation-made": ({ seat, donation, price, copied }, say) =>
    `${say.name(seat)} ${copied ? "kopiert" : "leistet"} für ${say.money(price)} die Spende ${say.donationName(donation)} (${say.donationEffect(donation)}).`,
  "donation-declined": ({ seat }, say) => `${say.name(seat)} leistet keine Spende.`,

  "money-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} erhält ${say.money(amount)} ${say.causeOf(cause)}.`,
  "money-paid": ({ seat, amount, cause }, say) => `${say.name(seat)} zahlt ${say.money(amount)} ${say.causeOf(cause)}.`,
  "goods-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} erhält ${say.goods(amount)} ${say.causeOf(cause)}.`,
  "goods-paid": ({ seat, amount, cause }, say) => `${say.name(seat)} zahlt ${say.goods(amount)} ${say.causeOf(cause)}.`,
  "goods-sold": ({ seat, amount }, say) => `${say.name(seat)} verkauft ${say.goods(amount)} für ${say.money(amount)}.`,
  "vp-scored": ({ seat, amount, cause }, say) =>
    amount < 0
      ? `${say.name(seat)} gibt ${say.vp(-amount)} ${say.causeOf(cause)} ab.`
      : `${say.name(seat)} erhält ${say.vp(amount)} ${say.causeOf(cause)}.`,
  "study-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} erhält ${say.study(amount)} ${say.causeOf(cause)}.`,
  "study-lost": ({ seat, amount }, say) => `${say.name(seat)} lässt ${say.study(amount)} verfallen.`,
  "moves-gained": ({ seat, amount, cause }, say) =>
    `${say.name(seat)} erhält ${say.moves(amount)} ${say.causeOf(cause)}.`,
  "moves-lost": ({ seat, amount }, say) => `${say.name(seat)} lässt ${say.moves(amount)} verfallen.`,
  "employees-gained": ({ seat, amount, lost, cause }, say) => {
    const hired = `${say.name(seat)} erhält ${amount === 0 ? "keinen neuen Mitarbeiter" : say.employees(amount)} ${say.causeOf(cause)}`;
    return lost === 0
      ? `${hired}.`
      : `${hired}; ${say.employees(lost)} ${lost === 1 ? "geht" : "gehen"} verloren, der Vorrat ist leer.`;
  },

  "waiting-announced": ({ seat }, say) => `${say.name(seat)} wartet ab und zieht als Letzter.`,
  "waiting-declined": ({ seat }, say) => `${say.name(seat)} wartet nicht ab.`,
  "action-choice-used": ({ seat, action }, say) =>
    `${say.name(seat)} gibt den Aktionsjoker ab und nutzt stattdessen ${say.departmentsOf[action]}.`,
  "employee-used": ({ seat, department, effect, desk }, say) =>
    desk === undefined
      ? `${say.name(seat)} nutzt die Abteilung ${say.quoted(department)}.`
      : `${say.name(seat)} setzt einen Mitarbeiter der Abteilung ${say.quoted(department)} ein: ${say.effect[effect]}.`,
  "employee-sent": ({ seat, department, region }, say) =>
    `${say.name(seat)} schickt einen Mitarbeiter der Abteilung ${say.quoted(department)} auf einen Außeneinsatz ${say.toRegion[region]}.`,
  "employee-moved": (event, say) => employeeMoved(event, say),
  "relocation-declined": ({ seat }, say) => `${say.name(seat)} versetzt niemanden in die neue Abteilung.`,
  "transfers-ended": ({ seat, left }, say) =>
    left === 0
      ? `${say.name(seat)} hat alle versetzt.`
      : `${say.name(seat)} beendet das Versetzen; ${say.employees(left)} ${left === 1 ? "hätte" : "hätten"} noch versetzt werden können.`,
  "department-built": ({ seat, department, place, goods }, say) =>
    `${say.name(seat)} baut die Abteilung ${say.quoted(department)} ${say.at(place)} für ${say.goods(goods)}.`,
  "project-built": ({ seat, tab, city, department }, say) =>
    `${say.name(seat)} realisiert ${say.aProject[tab]} in ${say.city(city)} mit der Abteilung ${say.quoted(department)}.`,
  "tab-advanced": ({ seat, tab, at, cost }, say) =>
    `${say.name(seat)} schiebt den Projektstreifen ${say.project[tab]} für ${say.study(cost)} auf Feld ${at + 1}.`,
  "transport-advanced": ({ seat, region, at, cost }, say) =>
    `${say.name(seat)} baut den Transport ${say.inRegion[region]} für ${say.study(cost)} auf Feld ${at + 1} aus (${say.levelAt(region, at)}).`,
  "turn-ended": ({ seat }, say) => `${say.name(seat)} beendet den Zug.`,

  "employee-activated": ({ seat, department, cost }, say) =>
    `${say.name(seat)} aktiviert einen Mitarbeiter in der Abteilung ${say.quoted(department)} ${cost === 0 ? "kostenlos" : `für ${say.money(cost)}`}.`,
  "activation-ended": ({ seat }, say) => `${say.name(seat)} ist mit dem Aktivieren fertig.`,
};

function rowChosen({ owner, row, eventRow, region, donation }: EventOf<"row-chosen">, say: EventSay): string {
  const parts = [region === undefined ? "" : `Einkommen ${say.inRegion[region]}`, donation ? "Spenden" : ""].filter(
    Boolean,
  );
  const from = eventRow === row ? "" : ` (aus der Zeile ${say.action[eventRow]})`;
  return `${say.name(owner)} wählt ${say.action[row]}; das Ereignis: ${say.list(parts)}${from}.`;
}

function employeeMoved({ seat, origin, destination, active, how }: EventOf<"employee-moved">, say: EventSay): string {
  const verb = how === "step" ? "bewegt" : "versetzt";
  const way = `${say.from(origin)} ${say.to(destination)}`;
  const by = how === "relocation" ? ` (${say.department["property-management"]})` : "";
  return `${say.name(seat)} ${verb} einen ${active ? "aktiven " : ""}Mitarbeiter ${way}${by}.`;
}
