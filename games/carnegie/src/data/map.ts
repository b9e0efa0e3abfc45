/** The four regions, west to east as the rulebook lists them; each is also a mission area and has a transport track. */
export const REGIONS = ["west", "midwest", "south", "east"] as const;
export type Region = (typeof REGIONS)[number];

export const PROJECT_TYPES = ["housing", "commerce", "industry", "infrastructure"] as const;
export type ProjectType = (typeof PROJECT_TYPES)[number];

/** Goods a project of each type costs to build (C-B1). */
export const PROJECT_GOODS: Readonly<Record<ProjectType, number>> = {
  housing: 1,
  commerce: 1,
  industry: 2,
  infrastructure: 2,
};

export type CitySize = "small" | "medium" | "major";
/** What may be built on a slot; a small city takes any project. */
export type SlotType = ProjectType | "any";

interface CityRow<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly region: Region;
  readonly size: CitySize;
  /** Left to right as printed. */
  readonly slots: readonly SlotType[];
  /** Per project built here. */
  readonly vp: number;
  /** A small city with the transport symbol (C-B3). */
  readonly transportBonus?: true;
  readonly connectionPoints?: number;
  /** Layout hint: x, y on a drawing of 1232 × 952. */
  readonly pos: Position;
}
type Position = readonly [number, number];

const TRANSPORT = { transportBonus: true } as const;
const NOTHING = {};

function small<const Id extends string>(
  id: Id,
  name: string,
  region: Region,
  vp: number,
  symbol: typeof TRANSPORT | typeof NOTHING,
  pos: Position,
): CityRow<Id> {
  return { id, name, region, size: "small", slots: ["any"], vp, ...symbol, pos };
}

function medium<const Id extends string>(
  id: Id,
  name: string,
  region: Region,
  vp: number,
  slots: readonly ProjectType[],
  pos: Position,
): CityRow<Id> {
  return { id, name, region, size: "medium", slots, vp, pos };
}

function major<const Id extends string>(
  id: Id,
  name: string,
  region: Region,
  vp: number,
  slots: readonly ProjectType[],
  connectionPoints: number,
  pos: Position,
): CityRow<Id> {
  return { id, name, region, size: "major", slots, vp, connectionPoints, pos };
}

export const CITIES = [
  small("seattle", "Seattle", "west", 1, TRANSPORT, [143, 410]),
  small("helena", "Helena", "west", 1, TRANSPORT, [267, 433]),
  small("portland", "Portland", "west", 0, NOTHING, [123, 477]),
  small("boise", "Boise", "west", 0, NOTHING, [231, 498]),
  small("reno", "Reno", "west", 0, NOTHING, [209, 562]),
  small("salt-lake-city", "Salt Lake City", "west", 0, NOTHING, [283, 565]),
  small("santa-fe", "Santa Fe", "west", 1, TRANSPORT, [322, 667]),
  small("phoenix", "Phoenix", "west", 0, TRANSPORT, [239, 723]),
  major(
    "san-francisco",
    "San Francisco",
    "west",
    3,
    ["industry", "commerce", "industry", "housing", "infrastructure"],
    2,
    [118, 585],
  ),
  medium("denver", "Denver", "west", 2, ["infrastructure", "commerce", "housing"], [374, 590]),
  medium("los-angeles", "Los Angeles", "west", 3, ["housing", "industry", "commerce"], [151, 715]),
  small("fargo", "Fargo", "midwest", 1, TRANSPORT, [456, 443]),
  small("duluth", "Duluth", "midwest", 1, TRANSPORT, [580, 437]),
  small("st-paul", "St. Paul", "midwest", 1, TRANSPORT, [540, 494]),
  small("omaha", "Omaha", "midwest", 0, TRANSPORT, [470, 522]),
  small("cincinnati", "Cincinnati", "midwest", 0, TRANSPORT, [733, 597]),
  major(
    "chicago",
    "Chicago",
    "midwest",
    3,
    ["industry", "commerce", "industry", "housing", "infrastructure"],
    1,
    [688, 505],
  ),
  medium("kansas-city", "Kansas City", "midwest", 2, ["commerce", "commerce", "housing"], [506, 615]),
  medium("st-louis", "St. Louis", "midwest", 2, ["industry", "housing", "infrastructure"], [625, 620]),
  medium("albany", "Albany", "east", 3, ["housing", "commerce", "industry"], [893, 430]),
  medium("boston", "Boston", "east", 3, ["housing", "commerce", "industry"], [1002, 430]),
  medium("pittsburgh", "Pittsburgh", "east", 2, ["housing", "commerce", "industry"], [806, 498]),
  major(
    "new-york",
    "New York",
    "east",
    3,
    ["housing", "commerce", "industry", "commerce", "infrastructure"],
    1,
    [961, 545],
  ),
  medium("washington", "Washington", "east", 2, ["infrastructure", "housing", "infrastructure"], [850, 605]),
  small("el-paso", "El Paso", "south", 0, TRANSPORT, [374, 770]),
  small("san-antonio", "San Antonio", "south", 0, TRANSPORT, [465, 837]),
  small("dallas", "Dallas", "south", 0, TRANSPORT, [501, 738]),
  small("memphis", "Memphis", "south", 0, NOTHING, [624, 708]),
  small("charleston", "Charleston", "south", 1, TRANSPORT, [824, 700]),
  medium("houston", "Houston", "south", 3, ["commerce", "infrastructure", "industry"], [573, 840]),
  medium("atlanta", "Atlanta", "south", 2, ["industry", "housing", "commerce"], [733, 695]),
  major(
    "new-orleans",
    "New Orleans",
    "south",
    3,
    ["housing", "commerce", "housing", "industry", "infrastructure"],
    1,
    [694, 805],
  ),
] as const;

