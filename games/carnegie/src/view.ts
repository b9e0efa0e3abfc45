import { HIDDEN, hideAll, type Seat } from "@montan/engine";
import { PROJECT_TYPES, type ProjectType } from "./data/map.ts";
import type { Event } from "./events.ts";
import type { Andrew, Player, State, Tab } from "./state.ts";

/** What one seat may see, field by field; undefined: a spectator. Hidden: C-Y1. */
export function viewFor(state: State, seat: Seat | undefined): State {
  return {
    rules: state.rules,
    viewer: seat ?? "spectator",
    modules: state.modules,
    ...(state.components !== undefined && { components: state.components }),
    phase: state.phase,
    turn: state.turn,
    round: state.round,
    queue: state.queue,
    timeline: state.timeline,
    display: state.display,
    map: state.map,
    donations: state.donations,
    tiles: state.tiles,
    players: state.players.map((player, owner) => (owner === seat ? player : otherPlayer(state, player))),
    ...(state.andrew !== undefined && { andrew: publicAndrew(state.andrew) }),
    asked: state.asked,
  };
}

function otherPlayer({ phase }: State, player: Player): Player {
  return {
    money: player.money,
    goods: player.goods,
    vp: player.vp,
    employees: player.employees,
    disks: player.disks,
    actionChoice: player.actionChoice,
    departments: player.departments,
    inactive: player.inactive,
    desks: player.desks,
    missions: player.missions,
    tracks: player.tracks,
    // Chosen or not yet: others see neither (C-S3).
    tabs: phase === "tab-sides" ? hiddenSides(player.tabs) : player.tabs,
    ...(player.sheet !== undefined && { sheet: phase === "sheets" ? HIDDEN : player.sheet }),
    ...(player.reserve !== undefined && { reserve: player.reserve }),
    ...(player.secret !== undefined && { secret: phase === "over" ? player.secret : HIDDEN }),
  };
}

function hiddenSides(tabs: Player["tabs"]): Record<ProjectType, Tab> {
  return Object.fromEntries(
    PROJECT_TYPES.map((type) => [type, { side: HIDDEN, at: tabs[type].at, built: tabs[type].built }]),
  ) as Record<ProjectType, Tab>;
}

function publicAndrew(andrew: Andrew): Andrew {
  return { ...andrew, deck: hideAll(andrew.deck) };
}

/** Secret choices are told without their content to everybody but the one who made them. */
export function redactFor(event: Event, seat: Seat | undefined): Event | undefined {
  switch (event.type) {
    case "sheet-row-filled":
      return event.seat === seat ? event : { type: event.type, seat: event.seat };
    case "side-chosen":
      return event.seat === seat ? event : { type: event.type, seat: event.seat, tab: event.tab };
    case "secret-donation-noted":
      return event.seat === seat ? event : { type: event.type, seat: event.seat };
    default:
      return event;
  }
}
