import type { ActionType, Cell, CityId, DiskOwner, ProjectType, Region, SpaceId, TileId } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** Keys of everything on Carnegie's table. */
export const piece = {
  timeline: (row: ActionType) => `timeline:${row}`,
  marker: (row: ActionType) => `timeline:${row}/marker`,
  city: (city: CityId) => `city:${city}`,
  slot: (city: CityId, slot: number) => `city:${city}/${slot}`,
  region: (region: Region) => `region:${region}`,
  /** The employees of a seat in a mission area. */
  mission: (region: Region, seat: Seat) => `region:${region}/${seat}`,
  track: (region: Region) => `track:${region}`,
  trackDisk: (region: Region, owner: Seat | "automa") => `track:${region}/${owner}`,
  company: (seat: Seat) => `company:${seat}`,
  room: (seat: Seat, cell: Cell) => `company:${seat}/${cell}`,
  /** An employee at a workstation, or the inactive ones in a room. */
  employee: (seat: Seat, cell: Cell, desk?: number) => `company:${seat}/${cell}/${desk ?? "lying"}`,
  tab: (seat: Seat, tab: ProjectType) => `tab:${seat}:${tab}`,
  donations: "donations",
  donation: (space: SpaceId) => `donations/${space}`,
  donationDisk: (space: SpaceId, owner: DiskOwner) => `donations/${space}/${owner}`,
  display: "display",
  tile: (tile: TileId) => `display/${tile}`,
  reserve: (seat: Seat) => `reserve:${seat}`,
  money: (seat: Seat) => `money:${seat}`,
  goods: (seat: Seat) => `goods:${seat}`,
  vp: (seat: Seat) => `vp:${seat}`,
  /** Employees and disks not in play. */
  supply: (seat: Seat) => `supply:${seat}`,
  actionChoice: (seat: Seat) => `action-choice:${seat}`,
  study: (seat: Seat) => `study:${seat}`,
  moves: (seat: Seat) => `moves:${seat}`,
  andrew: "andrew",
  andrewCard: "andrew/card",
} as const;
