import { CITIES, CITY, CITY_IDS, type CityId, REGIONS, type Region } from "@montan/carnegie";
import { describe, expect, it } from "vitest";
import { REGION_SHAPES, SHEET } from "./geography.ts";
import { type Box, extentOf, nameOf, PLACES, type Point, plateOf } from "./places.ts";

/** The rings of a path made of one absolute start and relative lines each. */
function ringsOf(path: string): Point[][] {
  return path
    .split("M")
    .slice(1)
    .map((ring) => {
      const numbers = [...ring.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
      const points: Point[] = [];
      for (let index = 0; index + 1 < numbers.length; index += 2) {
        const [x, y] = points.at(-1) ?? [0, 0];
        points.push([x + (numbers[index] ?? 0), y + (numbers[index + 1] ?? 0)]);
      }
      return points;
    });
}

function isInside([x, y]: Point, region: Region): boolean {
  let inside = false;
  for (const ring of ringsOf(REGION_SHAPES[region])) {
    ring.forEach(([x1, y1], index) => {
      const [x2, y2] = ring.at(index - 1) as Point;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
  }
  return inside;
}

function overlap(a: Box, b: Box): boolean {
  const across = a.left < b.left + b.width && b.left < a.left + a.width;
  return across && a.top < b.top + b.height && b.top < a.top + a.height;
}

const pairs = CITY_IDS.flatMap((a, index) => CITY_IDS.slice(index + 1).map((b): [CityId, CityId] => [a, b]));

describe("the map", () => {
  it.each(CITIES.map(({ id, region }): [CityId, Region] => [id, region]))("draws %s in the region %s", (id, region) => {
    expect(REGIONS.filter((each) => isInside(PLACES[id].at, each))).toEqual([region]);
  });

  it("lays no plate or name over another city's", () => {
    const partsOf = (id: CityId) => [plateOf(id), nameOf(id)];
    const collisions = pairs.filter(([a, b]) =>
      partsOf(a).some((one) => partsOf(b).some((other) => overlap(one, other))),
    );
    expect(collisions).toEqual([]);
  });

  it("keeps every city on the sheet, with its point on its plate", () => {
    for (const id of CITY_IDS) {
      const { left, top, width, height } = extentOf(id);
      expect(left, id).toBeGreaterThan(8);
      expect(top, id).toBeGreaterThan(8);
      expect(left + width, id).toBeLessThan(SHEET.width - 8);
      expect(top + height, id).toBeLessThan(SHEET.height - 8);
      const plate = plateOf(id);
      const [x, y] = PLACES[id].at;
      expect(overlap({ left: x, top: y, width: 0.1, height: 0.1 }, plate), id).toBe(true);
    }
  });

  it("gives every city a target of 28 px on a laptop, where the sheet is 551 px wide", () => {
    const scale = 551 / SHEET.width;
    for (const id of CITY_IDS) {
      const { width, height } = extentOf(id);
      expect(Math.ceil(height * scale), id).toBeGreaterThanOrEqual(28);
      expect(Math.ceil(width * scale), id).toBeGreaterThanOrEqual(28);
    }
  });

  it("has room on each plate for all its slots", () => {
    for (const id of CITY_IDS) expect(plateOf(id).width, id).toBeGreaterThanOrEqual(CITY[id].slots.length * 27);
  });
});
