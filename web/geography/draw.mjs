// Draws the map of Carnegie from public-domain shapes; see README.md. Run it where the packages named there are
// installed.
import { createRequire } from "node:module";
import { join } from "node:path";

const needed = createRequire(join(process.cwd(), "package.json"));
const topojson = { ...needed("topojson-client"), ...needed("topojson-simplify") };
const { geoAlbers } = needed("d3-geo");
const US = needed("us-atlas/states-10m.json");
const WORLD = needed("world-atlas/countries-50m.json");

export const SHEET = { width: 1000, height: 540 };

/** States by region; regions not determined by the cities follow the Census Bureau's regions. */
const STATES = {
  west: ["WA", "OR", "CA", "NV", "ID", "MT", "WY", "UT", "CO", "AZ", "NM"],
  midwest: ["ND", "SD", "NE", "KS", "MN", "IA", "MO", "WI", "IL", "MI", "IN", "OH"],
  south: ["TX", "OK", "AR", "LA", "MS", "AL", "TN", "KY", "GA", "FL", "SC", "NC"],
  east: ["ME", "NH", "VT", "MA", "RI", "CT", "NY", "NJ", "PA", "DE", "MD", "DC", "VA", "WV"],
};
const FIPS = {
  AL: 1,
  AZ: 4,
  AR: 5,
  CA: 6,
  CO: 8,
  CT: 9,
  DE: 10,
  DC: 11,
  FL: 12,
  GA: 13,
  ID: 16,
  IL: 17,
  IN: 18,
  IA: 19,
  KS: 20,
  KY: 21,
  LA: 22,
  ME: 23,
  MD: 24,
  MA: 25,
  MI: 26,
  MN: 27,
  MS: 28,
  MO: 29,
  MT: 30,
  NE: 31,
  NV: 32,
  NH: 33,
  NJ: 34,
  NM: 35,
  NY: 36,
  NC: 37,
  ND: 38,
  OH: 39,
  OK: 40,
  OR: 41,
  PA: 42,
  RI: 44,
  SC: 45,
  SD: 46,
  TN: 47,
  TX: 48,
  UT: 49,
  VT: 50,
  VA: 51,
  WA: 53,
  WV: 54,
  WI: 55,
  WY: 56,
};
const REGION_OF = new Map(
  Object.entries(STATES).flatMap(([region, states]) =>
    states.map((state) => [String(FIPS[state]).padStart(2, "0"), region]),
  ),
);

/** The positions of the cities, longitude and latitude. */
const CITIES = {
  seattle: [-122.33, 47.61],
  helena: [-112.04, 46.59],
  portland: [-122.68, 45.52],
  boise: [-116.2, 43.62],
  reno: [-119.81, 39.53],
  "salt-lake-city": [-111.89, 40.76],
  "santa-fe": [-105.94, 35.69],
  phoenix: [-112.07, 33.45],
  "san-francisco": [-122.42, 37.77],
  denver: [-104.99, 39.74],
  "los-angeles": [-118.24, 34.05],
  fargo: [-96.79, 46.88],
  duluth: [-92.1, 46.79],
  "st-paul": [-93.09, 44.95],
  omaha: [-95.93, 41.26],
  cincinnati: [-84.51, 39.1],
  chicago: [-87.63, 41.88],
  "kansas-city": [-94.58, 39.1],
  "st-louis": [-90.2, 38.63],
  albany: [-73.76, 42.65],
  boston: [-71.06, 42.36],
  pittsburgh: [-80.0, 40.44],
  "new-york": [-74.0, 40.71],
  washington: [-77.04, 38.9],
  "el-paso": [-106.49, 31.76],
  "san-antonio": [-98.49, 29.42],
  dallas: [-96.8, 32.78],
  memphis: [-90.05, 35.15],
  charleston: [-79.93, 32.78],
  houston: [-95.37, 29.76],
  atlanta: [-84.39, 33.75],
  "new-orleans": [-90.07, 29.95],
};

/** Northern shores of the Great Lakes, roughly; the southern ones are the coasts of the states drawn over them. */
const LAKES = [
  [
    [-92.2, 46.6],
    [-91.2, 47.2],
    [-89.6, 48.0],
    [-88.4, 48.6],
    [-87.2, 48.8],
    [-86.0, 48.7],
    [-85.0, 47.9],
    [-84.7, 46.9],
    [-84.4, 46.5],
    [-85.5, 46.3],
    [-88, 46.4],
    [-90.5, 46.4],
  ],
  [
    [-84.5, 45.9],
    [-83.9, 46.2],
    [-82.6, 46.2],
    [-81.2, 45.95],
    [-80.4, 45.5],
    [-79.8, 44.8],
    [-80.5, 44.45],
    [-81.2, 44.9],
    [-81.5, 44.5],
    [-81.7, 43.6],
    [-82.1, 43.05],
    [-82.6, 43.0],
    [-83.6, 43.6],
    [-83.6, 44.6],
  ],
  [
    [-83.3, 42.1],
    [-82.5, 42.1],
    [-81.7, 42.5],
    [-80.5, 42.6],
    [-79.5, 42.85],
    [-78.9, 42.9],
    [-79.3, 42.3],
    [-81, 41.6],
    [-82.7, 41.3],
    [-83.5, 41.6],
  ],
  [
    [-79.8, 43.3],
    [-79.3, 43.7],
    [-78.0, 43.95],
    [-76.8, 44.2],
    [-76.0, 44.2],
    [-76.0, 43.4],
    [-77.5, 43.1],
    [-79.1, 43.1],
  ],
  [
    [-88.1, 46.0],
    [-85.0, 46.1],
    [-84.7, 45.7],
    [-86.0, 44.6],
    [-86.1, 42.4],
    [-87.0, 41.6],
    [-87.9, 42.2],
    [-88.0, 44.4],
  ],
];

