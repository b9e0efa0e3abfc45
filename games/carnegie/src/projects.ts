import type { Seat } from "@montan/engine";
import { CITIES, CITY, type City, type CityId, PROJECT_TYPES, type ProjectType, type Region } from "./data/map.ts";
import type { TabSpace } from "./data/tabs.ts";
import type { Draft } from "./draft.ts";
import type { DiskOwner, Player, Slot, State } from "./state.ts";
import { tablesOf } from "./tables.ts";

interface Disk {
  readonly owner: DiskOwner;
  readonly type?: ProjectType;
}

const DISKS = new Map<Slot, Disk>([
  ["neutral", { owner: "neutral" }],
  ["automa", { owner: "automa" }],
]);
for (let seat = 0; seat < 4; seat++) {
  for (const type of PROJECT_TYPES) DISKS.set(`${seat}:${type}`, { owner: seat, type });
}

export function diskOn(slot: Slot): Disk | undefined {
  return DISKS.get(slot);
}

export function isFree(state: State, city: CityId, slot: number): boolean {
  const slots = state.map[city];
  return slots === undefined || slots[slot] === "";
}

/** Index of the leftmost free slot of a city, −1 if it is full. */
export function leftmostFreeSlot(state: State, city: CityId): number {
  return CITY[city].slots.findIndex((_, slot) => isFree(state, city, slot));
}

export function putDisk(draft: Draft, city: CityId, slot: number, disk: Slot): void {
  const slots = draft.state.map[city] ?? CITY[city].slots.map((): Slot => "");
  draft.state.map = { ...draft.state.map, [city]: slots.with(slot, disk) };
}

export interface Project {
  readonly city: City;
  readonly type: ProjectType;
}

/** The projects of one player; a project keeps its type wherever it is (C-0). */
export function projectsOf(state: State, seat: Seat): Project[] {
  const projects: Project[] = [];
  for (const city of CITIES) {
    for (const slot of state.map[city.id] ?? []) {
      const disk = DISKS.get(slot);
      if (disk?.owner === seat && disk.type !== undefined) projects.push({ city, type: disk.type });
    }
  }
  return projects;
}

export function projectsInRegion(state: State, seat: Seat, region: Region): number {
  return projectsOf(state, seat).filter(({ city }) => city.region === region).length;
}

export function tabSpaces(state: State, player: Player, type: ProjectType): readonly TabSpace[] {
  const { side } = player.tabs[type];
  if (side !== "A" && side !== "B") throw new Error("the side of a tab is not known yet");
  return tablesOf(state).tabs[type][side];
}

/** What a space of a tab adds to the VP of the previous one: the number printed there. */
export function printedVp(spaces: readonly TabSpace[], index: number): number {
  return (spaces[index]?.endVp ?? 0) - (spaces[index - 1]?.endVp ?? 0);
}

/** Disks on a tab: those of the spaces reached, minus the ones already built. */
export function disksOnTab(state: State, player: Player, type: ProjectType): number {
  const { at, built } = player.tabs[type];
  const spaces = tabSpaces(state, player, type);
  let reached = 0;
  for (let index = 0; index <= at; index++) if (spaces[index]?.disk) reached++;
  return reached - built;
}
