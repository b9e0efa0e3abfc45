import type { ProjectType, SlotType } from "@montan/carnegie";
import type { JSX } from "preact";
import type { ArtProps } from "../crests.tsx";
import { still } from "../still.ts";

/** A silhouette for each type, recognizable without its colour. Cut-out parts show the paper. */
const SHAPES: Readonly<Record<ProjectType, () => JSX.Element>> = {
  housing: () => (
    <>
      <path d="M12 2.4 16 5.800V3.600h2.700v4.500l3 2.6-1.4 1.7-1.3-1.100v9.900H5v-9.900l-1.3 1.1-1.4-1.700Z" />
      <path class="cut" d="M10 21.200v-5.600h4v5.600ZM10.7 9.400h2.600v2.800h-2.600Z" />
    </>
  ),
  commerce: () => (
    <>
      <circle cx="12" cy="12" r="9.8" />
      <path
        class="cut-line"
        d="M12 4.900v14.200M15.6 9c-.3-1.5-1.7-2.3-3.6-2.3-2.1 0-3.6.9-3.6 2.6 0 3.9 7.4 1.7 7.4 5.5 0 1.8-1.6 2.6-3.8 2.6-2.1 0-3.6-.9-3.8-2.5"
      />
    </>
  ),
  industry: () => (
    <>
      <path d="M2 21.200V11.700l5.6-4.300v4.300l5.6-4.300v4.300h1.900l.6-8.900h3.400l.7 8.900H22v9.500Z" />
      <path class="cut" d="M5 14.800h2.800v2.800H5ZM10.6 14.800h2.800v2.800h-2.800ZM16.2 14.800H19v2.800h-2.800Z" />
    </>
  ),
  infrastructure: () => (
    <>
      <path d="M1.4 8.400h21.200v11.400h-3.200a7.4 7.4 0 0 0-14.8 0H1.400Z" />
      <path class="cut-line" d="M3 11h18" />
      <path class="parapet" d="M1.4 4.800h21.200M4 4.800v3.600M9.3 4.800v3.600M14.7 4.800v3.600M20 4.800v3.6" />
    </>
  ),
};

/** The sign of a project type, in its colour. */
export const ProjectSign = still(({ type, ...place }: ArtProps & { readonly type: ProjectType }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" {...place} class={`project project-${type} ${place.class ?? ""}`}>
    {SHAPES[type]()}
  </svg>
));

/** What may be built on a slot: the sign of its type, or the open ring of a small city. */
export const SlotSign = still(({ type, ...place }: ArtProps & { readonly type: SlotType }) =>
  type === "any" ? (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...place} class={`project project-any ${place.class ?? ""}`}>
      <circle cx="12" cy="12" r="4.4" />
      <circle class="open-ring" cx="12" cy="12" r="9.2" />
    </svg>
  ) : (
    <ProjectSign type={type} {...place} />
  ),
);
