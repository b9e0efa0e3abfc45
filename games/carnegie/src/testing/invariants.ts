import { isHidden, type Seat } from "@montan/engine";
import { activeEmployees, departmentAt, inactiveOnBoard, owns } from "../company.ts";
import { TILES } from "../data/departments.ts";
import { SPACES } from "../data/donations.ts";
import { CITIES, PROJECT_TYPES, REGIONS } from "../data/map.ts";
import { NEUTRAL_DISKS, REMOVED_DEPARTMENTS } from "../data/start.ts";
import { ROUNDS } from "../data/timeline.ts";
import { donationsOf } from "../donating.ts";
import { diskOn, disksOnTab, projectsOf } from "../projects.ts";
import type { DiskOwner, Player, State } from "../state.ts";
import { lastSpace } from "../transport.ts";

const TILES_IN_GAME = 32;

/** What must hold after every decision; throws if it does not. */
export function checkInvariants(state: State): void {
  state.players.forEach((player, seat) => {
    checkEmployees(state, player, seat);
    checkDisks(state, player, seat);
    checkPurse(state, player, seat);
  });
  checkDepartments(state);
  checkMap(state);
  checkDonations(state);
  checkTracks(state);
  checkRounds(state);
  checkAndrew(state);
}

function hold(condition: boolean, what: string, ...facts: unknown[]): void {
  if (!condition) throw new Error(`invariant broken: ${what} ${JSON.stringify(facts)}`);
}

function checkEmployees(state: State, player: Player, seat: Seat): void {
  const onMissions = REGIONS.reduce((sum, region) => sum + player.missions[region], 0);
  const all = player.employees + inactiveOnBoard(player) + activeEmployees(player) + onMissions;
  hold(all === 15, "15 employees", seat, all);
  hold(
    [player.employees, ...player.inactive, ...Object.values(player.missions)].every((count) => count >= 0),
    "no negative employees",
    seat,
  );
  player.desks.forEach((desks, cell) => {
    const count = departmentAt(state, player, cell)?.workstations.length ?? 0;
    hold(desks >= 0 && desks < 1 << count, "active employees only at desks", seat, cell, desks);
  });
}

function checkDisks(state: State, player: Player, seat: Seat): void {
  const sidesKnown = PROJECT_TYPES.every((type) => typeof player.tabs[type].side === "string");
  const onTabs = sidesKnown ? PROJECT_TYPES.map((type) => disksOnTab(state, player, type)) : [1, 1, 1];
  hold(
    onTabs.every((disks) => disks >= 0),
    "tabs carry disks",
    seat,
    onTabs,
  );
  const built = projectsOf(state, seat);
  const onTab = onTabs.reduce((sum, disks) => sum + disks, 0);
  const all = 1 + REGIONS.length + onTab + built.length + donationsOf(state, seat).length + player.disks;
  hold(all === 30, "30 disks", seat, all);
  for (const type of PROJECT_TYPES) {
    const count = built.filter((project) => project.type === type).length;
    hold(count === player.tabs[type].built, "projects match tabs", seat, type, count);
  }
}

function checkPurse(state: State, { money, goods, vp, actionChoice }: Player, seat: Seat): void {
  hold(money >= 0 && goods >= 0, "money and goods are never negative", seat, money, goods);
  hold(vp >= 0 || state.modules.includes("new-beginning"), "VP are not negative", seat, vp);
  hold(actionChoice === 0 || actionChoice === 1, "one Action Choice tile", seat);
}

function checkDepartments(state: State): void {
  let total = 0;
  for (const { id } of TILES) {
    const taken = state.players.filter((player) => owns(player, id)).length;
    const reserved = state.players.filter(({ reserve }) => reserve === id).length;
    const andrews = state.andrew?.departments.filter((department) => department === id).length ?? 0;
    const copies = (state.display[id] ?? 0) + taken + reserved + andrews;
    hold(copies <= (state.modules.includes("open-bar") ? 1 : 2), "copies of a department", id, copies);
    hold(state.display[id] !== 0, "no empty stacks on display", id);
    total += copies;
  }
  hold(total === TILES_IN_GAME - (REMOVED_DEPARTMENTS[state.players.length] ?? 0), "departments conserved", total);
  for (const { departments } of state.players) {
    const built = departments.filter((space) => space !== "");
    hold(new Set(built).size === built.length, "never two of the same", built);
  }
}

function checkMap(state: State): void {
  for (const { id, slots } of CITIES) {
    const disks = state.map[id];
    if (disks === undefined) continue;
    hold(disks.length === slots.length, "one place per slot", id);
    hold(
      disks.some((slot) => slot !== ""),
      "listed cities carry a disk",
      id,
    );
    hold(
      disks.every((slot) => slot === "" || diskOn(slot) !== undefined),
      "known disks",
      id,
      disks,
    );
  }
}

function disksOf(state: State, owner: DiskOwner): number {
  const onMap = CITIES.flatMap(({ id }) => state.map[id] ?? []).filter((slot) => diskOn(slot)?.owner === owner).length;
  return onMap + donationsOf(state, owner).length;
}

function checkDonations(state: State): void {
  for (const space of SPACES) {
    const owners = state.donations[space];
    if (owners === undefined) continue;
    hold(owners.length > 0 && new Set(owners).size === owners.length, "one disk per owner and space", space, owners);
    const [first, ...copies] = owners;
    // Only Charitable Giving puts a second disk on a space, and never on a neutral one alone.
    hold(copies.length === 0 || first !== "neutral", "copied donations", space, owners);
  }
  const placed = state.phase !== "sheets" && state.phase !== "tab-sides";
  hold(disksOf(state, "neutral") === (placed ? NEUTRAL_DISKS[state.players.length] : 0), "neutral disks");
}

function checkTracks(state: State): void {
  const archives = state.players.some((player) => owns(player, "archives"));
  for (const region of REGIONS) {
    const last = lastSpace(region);
    const disks = [...state.players, ...(state.andrew === undefined ? [] : [state.andrew])];
    const there = disks.filter(({ tracks }) => tracks[region] === last).length;
    hold(there <= 1 || archives, "last space of a track", region, there);
    hold(
      disks.every(({ tracks }) => tracks[region] <= last),
      "tracks end",
      region,
    );
  }
}

function checkRounds({ timeline, round, phase }: State): void {
  const moved = timeline.markers.reduce((sum, at) => sum + at, 0);
  const finished = phase === "over" ? ROUNDS : Math.max(0, round.number - 1);
  hold(moved === finished, "markers move once a round", moved, round.number, phase);
  hold(round.number <= ROUNDS, "20 rounds", round.number);
}

function checkAndrew(state: State): void {
  const { andrew, phase } = state;
  if (andrew === undefined || phase === "sheets" || phase === "tab-sides") return;
  const cards = [...andrew.deck, ...andrew.played.map(({ card }) => card), ...(andrew.card ? [andrew.card] : [])];
  hold(cards.length === 20 && (cards.some(isHidden) || new Set(cards).size === 20), "20 cards", cards);
  hold(andrew.disks + disksOf(state, "automa") + REGIONS.length === 30, "Andrew's 30 disks", andrew.disks);
}
