import { CITY, type City, type CityId } from "@montan/carnegie";

/** Where a city is on the sheet: its point, how much of its plate is left of it, and where its name goes. */
interface Place {
  readonly at: Point;
  readonly before: number;
  readonly name: "above" | "below";
  readonly align: "start" | "middle" | "end";
}

export type Point = readonly [x: number, y: number];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** True positions in the map's projection, shifted a little where plates or names would overlap. */
export const PLACES: Readonly<Record<CityId, Place>> = {
  seattle: { at: [133, 48], before: 0.1, name: "above", align: "middle" },
  helena: { at: [236, 101], before: 0.3, name: "above", align: "start" },
  portland: { at: [93, 91], before: 0.5, name: "above", align: "end" },
  boise: { at: [179, 133], before: 0.5, name: "above", align: "middle" },
  reno: { at: [111, 184], before: 0.3, name: "above", align: "middle" },
  "salt-lake-city": { at: [216, 198], before: 0.5, name: "above", align: "middle" },
  "santa-fe": { at: [282, 314], before: 0.3, name: "above", align: "middle" },
  phoenix: { at: [192, 337], before: 0.7, name: "below", align: "middle" },
  "san-francisco": { at: [74, 236], before: 0.3, name: "below", align: "start" },
  denver: { at: [306, 241], before: 0.9, name: "below", align: "middle" },
  "los-angeles": { at: [96, 304], before: 0.7, name: "below", align: "middle" },
  fargo: { at: [428, 122], before: 0.9, name: "above", align: "middle" },
  duluth: { at: [497, 109], before: 0.3, name: "above", align: "middle" },
  "st-paul": { at: [459, 167], before: 0.1, name: "above", align: "middle" },
  omaha: { at: [426, 225], before: 0.9, name: "above", align: "middle" },
  cincinnati: { at: [610, 254], before: 0.1, name: "below", align: "start" },
  chicago: { at: [547, 206], before: 0.5, name: "above", align: "end" },
  "kansas-city": { at: [452, 274], before: 0.9, name: "below", align: "middle" },
  "st-louis": { at: [525, 283], before: 0.3, name: "above", align: "start" },
  albany: { at: [812, 153], before: 0.9, name: "above", align: "middle" },
  boston: { at: [868, 158], before: 0.1, name: "above", align: "start" },
  pittsburgh: { at: [693, 211], before: 0.3, name: "above", align: "middle" },
  "new-york": { at: [808, 197], before: 0.1, name: "below", align: "end" },
  washington: { at: [759, 252], before: 0.1, name: "below", align: "middle" },
  "el-paso": { at: [270, 384], before: 0.7, name: "below", align: "middle" },
  "san-antonio": { at: [375, 457], before: 0.9, name: "below", align: "end" },
  dallas: { at: [406, 381], before: 0.9, name: "above", align: "middle" },
  memphis: { at: [520, 339], before: 0.5, name: "below", align: "middle" },
  charleston: { at: [708, 366], before: 0.1, name: "below", align: "middle" },
  houston: { at: [434, 422], before: 0.5, name: "below", align: "end" },
  atlanta: { at: [621, 352], before: 0.5, name: "below", align: "end" },
  "new-orleans": { at: [530, 427], before: 0.1, name: "below", align: "middle" },
};

/**
 * Measures in units of the sheet; on a laptop a unit is a little less than 0.6 px, and no name is smaller than 13 px.
 */
const PLATE_HEIGHT = 30;
const SLOT_WIDTH = 27;
const NAME_HEIGHT = 20;
const PLATE_END = 3;
const SYMBOL_WIDTH = 28;
const VP_WIDTH = 21;
const LINK_WIDTH = 35;
/** The width per letter of the widest name at the size in which names are set. */
const LETTER = 9.3;

/** The plate of a city: its slots, then the transport symbol, the VP and the connection points. */
export function plateOf(id: CityId): Box {
  const { at, before } = PLACES[id];
  const width = plateWidth(CITY[id]);
  return { left: at[0] - before * width, top: at[1] - PLATE_HEIGHT / 2, width, height: PLATE_HEIGHT };
}

function plateWidth({ slots, transportBonus, vp, size }: City): number {
  const signs = [transportBonus && SYMBOL_WIDTH, vp > 0 && VP_WIDTH, size === "major" && LINK_WIDTH];
  return PLATE_END + slots.length * SLOT_WIDTH + signs.reduce<number>((sum, sign) => sum + (sign || 0), 0);
}

/** The area of a city's name, above or below its plate. */
export function nameOf(id: CityId): Box {
  const { name, align } = PLACES[id];
  const plate = plateOf(id);
  const width = CITY[id].name.length * LETTER + 4;
  const room = plate.width - width;
  const left = plate.left + { start: 2, middle: room / 2, end: room - 2 }[align];
  const top = name === "above" ? plate.top - NAME_HEIGHT : plate.top + PLATE_HEIGHT;
  return { left, top, width, height: NAME_HEIGHT };
}

/** A short name on a single slot still makes a target of 28 px on a laptop. */
const LEAST_WIDTH = 51;

/** Plate and name together: the pointer target of a city. */
export function extentOf(id: CityId): Box {
  const plate = plateOf(id);
  const name = nameOf(id);
  const left = Math.min(plate.left, name.left);
  const top = Math.min(plate.top, name.top);
  const width = Math.max(plate.left + plate.width, name.left + name.width) - left;
  const more = Math.max(0, LEAST_WIDTH - width);
  return { left: left - more / 2, top, width: width + more, height: PLATE_HEIGHT + NAME_HEIGHT };
}
