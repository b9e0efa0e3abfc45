import {
  ACTION_TYPES,
  CITIES_IN,
  type City,
  type CityId,
  END_COLUMN,
  game,
  REGIONS,
  type Region,
  ROW_SPACES,
  type Slot,
  STRIPS,
  type State,
  type TimelineSpace,
  TRACKS,
  vocabulary,
} from "@montan/carnegie";
import { isHidden, type Seat } from "@montan/engine";
import { clip, GLUE, glued, labelled, padEnd, padStart, rule, wrap } from "../layout.ts";
import { donationOn } from "./carnegie-stock.ts";
import { gainText, wordsFor } from "./carnegie-words.ts";
import { nameOf, type TableContext } from "./context.ts";

/** Four rows of five spaces; a marker shows where its row is, spaces it has passed are gone. */
export function timeline(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  const { strips, markers } = view.timeline;
  const name = (space: TimelineSpace) => (space === "donation" ? words.donation : words.regions[space]);
  const rows = ACTION_TYPES.map((action, row) => {
    const strip = strips[row];
    const spaces = strip === undefined ? [] : STRIPS[strip].map(name);
    const all = ["", ...spaces, `${name(END_COLUMN[action])}+${words.donation}`];
    const at = markers[row] ?? 0;
    const cells = all.map((space, index) => (index < at ? "·" : index === at ? `●` : space));
    const marks = [view.round.row === action ? "◂" : "", view.round.eventRow === action ? "!" : ""].join("");
    return [padEnd(` ${words.actions[action]} ${marks}`, 20), padEnd(cells[0] ?? "", 3)]
      .concat(
        cells.slice(1, ROW_SPACES).map((cell) => padEnd(cell, 10)),
        cells[ROW_SPACES] ?? "",
      )
      .join("")
      .trimEnd();
  });
  return [context.paint.strong(rule(words.timeline, context.width)), ...rows, ...thisRound(view, context)];
}

function thisRound(view: State, { locale }: TableContext): string[] {
  const words = wordsFor(locale);
  const { row, eventRow } = view.round;
  if (row === undefined || eventRow === undefined) return [];
  return [` ${words.thisRound}: ◂ ${words.actions[row]}, ! ${words.actions[eventRow]}`];
}

const REGION_LABEL = 10;

/** Who a disk on the map belongs to, in one character. */
function mark(slot: Slot): string {
  if (slot === "neutral") return "n";
  if (slot === "automa") return "A";
  return String(Number(slot.split(":")[0]) + 1);
}

/** Every city with its slots, region by region. */
export function map(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  const seats = view.players.map((_, seat) => `${seat + 1} ${nameOf(context, seat)}`);
  const marks = [...seats, ...(view.andrew === undefined ? [] : [words.andrewMark]), words.neutralMark];
  return [
    context.paint.strong(rule(words.map, context.width)),
    ...wrap(` ${words.mapKey(marks.map(glued).join(", "))}`, context.width, 1).map(context.paint.faint),
    ...REGIONS.flatMap((region) =>
      labelled(
        words.regions[region],
        CITIES_IN[region].map((city) => cityText(view, context, city)).join(", "),
        REGION_LABEL,
        context.width,
      ),
    ),
  ];
}

function cityText(view: State, { locale }: TableContext, city: City): string {
  const words = wordsFor(locale);
  const disks = view.map[city.id as CityId] ?? [];
  const slots = city.slots.map((type, index) => {
    const disk = disks[index] ?? "";
    const project = disk.includes(":") ? (disk.split(":")[1] as keyof typeof words.projectLetters) : undefined;
    const letter = type !== "any" ? words.projectLetters[type] : project ? words.projectLetters[project] : "*";
    return disk === "" ? letter : `${letter}=${mark(disk)}`;
  });
  const stars = city.connectionPoints === undefined ? "" : ` ★${city.connectionPoints}`;
  const vp = city.vp === 0 ? "" : ` ${words.gain.vp(city.vp)}`;
  return glued(`${city.name}${city.transportBonus ? "+" : ""}${stars}${vp} [${slots.join(" ")}]`);
}

const PLAYER = 17;
const TRAVELLER = 14;
const TRACK = 16;

