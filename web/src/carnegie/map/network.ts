import { bestConnection, type CityId, type ConnectionScore, LINKS, networksOf, type State } from "@montan/carnegie";
import type { Seat } from "@montan/engine";

/** A printed link between two cities of one player's network. */
export interface LitRail {
  /** `city city`, as printed. */
  readonly link: string;
  /** In the direction in which it is reached. */
  readonly ends: readonly [CityId, CityId];
  /** It belongs to the connection that would be scored. */
  readonly scores: boolean;
}

export interface Network {
  /** Rail by rail, in the order in which they light up. */
  readonly rails: readonly LitRail[];
  readonly cities: ReadonlySet<CityId>;
  readonly worth: ConnectionScore | undefined;
}

/** The rails between the cities of a player, the scoring connection first. */
export function networkOf(state: State, seat: Seat): Network {
  const worth = bestConnection(state, seat);
  const groups = networksOf(state, seat).map((cities) => cities.map(({ id }) => id));
  const scoring = new Set<CityId>(worth?.cities);
  groups.sort((a, b) => Number(b.some((id) => scoring.has(id))) - Number(a.some((id) => scoring.has(id))));
  const rails = groups.flatMap((cities) => railsOf(cities, worth?.majors[0] ?? cities[0], scoring));
  return { rails, cities: new Set(groups.flat()), worth };
}

function railsOf(cities: readonly CityId[], start: CityId | undefined, scoring: ReadonlySet<CityId>): LitRail[] {
  const [first] = cities;
  if (first === undefined) return [];
  const reached: CityId[] = [start !== undefined && cities.includes(start) ? start : first];
  const rails: LitRail[] = [];
  const inside = LINKS.filter(([a, b]) => cities.includes(a) && cities.includes(b));
  for (const at of reached) {
    for (const ends of inside) {
      const link = ends.join(" ");
      if (!ends.includes(at) || rails.some((rail) => rail.link === link)) continue;
      const next = ends[0] === at ? ends[1] : ends[0];
      rails.push({ link, ends: [at, next], scores: scoring.has(at) });
      if (!reached.includes(next)) reached.push(next);
    }
  }
  return rails;
}