/**
 * The East has a third of the slots on a tenth of the land: longitudes are stretched smoothly there, for land and
 * cities alike, so that relative positions stay right.
 */
function stretched([longitude, latitude]) {
  const at = longitude + 84;
  return [longitude + STRETCH * 3.4 * Math.log1p(Math.exp(at / 3.4)), latitude];
}
const STRETCH = 0.6;

const projection = geoAlbers().parallels([29.5, 45.5]).rotate([91.5, 0]).center([0, 38]);
const scaled = projection.scale(1050).translate([494, 287]);
const onSheet = (place) => scaled(stretched(place));

function planar(topology) {
  const { transform, arcs, ...rest } = topology;
  return {
    ...rest,
    arcs: arcs.map((arc) => {
      let x = 0;
      let y = 0;
      return arc.map(([dx, dy]) => {
        x += dx;
        y += dy;
        return onSheet([
          x * transform.scale[0] + transform.translate[0],
          y * transform.scale[1] + transform.translate[1],
        ]);
      });
    }),
  };
}

function simplified(topology, area) {
  const weighed = topojson.presimplify(topology);
  return topojson.simplify(weighed, area);
}

/** Rings cut off at a frame around the sheet. */
function clipped(ring) {
  const edges = [
    [([x]) => x >= -12, (a, b) => cut(a, b, 0, -12)],
    [([x]) => x <= SHEET.width + 12, (a, b) => cut(a, b, 0, SHEET.width + 12)],
    [([, y]) => y >= -12, (a, b) => cut(a, b, 1, -12)],
    [([, y]) => y <= SHEET.height + 12, (a, b) => cut(a, b, 1, SHEET.height + 12)],
  ];
  return edges.reduce(
    (points, [inside, meet]) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1);
        if (inside(point)) return inside(before) ? [point] : [meet(before, point), point];
        return inside(before) ? [meet(before, point)] : [];
      }),
    ring,
  );
}

function cut(a, b, axis, at) {
  const share = (at - a[axis]) / (b[axis] - a[axis]);
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

const area = (ring) =>
  Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring.at(i - 1)[1] - y * ring.at(i - 1)[0], 0) / 2);

/** Relative lines with one decimal: short and exact enough for the largest screen. */
function path(points, closed) {
  let [x, y] = [0, 0];
  let text = "";
  points.forEach(([nx, ny], index) => {
    const rx = Math.round(nx * 10);
    const ry = Math.round(ny * 10);
    if (index === 0) text += `M${rx / 10} ${ry / 10}`;
    else if (rx !== x || ry !== y)
      text += `${index === 1 ? "l" : sep((rx - x) / 10)}${short((rx - x) / 10)}${sep((ry - y) / 10)}${short((ry - y) / 10)}`;
    [x, y] = [rx, ry];
  });
  return closed ? `${text}Z` : text;
}
const sep = (number) => (number < 0 ? "" : " ");
const short = (number) => String(number).replace(/^(-?)0\./, "$1.");

function outlines({ coordinates }, least) {
  return coordinates
    .flat()
    .map((ring) => clipped(ring.slice(0, -1)))
    .filter((ring) => ring.length > 2 && area(ring) > least)
    .map((ring) => path(ring, true))
    .join("");
}

const country = simplified(planar(US), 1.6);
const states = country.objects.states.geometries.filter(({ id }) => REGION_OF.has(id));
const collection = { type: "GeometryCollection", geometries: states };
const regionOf = ({ id }) => REGION_OF.get(id);
const borders = (between) =>
  topojson
    .mesh(country, collection, (a, b) => a !== b && between(regionOf(a), regionOf(b)))
    .coordinates.map((line) => path(line, false))
    .join("");

const world = simplified(planar(WORLD), 2.5);
const abroad = world.objects.countries.geometries.filter(({ properties }) =>
  ["Canada", "Mexico", "Cuba", "Bahamas"].includes(properties.name),
);

const result = {
  regions: Object.fromEntries(
    Object.keys(STATES).map((region) => [
      region,
      outlines(
        topojson.merge(
          country,
          states.filter((state) => regionOf(state) === region),
        ),
        5,
      ),
    ]),
  ),
  stateBorders: borders((a, b) => a === b),
  regionBorders: borders((a, b) => a !== b),
  abroad: outlines(topojson.merge(world, abroad), 6),
  lakes: LAKES.map((lake) => path(lake.map(onSheet), true)).join(""),
  meridians: [-125, -120, -115, -110, -105, -100, -95, -90, -85, -80, -75, -70, -65, -60]
    .map((x) =>
      path(
        [60, 50, 45, 40, 35, 30, 25, 20, 15].map((y) => onSheet([x, y])),
        false,
      ),
    )
    .join(""),
  parallels: [25, 30, 35, 40, 45, 50]
    .map((y) =>
      path(
        Array.from({ length: 24 }, (_, step) => onSheet([-138 + step * 3.8, y])),
        false,
      ),
    )
    .join(""),
  cities: Object.fromEntries(Object.entries(CITIES).map(([id, place]) => [id, onSheet(place).map(Math.round)])),
};
process.stdout.write(JSON.stringify(result, null, 1));
