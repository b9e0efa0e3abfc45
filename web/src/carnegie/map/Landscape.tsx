import { CITY_IDS, LINKS, REGIONS, type Region } from "@montan/carnegie";
import { still } from "../../art/still.ts";
import { lightOf } from "../../table/choices.ts";
import { useTable } from "../context.ts";
import { spot } from "../spots.ts";
import { ABROAD, GRATICULE, LAKES, REGION_BORDERS, REGION_SHAPES, SHEET, STATE_BORDERS } from "./geography.ts";
import { Cartouche, CompassRose } from "./ornaments.tsx";
import { PLACES, type Point } from "./places.ts";

/** Each region has its own hatching, so that borders do not depend on colour. */
const HATCHES: Readonly<Record<Region, string>> = {
  west: "M0 4h8",
  midwest: "M-2 2l4-4M0 8l8-8M6 10l4-4",
  south: "M2 2v.01M6 6v.01",
  east: "M4 0v8",
};

/** Where each region's name is lettered across its land. */
const LETTERING: Readonly<Record<Region, Point>> = {
  west: [186, 280],
  midwest: [366, 176],
  south: [478, 388],
  east: [898, 86],
};

const VIEW_BOX = `0 0 ${SHEET.width} ${SHEET.height}`;

/** Water and neighbouring countries: never changes. */
const Surroundings = still((_: object) => (
  <svg class="landscape" viewBox={VIEW_BOX} aria-hidden="true">
    <defs>
      {REGIONS.map((region) => (
        <pattern key={region} id={`hatch-${region}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path class="hatch" d={HATCHES[region]} />
        </pattern>
      ))}
    </defs>
    <rect class="sea" width={SHEET.width} height={SHEET.height} />
    <path class="graticule on-sea" d={GRATICULE} />
    <path class="shore" d={`${ABROAD}${Object.values(REGION_SHAPES).join("")}`} />
    <path class="abroad" d={ABROAD} />
    <path class="lakes" d={LAKES} />
  </svg>
));

/** A whole region can be pointed at while the question is which one. */
function Land({ region }: { readonly region: Region }) {
  const { choices, picked } = useTable();
  const light = lightOf(choices, picked, spot.region(region));
  return (
    <g
      class={`land land-${region}`}
      data-spot={light === undefined ? undefined : spot.region(region)}
      data-light={light}
    >
      <path class="ground" d={REGION_SHAPES[region]} />
      <path class="hatching" fill={`url(#hatch-${region})`} d={REGION_SHAPES[region]} />
    </g>
  );
}

/** All printed rails in a few strokes: bed, sleepers, line, and a point for each city. */
const RAILS = LINKS.map(([a, b]) => `M${PLACES[a].at.join(" ")}L${PLACES[b].at.join(" ")}`).join("");
const POINTS = CITY_IDS.map((id) => `M${PLACES[id].at.join(" ")}h.01`).join("");

interface PrintProps {
  /** The names of the regions, in their order. */
  readonly names: readonly string[];
  readonly title: string;
  readonly line: string;
}

/** What is printed over the land: borders, lettering, ornaments, rails. */
const Print = still(({ names, title, line }: PrintProps) => (
  <svg class="landscape print" viewBox={VIEW_BOX} aria-hidden="true">
    <path class="graticule" d={GRATICULE} />
    <path class="state-borders" d={STATE_BORDERS} />
    <path class="region-borders" d={REGION_BORDERS} />
    <path class="coast" d={Object.values(REGION_SHAPES).join("")} />
    <g class="lettering">
      {REGIONS.map((region, index) => (
        <text key={region} transform={`translate(${LETTERING[region].join(" ")})`}>
          {names[index]?.split(" ").map((word, line) => (
            <tspan key={word} x="0" y={line * 19}>
              {word}
            </tspan>
          ))}
        </text>
      ))}
    </g>
    <CompassRose />
    <Cartouche title={title} line={line} />
    <g class="rails">
      <path class="rail-bed" d={RAILS} />
      <path class="sleepers" d={RAILS} />
      <path class="rail-line" d={RAILS} />
      <path class="points" d={POINTS} />
    </g>
  </svg>
));

/** The country: land and water, borders, names, ornaments and rails. */
export function Landscape(print: PrintProps) {
  return (
    <>
      <Surroundings />
      <svg class="landscape" viewBox={VIEW_BOX} aria-hidden="true">
        {REGIONS.map((region) => (
          <Land key={region} region={region} />
        ))}
      </svg>
      <Print {...print} />
    </>
  );
}
