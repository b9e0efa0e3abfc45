import type { IllegalMove } from "../../errors.ts";
import type { DescribeContext, Locale, Seat } from "../../game.ts";
import { canonical } from "../../json.ts";
import { type Check, quote } from "../failure.ts";
import { type Moment, typeOf } from "../moment.ts";

const LOCALES: readonly Locale[] = ["en", "de"];

/** What shows up in a sentence whose template was not filled completely. */
const UNFINISHED = /\{\w+\}|undefined|\[object|\bNaN\b|\bnull\b/;

const NAMES = ["Ada", "Bertha", "Clara", "Dora", "Emmy", "Frida"];

/** Every open question and every legal move can be described. */
export function checkWords(moment: Moment): void {
  for (const seat of moment.deciders) {
    checkSaid(moment, seat, "pending", moment.game.pending(moment.state, seat));
    for (const move of moment.moves(seat)) checkSaid(moment, seat, "move", move);
  }
}

/** Descriptions exist in both languages, with and without names and a view to look things up in. */
export function checkSaid(moment: Moment, viewer: Seat | undefined, kind: string, thing: unknown): void {
  const [en, de] = sentences(moment, "describe", viewer, thing);
  moment.table.tally.spoke(`${kind} ${typeOf(thing) ?? ""}`, en, de);
}

/** An event carries everything its sentence needs: with a view to look things up in, the sentence is the same. */
export function checkEventSaid(moment: Moment, viewer: Seat | undefined, event: unknown): void {
  checkSaid(moment, viewer, "event", event);
  for (const locale of LOCALES) {
    const [alone, seen] = [{}, { view: moment.view(viewer) }].map((known) =>
      moment.game.describe(event, { locale, ...known }),
    );
    moment.check("describe-events", alone === seen, () => {
      return `in “${locale}”, ${quote(event)} is said as “${seen}” with a view and as “${alone}” without`;
    });
  }
}

/** Each refusal is described once per game and kind of decision: many moves are refused for the same reason. */
export function checkRefusalWords(moment: Moment, seat: Seat, refusal: IllegalMove): void {
  const viewer = moment.seats.includes(seat) ? seat : undefined;
  const { refusals } = moment.table;
  const reason = canonical([moment.types, refusal.code, refusal.params]);
  if (refusals.has(reason)) return;
  refusals.add(reason);
  const said = sentences(moment, "describe-refusals", viewer, refusal);
  for (const sentence of said) {
    moment.check("describe-refusals", sentence !== refusal.code && sentence !== refusal.message, () => {
      return `“${refusal.code}” is only said as ${quote(sentence)}`;
    });
  }
  moment.table.tally.spoke(`refusal ${refusal.code}`, said[0], said[1]);
}

function sentences(moment: Moment, check: Check, viewer: Seat | undefined, thing: unknown): [string, string] {
  const names = NAMES.slice(0, moment.seats.length);
  const [en, de] = LOCALES.map((locale) => {
    sentence(moment, check, thing, { locale });
    return sentence(moment, check, thing, { locale, names, view: moment.view(viewer) });
  });
  return [en as string, de as string];
}

function sentence(moment: Moment, check: Check, thing: unknown, context: DescribeContext<unknown>): string {
  const said = moment.game.describe(thing, context);
  const finished = typeof said === "string" && said.trim() !== "" && !UNFINISHED.test(said);
  moment.check(check, finished, () => `in “${context.locale}”, ${quote(thing)} is said as ${JSON.stringify(said)}`);
  return said;
}
