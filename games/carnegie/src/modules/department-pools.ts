import type { Random } from "@montan/engine";
import { TILE_IDS, TILES, type TileId } from "../data/departments.ts";
import { ACTION_TYPES } from "../data/timeline.ts";
import type { RuleModule } from "./module.ts";

const DEPARTMENTS_PER_TYPE = 4;

/** C-N2: per type, tiles are drawn until four different departments are out; both copies of those are used. */
export const newDepartments: RuleModule = {
  departmentPool: (random: Random) =>
    ACTION_TYPES.flatMap((type) => {
      const stack = random.shuffle(TILES.flatMap((tile) => (tile.type === type ? [tile.id, tile.id] : [])));
      const drawn = new Set<TileId>();
      for (const id of stack) if (drawn.size < DEPARTMENTS_PER_TYPE) drawn.add(id);
      return [...drawn].flatMap((id) => [id, id]);
    }),
};

/** Open Bar: one copy of each of the 32. */
export const openBar: RuleModule = { departmentPool: () => [...TILE_IDS] };
