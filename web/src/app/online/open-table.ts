import { type GameCard, playable } from "../../games.ts";
import { createTable } from "../../online/api.ts";
import { ownZone } from "../../online/time-zone.ts";
import { keepTable, type LastTable } from "../../store/last-table.ts";
import { openProfiles } from "../../store/open.ts";
import { keepLinkTo } from "../../store/table-links.ts";
import { fitting, optionsFor } from "../setup/agreements.ts";

/** As many as can sit together: against Andrew one plays without a server. */
export function seatsTogether({ seats: { min, max } }: GameCard) {
  return { min: Math.max(2, min), max };
}

/** Opens a table as it is wished for, which is remembered; the invitation's link is kept on this device. */
export async function openTable(card: GameCard, wish: LastTable): Promise<string> {
  const { seats, modules, profile, settings } = wish;
  const components = profile === undefined ? undefined : (await (await openProfiles()).read(profile))?.components;
  const fit = await fittingModules(card, modules, seats);
  const options = optionsFor({ seats, level: "", modules: fit }, undefined, components);
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

async function fittingModules({ id }: GameCard, wished: readonly string[], seats: number): Promise<readonly string[]> {
  if (wished.length === 0) return wished;
  const found = await playable(id);
  return found === undefined ? [] : fitting(found.game, wished, seats);
}