export type CityId = (typeof CITIES)[number]["id"];
export type City = CityRow & { readonly id: CityId };

export const LINKS: readonly (readonly [CityId, CityId])[] = [
  ["seattle", "portland"],
  ["seattle", "helena"],
  ["helena", "fargo"],
  ["portland", "san-francisco"],
  ["portland", "boise"],
  ["boise", "denver"],
  ["san-francisco", "reno"],
  ["reno", "salt-lake-city"],
  ["salt-lake-city", "denver"],
  ["san-francisco", "los-angeles"],
  ["los-angeles", "santa-fe"],
  ["los-angeles", "phoenix"],
  ["phoenix", "santa-fe"],
  ["phoenix", "el-paso"],
  ["santa-fe", "denver"],
  ["santa-fe", "el-paso"],
  ["denver", "omaha"],
  ["denver", "kansas-city"],
  ["el-paso", "dallas"],
  ["el-paso", "san-antonio"],
  ["san-antonio", "houston"],
  ["dallas", "houston"],
  ["dallas", "kansas-city"],
  ["dallas", "memphis"],
  ["houston", "new-orleans"],
  ["memphis", "st-louis"],
  ["memphis", "atlanta"],
  ["memphis", "new-orleans"],
  ["atlanta", "new-orleans"],
  ["atlanta", "cincinnati"],
  ["atlanta", "washington"],
  ["atlanta", "charleston"],
  ["charleston", "washington"],
  ["fargo", "duluth"],
  ["fargo", "st-paul"],
  ["duluth", "st-paul"],
  ["st-paul", "omaha"],
  ["st-paul", "chicago"],
  ["omaha", "chicago"],
  ["omaha", "kansas-city"],
  ["kansas-city", "chicago"],
  ["kansas-city", "st-louis"],
  ["st-louis", "chicago"],
  ["st-louis", "cincinnati"],
  ["cincinnati", "pittsburgh"],
  ["cincinnati", "washington"],
  ["chicago", "pittsburgh"],
  ["pittsburgh", "albany"],
  ["pittsburgh", "new-york"],
  ["pittsburgh", "washington"],
  ["albany", "boston"],
  ["albany", "new-york"],
  ["boston", "new-york"],
  ["new-york", "washington"],
];

export const CITY_IDS: readonly CityId[] = CITIES.map(({ id }) => id);
export const CITY = Object.fromEntries(CITIES.map((city) => [city.id, city])) as unknown as Readonly<
  Record<CityId, City>
>;
export const CITIES_IN = Object.fromEntries(
  REGIONS.map((region) => [region, CITIES.filter((city) => city.region === region)]),
) as unknown as Readonly<Record<Region, readonly City[]>>;
export const MAJOR_CITIES: readonly City[] = CITIES.filter(({ size }) => size === "major");

/** Neighbours along printed links. */
export const NEIGHBOURS = Object.fromEntries(
  CITIES.map(({ id }) => [id, LINKS.filter((link) => link.includes(id)).map(([a, b]) => (a === id ? b : a))]),
) as unknown as Readonly<Record<CityId, readonly CityId[]>>;
