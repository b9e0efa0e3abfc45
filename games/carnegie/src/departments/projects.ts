import type { Seat } from "@montan/engine";
import { playerAt } from "../company.ts";
import {
  CITIES,
  CITIES_IN,
  CITY,
  type CityId,
  PROJECT_GOODS,
  PROJECT_TYPES,
  type ProjectType,
  REGIONS,
  type Region,
} from "../data/map.ts";
import type { Draft } from "../draft.ts";
import { payGoods, payMoney, purse, scoreVp } from "../gains.ts";
import { disksOnTab, isFree, putDisk } from "../projects.ts";
import { type Refusal, refusal } from "../refusals.ts";
import type { MoveRule } from "../rule.ts";
import type { State } from "../state.ts";
import { takeTransportIncome } from "../transport.ts";
import type { Effect } from "./effect.ts";
import { lobbies } from "./ongoing.ts";

export const OUTSOURCING_PRICE = 3;

/** Whether the slot shows the type, or the city is small and takes any (C-B2). */
export function slotMatches(city: CityId, slot: number, tab: ProjectType): boolean {
  const shown = CITY[city].slots[slot];
  return shown === tab || shown === "any";
}

type NoSite = "no-such-slot" | "slot-occupied" | "slot-does-not-match";

/** C-B2: why a disk cannot go on a slot; `anySlot`: it need not match (C-P27). */
function wrongWithSite(
  state: State,
  city: CityId,
  slot: number,
  tab: ProjectType,
  anySlot: boolean,
): NoSite | undefined {
  if (slot >= CITY[city].slots.length) return "no-such-slot";
  if (!isFree(state, city, slot)) return "slot-occupied";
  return anySlot || slotMatches(city, slot, tab) ? undefined : "slot-does-not-match";
}

/**
 * Calls `found` for every slot the disk may go to; without region: anywhere. Stops, returning true, when a call returns
 * true.
 */
function someSite(
  state: State,
  seat: Seat,
  tab: ProjectType,
  region: Region | undefined,
  found: (city: CityId, slot: number) => boolean,
): boolean {
  const anySlot = lobbies(playerAt(state, seat));
  return (region === undefined ? CITIES : CITIES_IN[region]).some(({ id, slots }) =>
    slots.some((_, slot) => wrongWithSite(state, id, slot, tab, anySlot) === undefined && found(id, slot)),
  );
}

/** C-B1, C-B2: needs a disk on the tab, the goods, and a slot; without region: anywhere. */
function refuseBuilding(state: State, seat: Seat, tab: ProjectType, region?: Region): Refusal | undefined {
  const player = playerAt(state, seat);
  if (disksOnTab(state, player, tab) === 0) return refusal("no-disk-on-tab", { tab });
  const price = PROJECT_GOODS[tab];
  if (player.goods < price) return refusal("not-enough-goods", { price, goods: player.goods });
  if (someSite(state, seat, tab, region, () => true)) return undefined;
  return region === undefined ? refusal("no-free-slot", { tab }) : refusal("no-free-slot-in-region", { tab, region });
}

/** Starting Construction and 9 Engineering: the employee goes where the project is built. */
export const buildOnMission: Effect<{ region: Region; tab: ProjectType }> = {
  mission: true,
  targets: PROJECT_TYPES.flatMap((tab) => REGIONS.map((region) => ({ region, tab }))),
  refuse: (state, seat, { tab, region }) => refuseBuilding(state, seat, tab, region),
  apply(draft, seat, { tab, region }, department) {
    payGoods(draft, seat, PROJECT_GOODS[tab], { by: "building-project", tab });
    draft.ask(seat, { type: "project-site", tab, region, department });
  },
};

/** 10 Construction Outsourcing: $3 more, anywhere, nobody leaves. */
export const outsource: Effect<{ tab: ProjectType }> = {
  mission: false,
  targets: PROJECT_TYPES.map((tab) => ({ tab })),
  refuse(state, seat, { tab }) {
    const refused = refuseBuilding(state, seat, tab);
    if (refused !== undefined) return refused;
    // Goods the project needs cannot be sold to pay for it.
    if (purse(state, seat) - PROJECT_GOODS[tab] >= OUTSOURCING_PRICE) return undefined;
    return refusal("not-enough-money", { price: OUTSOURCING_PRICE, money: playerAt(state, seat).money });
  },
  apply(draft, seat, { tab }, department) {
    payGoods(draft, seat, PROJECT_GOODS[tab], { by: "building-project", tab });
    payMoney(draft, seat, OUTSOURCING_PRICE, { by: "department", department });
    draft.ask(seat, { type: "project-site", tab, department });
  },
};

/** The second half of building: the disk goes on the map. */
export const buildProject: MoveRule<"build-project", "project-site"> = {
  type: "build-project",
  list(state, seat, { tab, region }, moves) {
    someSite(state, seat, tab, region, (city, slot) => {
      moves.push({ type: "build-project", city, slot });
      return false;
    });
  },
  refuse(state, seat, { city, slot }, { tab, region }) {
    if (region !== undefined && CITY[city].region !== region) return refusal("city-in-other-region", { city, region });
    const wrong = wrongWithSite(state, city, slot, tab, lobbies(playerAt(state, seat)));
    if (wrong === "slot-does-not-match") return refusal(wrong, { city, slot, tab });
    return wrong && refusal(wrong, { city, slot });
  },
  apply(draft, seat, { city, slot }, { tab, department }) {
    draft.answered(seat);
    placeProject(draft, seat, city, slot, tab);
    draft.emit?.({ type: "project-built", seat, tab, city, slot, department });
    // C-P27: checked at each build.
    if (lobbies(playerAt(draft.state, seat)) && slotMatches(city, slot, tab))
      scoreVp(draft, seat, 1, { by: "department", department: "political-lobbying" });
    const { region, transportBonus } = CITY[city];
    // C-B3: whichever department built it.
    if (transportBonus) takeTransportIncome(draft, seat, region, 1, { by: "city", city, region });
  },
};

/** Moves the rightmost disk of a tab to the map; its space is open from now on. */
export function placeProject(draft: Draft, seat: Seat, city: CityId, slot: number, tab: ProjectType): void {
  putDisk(draft, city, slot, `${seat}:${tab}`);
  const { tabs } = draft.player(seat);
  tabs[tab] = { ...tabs[tab], built: tabs[tab].built + 1 };
}
