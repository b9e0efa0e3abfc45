import { type GameCard, playable } from "../../games.ts";
import { createTable } from "../../online/api.ts";
import { ownZone } from "../../online/time-zone.ts";
import { keepTable, type LastTable } from "../../store/last-table.ts";
import { openProfiles } from "../../store/open.ts";
import { keepLinkTo } from "../../store/table-links.ts";
import { firstOf, fitting, optionsFor } from "../setup/agreements.ts";

/** The numbers of seats for people; games against Andrew need no server. */
export function seatsTogether({ seats: { min, max } }: GameCard) {
  return { min: Math.max(2, min), max };
}

/** Opens a table with these options and remembers them; the link of the invitation is stored on this device. */
export async function openTable(card: GameCard, wish: LastTable): Promise<string> {
  const { seats, profile, settings } = wish;
  const components = profile === undefined ? undefined : (await (await openProfiles()).read(profile))?.components;
  const fit = await fitted(card, wish);
  const options = optionsFor({ seats, level: "", ...fit }, undefined, components);
  const { table, link, version } = await createTable({
    game: card.id,
    seats,
    ...(options !== undefined && { options: { ...options } }),
    settings,
    zone: ownZone(),
  });
  keepTable(card.id, wish);
  keepLinkTo(table, "invite", { secret: link, version });
  return table;
}

/** Those of the chosen options that fit together. */
async function fitted({ id }: GameCard, { modules: wished, firstPlayer, seats }: LastTable) {
  const found = wished.length === 0 && firstPlayer === undefined ? undefined : await playable(id);
  if (found === undefined) return { modules: [], firstPlayer: undefined };
  const modules = fitting(found.game, wished, seats);
  return { modules, firstPlayer: firstOf(found.game, modules, seats, firstPlayer) };
}
