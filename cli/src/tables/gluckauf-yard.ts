import type { Seat } from "@montan/engine";
import {
  type Destination,
  DOCKS,
  type Dock,
  game,
  loadOf,
  type ObjectiveCard,
  type Player,
  SHARE_VP,
  type State,
} from "@montan/gluckauf";
import { GLUE, glued, labelled, rule, widthOf, wrap } from "../layout.ts";
import { type GluckaufWords, MODEL_NUMERALS } from "../text/gluckauf-en.ts";
import { nameOf, type TableContext } from "./context.ts";
import { cardText, counted, handTexts, lorryText, orderText, wagonText, wordsFor } from "./gluckauf-cards.ts";

interface Yard {
  readonly player: Player;
  readonly words: GluckaufWords;
  readonly title: string;
  readonly objectives: ReadonlyMap<ObjectiveCard, number>;
  readonly assigned: ReadonlyMap<Destination, number>;
}

function yardOf(view: State, context: TableContext, seat: Seat): Yard {
  const words = wordsFor(context.locale);
  const player = view.players[seat] as Player;
  const sheet = game.score(view)[seat];
  const detail = (category: string) => sheet?.parts.find((part) => part.category === category)?.detail ?? [];
  const objectives = detail("objectives") as readonly { card: ObjectiveCard; vp: number }[];
  const shares = detail("shares") as readonly { destination: Destination; assigned: number }[];
  const marks = [nameOf(context, seat), `${sheet?.total ?? 0} ${words.vp}`, ...(player.passed ? [words.passed] : [])];
  return {
    player,
    words,
    title: marks.join(" · "),
    objectives: new Map(objectives.map(({ card, vp }) => [card, vp])),
    assigned: new Map(shares.map(({ destination, assigned }) => [destination, assigned])),
  };
}

/** The viewer's own yard, a line for each part. */
export function ownYard(view: State, context: TableContext, seat: Seat): string[] {
  const { width, paint } = context;
  const yard = yardOf(view, context, seat);
  const { player, words } = yard;
  const rows: (readonly [string, string])[] = [
    [words.miningRow, miningRow(yard)],
    [words.storage, chips(player.storage.map((card) => lorryText(words, card)))],
    ...player.docks.map((dock, index) => [dockName(yard, index), train(yard, dock)] as const),
    [words.workers, workers(yard)],
    ...possessions(yard),
  ];
  const labels = Math.max(...rows.map(([label]) => widthOf(label))) + 2;
  const lines = rows.flatMap(([label, text]) => labelled(label, text, labels, width));
  return [paint.strong(rule(yard.title, width)), ...lines];
}

/** Another player's yard in a few lines; empty parts are left out. */
export function compactYard(view: State, context: TableContext, seat: Seat): string[] {
  const { width, paint } = context;
  const yard = yardOf(view, context, seat);
  const { player, words } = yard;
  const docks = player.docks.flatMap((dock, index) =>
    isEmpty(dock) ? [] : [`${glued(words.dock(index + 1, "").trim())}:${GLUE}${train(yard, dock)}`],
  );
  const facts: (readonly [string, string])[] = [
    [words.workers, workers(yard)],
    [words.miningRow, player.miningRow.length === 0 ? "" : miningRow(yard)],
    [
      words.storage,
      chips(
        player.storage.map((card) => lorryText(words, card)),
        "",
      ),
    ],
    ...possessions(yard),
  ];
  const told = facts.filter(([, text]) => text !== "").map(([label, text]) => `${glued(label)}:${GLUE}${text}`);
  const lines = [told.join(`${GLUE}· `), ...docks].flatMap((text) => wrap(` ${text}`, width, 3));
  return [paint.strong(rule(yard.title, width)), ...lines];
}

function chips(texts: readonly string[], none = "–"): string {
  return texts.length === 0 ? none : runs(texts.map((text) => `[${text}]`));
}

/** Equal neighbours are combined, with their number; the order stays. */
function runs(texts: readonly string[]): string {
  const found: { text: string; count: number }[] = [];
  for (const text of texts) {
    const last = found.at(-1);
    if (last?.text === text) last.count++;
    else found.push({ text, count: 1 });
  }
  return found.map(({ text, count }) => (count === 1 ? text : `${text}×${count}`)).join(" ");
}

/** Cards in hand and on the table; empty kinds are left out. */
function possessions(yard: Yard): (readonly [string, string])[] {
  const { player, words } = yard;
  const rows: (readonly [string, string])[] = [
    [words.orders, handTexts(words, "order", player.orders).join(", ")],
    [words.innovationHand, handTexts(words, "innovation", player.innovations).join(", ")],
    [words.shares, shares(yard)],
    [words.objectives, objectives(yard)],
    [words.tokens, glued(player.tokens.join(", "))],
    [words.delivered, delivered(yard)],
  ];
  return rows.filter(([, text]) => text !== "");
}

/** As on the table: new cards join on the left, the right end is the front (G-A1). */
function miningRow({ player, words }: Yard): string {
  if (player.miningRow.length === 0) return "–";
  return `${chips(player.miningRow.toReversed().map((card) => lorryText(words, card)))}${GLUE}◂${GLUE}${words.front}`;
}

function dockName({ words }: Yard, index: number): string {
  const crests = (DOCKS[index] ?? []).map((crest) => words.crests[crest]).join("/");
  return words.dock(index + 1, crests);
}

function isEmpty({ wagons, engine }: Dock): boolean {
  return wagons.length === 0 && engine === undefined;
}

/** Wagons from the first to the last, the engine at the right end, and what the train carries. */
function train({ words }: Yard, dock: Dock): string {
  if (isEmpty(dock)) return "–";
  const cars = dock.wagons.map((wagon) => wagonText(words, wagon));
  if (dock.engine !== undefined) cars.push(`‹${glued(words.engine(dock.engine))}›`);
  const load = loadOf(dock);
  return load === 0 ? runs(cars) : `${runs(cars)} ${glued(`= ${words.lorries(load)}`)}`;
}

function workers({ player, words }: Yard): string {
  if (player.workers.length === 0) return "–";
  const total = player.workers.reduce((sum, card) => sum + card, 0);
  return glued(`${player.workers.join(" ")} ${words.workersTotal(total)}`);
}

/** G-F2: a share counts only with a fulfilled order of its destination. */
function shares({ player, words, assigned }: Yard): string {
  const held = [...new Set(player.shares)].map((destination) => {
    const count = player.shares.filter((share) => share === destination).length;
    const found = assigned.get(destination) ?? 0;
    return glued(`${words.destinations[destination]} ×${count} (${words.shareWorth(found, found * SHARE_VP)})`);
  });
  return held.join(", ");
}

function objectives({ player, words, objectives }: Yard): string {
  return player.objectives
    .map((card) => glued(`${cardText(words, "objective", card)} ${words.now(objectives.get(card) ?? 0)}`))
    .join(", ");
}

function delivered({ player, words }: Yard): string {
  const { engines, orders } = player.delivered;
  if (engines.length === 0) return "";
  const models = [...engines].sort().map((model) => MODEL_NUMERALS[model]);
  return words.deliveredCards(counted(models), counted(orders.map((card) => orderText(words, card))));
}
