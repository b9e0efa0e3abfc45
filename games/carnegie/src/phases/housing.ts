import { TILE_IDS } from "../data/departments.ts";
import { CITIES, CITY } from "../data/map.ts";
import { takeFromDisplay } from "../departments/buildings.ts";
import { placeProject, slotMatches } from "../departments/projects.ts";
import { isFree } from "../projects.ts";
import { refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";
import { type Phase, turnOrder } from "./phase.ts";

/** C-S6: counter-clockwise, the first player last, everybody builds a Housing project and reserves a department. */
export const housing: Phase = {
  id: "housing",
  begin(draft) {
    draft.state.queue = turnOrder(draft.state).reverse();
  },
  turn(draft, seat) {
    draft.ask(seat, { type: "reserve-choice" });
    draft.ask(seat, { type: "housing-site" });
  },
};

export const placeHousing: MoveRule<"place-housing", "housing-site"> = {
  type: "place-housing",
  list(state, seat, pending, moves) {
    for (const { id, slots } of CITIES) {
      for (let slot = 0; slot < slots.length; slot++) {
        const move = { type: "place-housing", city: id, slot } as const;
        if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
      }
    }
  },
  refuse(state, _seat, { city, slot }) {
    const { size, slots } = CITY[city];
    if (size === "small") return refusal("city-too-small", { city });
    if (slot >= slots.length) return refusal("no-such-slot", { city, slot });
    if (!slotMatches(city, slot, "housing")) return refusal("slot-does-not-match", { city, slot, tab: "housing" });
    return isFree(state, city, slot) ? undefined : refusal("slot-occupied", { city, slot });
  },
  apply(draft, seat, { city, slot }) {
    draft.answered(seat);
    placeProject(draft, seat, city, slot, "housing");
    draft.emit?.({ type: "housing-placed", seat, city, slot });
  },
};

export const reserveDepartment: MoveRule<"reserve-department", "reserve-choice"> = {
  type: "reserve-department",
  list(state, seat, pending, moves) {
    for (const department of TILE_IDS) {
      const move = { type: "reserve-department", department } as const;
      if (this.refuse(state, seat, move, pending) === undefined) moves.push(move);
    }
  },
  refuse: (state, _seat, { department }) =>
    state.display[department] === undefined ? refusal("not-on-display", { department }) : undefined,
  apply(draft, seat, { department }) {
    draft.answered(seat);
    takeFromDisplay(draft, department);
    draft.player(seat).reserve = department;
    draft.emit?.({ type: "department-reserved", seat, department });
  },
};