/** Where everybody's transport disks stand, what they pay, and who is out on a mission. */
export function transport(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  const row = (name: string, tracks: Readonly<Record<Region, number>>, missions?: Readonly<Record<Region, number>>) =>
    (
      padEnd(` ${clip(name, TRAVELLER - 2)}`, TRAVELLER) +
      REGIONS.map((region) => padEnd(trackText(context, region, tracks[region], missions?.[region] ?? 0), TRACK)).join(
        "",
      )
    ).trimEnd();
  const head =
    padEnd(` ${words.transport}`, TRAVELLER) + REGIONS.map((region) => padEnd(words.regions[region], TRACK)).join("");
  return [
    context.paint.faint(head.trimEnd()),
    ...view.players.map(({ tracks, missions }, seat) => row(nameOf(context, seat), tracks, missions)),
    ...(view.andrew === undefined ? [] : [row(words.andrew, view.andrew.tracks)]),
  ];
}

function trackText({ locale }: TableContext, region: Region, at: number, out: number): string {
  const words = wordsFor(locale);
  const income = TRACKS[region][at]?.income;
  const place = `${at + 1}/${TRACKS[region].length}`;
  const mission = out === 0 ? "" : ` →${out}`;
  return clip(`${place}${income === undefined ? "" : ` ${gainText(words, income)}`}${mission}`, TRACK - 1);
}

/** Everybody's money, goods, points and supplies. */
export function players(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  const totals = new Map(game.score(view).map(({ owner, total }) => [owner, total]));
  const line = ([first = "", ...cells]: readonly string[]) =>
    padEnd(` ${clip(first, PLAYER - 2)}`, PLAYER) + cells.map((cell) => padStart(cell, 8)).join("");
  const rows = view.players.map((player, seat) => {
    const { money, goods, vp, employees, disks, actionChoice } = player;
    const numbers = [money, goods, vp, totals.get(seat) ?? 0, employees, disks, actionChoice];
    return line([`${seat + 1} ${nameOf(context, seat)}`, ...numbers.map(String)]);
  });
  const andrew = view.andrew === undefined ? [] : andrewLines(view, context, totals.get("automa") ?? 0, line);
  return [
    context.paint.faint(line(words.playerColumns)),
    ...rows,
    ...andrew,
    ...view.players.flatMap((_, seat) => holdings(view, context, seat)),
  ];
}

/** Andrew has no company: what he took, the card of the round with its shift, and the backs of the next cards. */
function andrewLines(
  { andrew }: State,
  { locale, width }: TableContext,
  total: number,
  line: (cells: readonly string[]) => string,
): string[] {
  if (andrew === undefined) return [];
  const words = wordsFor(locale);
  const { cardBack, department } = vocabulary(locale);
  const facts = [
    ...(andrew.card === undefined ? [] : [`${words.andrewCard} ${andrew.card} +${andrew.shift}`]),
    ...(andrew.backs.length === 0 ? [] : [`${words.andrewNext}: ${andrew.backs.map(cardBack).join(" › ")}`]),
    ...andrew.departments.map((id) => glued(department[id])),
  ];
  return [
    line([words.andrew, "", "", "", String(total), "", String(andrew.disks)]),
    ...(facts.length === 0 ? [] : wrap(`   ${facts.join(" · ")}`, width, 3)),
  ];
}

/** What only some have: a reserved department, a secret donation. */
function holdings(view: State, context: TableContext, seat: Seat): string[] {
  const words = wordsFor(context.locale);
  const names = vocabulary(context.locale);
  const player = view.players[seat];
  if (player === undefined) return [];
  const { reserve, secret } = player;
  const facts = [
    ...(reserve === undefined ? [] : [`${words.reserve} ${names.department[reserve]}`]),
    ...(secret === undefined
      ? []
      : [
          `${words.secretDonation} ${isHidden(secret) ? words.hiddenValue : names.donationName(donationOn(view, secret))}`,
        ]),
  ];
  if (facts.length === 0) return [];
  return wrap(`${GLUE}${GLUE}${glued(nameOf(context, seat))}: ${facts.map(glued).join(", ")}`, context.width, 4);
}
