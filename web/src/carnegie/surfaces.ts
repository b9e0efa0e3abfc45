import type { Move } from "@montan/carnegie";
import type { Choice, Spot } from "../table/choices.ts";

/** What a small screen shows one at a time. */
export const SURFACES = ["map", "company", "timeline", "boards", "players"] as const;
export type Surface = (typeof SURFACES)[number];

const SURFACE_OF: Readonly<Record<string, Surface>> = {
  row: "timeline",
  region: "map",
  track: "map",
  city: "map",
  slot: "map",
  cell: "company",
  employee: "company",
  effect: "company",
  all: "company",
  desk: "company",
  "action-choice": "company",
  tab: "boards",
  side: "boards",
  department: "boards",
  donation: "boards",
  column: "boards",
  tile: "boards",
  // The bid sheet lies over the map.
  sheet: "map",
};

/** The surface a spot is on; undefined: beside the prompt, always visible. */
export function surfaceOf(at: Spot): Surface | undefined {
  return SURFACE_OF[at.split(":")[0] as string];
}

/** The surface where a question is answered: the one where its default answer starts. */
export function surfaceFor(choices: readonly Choice<Move>[]): Surface | undefined {
  for (const { steps } of choices) {
    const surface = steps
      .flat()
      .map(surfaceOf)
      .find((one) => one !== undefined);
    if (surface !== undefined) return surface;
  }
  return undefined;
}

export function openSurfaces(choices: readonly Choice<Move>[]): ReadonlySet<Surface> {
  return new Set(choices.flatMap(({ steps }) => steps.flat()).flatMap((at) => surfaceOf(at) ?? []));
}

/** A question about donations or departments rather than about project tabs. */
export function isAskedInDrawer(choices: readonly Choice<Move>[]): boolean {
  const boards = choices.flatMap(({ steps }) => steps.flat()).filter((at) => surfaceOf(at) === "boards");
  return boards.length > 0 && !boards.some((at) => /^(tab|side):/.test(at));
}
