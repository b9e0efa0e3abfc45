import type { ComponentChildren } from "preact";
import type { ArtProps } from "../crests.tsx";

/** A line drawing in Montan's style: one weight (1.75 on a sheet of 24), in the colour of the surrounding text. */
export function Engraved({
  wide = 24,
  children,
  ...place
}: ArtProps & { readonly wide?: number; readonly children: ComponentChildren }) {
  return (
    <svg viewBox={`0 0 ${wide} 24`} aria-hidden="true" {...place} class={`engraved ${place.class ?? ""}`}>
      {children}
    </svg>
  );
}
