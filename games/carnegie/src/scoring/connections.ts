import type { Seat } from "@montan/engine";
import { playerAt, staffed } from "../company.ts";
import { CITIES, type City, type CityId, MAJOR_CITIES, NEIGHBOURS } from "../data/map.ts";
import { CONNECTION_SCORE, TRANSPORT_LEVELS, type TransportLevel } from "../data/tracks.ts";
import { diskOn } from "../projects.ts";
import type { State } from "../state.ts";
import { trackSpace } from "../transport.ts";

const MOST_POINTS = 5;
/** Post Office: six points score the row for five, and this (C-P28). */
const SIX_POINTS_VP = 9;

/** Cities with at least one project of the player, in sets connected along printed links (C-F2). */
export function networksOf(state: State, seat: Seat): City[][] {
  const own = new Set(CITIES.filter(({ id }) => isIn(state, seat, id)).map(({ id }) => id));
  const networks: City[][] = [];
  for (const city of CITIES) {
    if (!own.delete(city.id)) continue;
    const reached: CityId[] = [city.id];
    for (const id of reached) {
      for (const next of NEIGHBOURS[id]) if (own.delete(next)) reached.push(next);
    }
    networks.push(CITIES.filter(({ id }) => reached.includes(id)));
  }
  return networks;
}

function isIn(state: State, seat: Seat, city: CityId): boolean {
  return state.map[city]?.some((slot) => diskOn(slot)?.owner === seat) ?? false;
}

export interface ConnectionScore {
  readonly vp: number;
  readonly points: number;
  readonly level: TransportLevel;
  readonly majors: readonly CityId[];
  readonly cities: readonly CityId[];
  /** The Post Office added a point. */
  readonly postOffice: boolean;
}

/** Only the best network counts. */
export function bestConnection(state: State, seat: Seat): ConnectionScore | undefined {
  let best: ConnectionScore | undefined;
  if (MAJOR_CITIES.filter(({ id }) => isIn(state, seat, id)).length < 2) return undefined;
  for (const network of networksOf(state, seat)) {
    const score = scoreNetwork(state, seat, network);
    if (score !== undefined && score.vp > (best?.vp ?? 0)) best = score;
  }
  return best;
}

function scoreNetwork(state: State, seat: Seat, network: readonly City[]): ConnectionScore | undefined {
  const majors = network.filter(({ size }) => size === "major");
  if (majors.length < 2) return undefined;
  const player = playerAt(state, seat);
  const postOffice = staffed(player, "post-office");
  const points = majors.reduce((sum, { connectionPoints = 0 }) => sum + connectionPoints, postOffice ? 1 : 0);
  // Regions merely passed through do not matter.
  const levels = majors.map(({ region }) => TRANSPORT_LEVELS.indexOf(trackSpace(region, player.tracks[region]).level));
  const level = TRANSPORT_LEVELS[Math.min(...levels)] as TransportLevel;
  const row = CONNECTION_SCORE[Math.min(points, MOST_POINTS)];
  const vp = (row?.[level] ?? 0) + (points > MOST_POINTS ? SIX_POINTS_VP : 0);
  return { vp, points, level, majors: majors.map(({ id }) => id), cities: network.map(({ id }) => id), postOffice };
}
