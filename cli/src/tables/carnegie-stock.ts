import {
  ACTION_TYPES,
  CHART_ROWS,
  COLUMNS,
  columnOf,
  type DiskOwner,
  type DonationId,
  rowOf,
  type SpaceId,
  type State,
  TILES,
  vocabulary,
} from "@montan/carnegie";
import { glued, labelled, rule, wrap } from "../layout.ts";
import { wordsFor } from "./carnegie-words.ts";
import { nameOf, type TableContext } from "./context.ts";

/** Departments still available, by type, with how many copies and what they do. */
export function display(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  const { department, departmentEffect } = vocabulary(context.locale);
  const lines = ACTION_TYPES.flatMap((action) =>
    TILES.filter((tile) => tile.type === action && (view.display[tile.id] ?? 0) > 0).flatMap((tile) => {
      const desks = tile.workstations.map((price) => `□$${price}`).join(" ");
      const name = `${words.actionLetters[action]} ${department[tile.id]} ×${view.display[tile.id] ?? 0}`;
      return wrap(` ${glued(`${name} ${desks}`.trim())}: ${departmentEffect[tile.id]}`, context.width, 4);
    }),
  );
  return [context.paint.strong(rule(words.display, context.width)), ...lines];
}

/** The donation chart: what each space scores and whose disks are there. */
export function donations(view: State, context: TableContext): string[] {
  const words = wordsFor(context.locale);
  return [
    context.paint.strong(rule(words.donations, context.width)),
    ...COLUMNS.flatMap((column) =>
      CHART_ROWS.flatMap((row) => {
        const space: SpaceId = `${column}-${row}`;
        const owners = (view.donations[space] ?? []).map((owner) => ownerText(context, owner));
        const taken = owners.length === 0 ? "" : ` [${owners.join(", ")}]`;
        const effect = vocabulary(context.locale).donationEffect(donationOn(view, space));
        const label = `${words.columns[view.tiles[column] ?? column]} ${row}`;
        const text = owners.length === 0 ? effect : context.paint.faint(effect);
        return labelled(label, `${text}${taken}`, 18, context.width);
      }),
    ),
  ];
}

/** C-N3: a tile covering a column decides what its spaces score. */
export function donationOn(view: State, space: SpaceId): DonationId {
  const tile = view.tiles[columnOf(space)];
  return tile === undefined ? space : `x-${tile}-${rowOf(space)}`;
}

function ownerText(context: TableContext, owner: DiskOwner): string {
  const words = wordsFor(context.locale);
  if (owner === "neutral") return words.neutralMark.slice(2);
  return owner === "automa" ? words.andrew : nameOf(context, owner);
}
