import type { ComponentChildren } from "preact";
import { steady } from "../art/steady.ts";
import { RulesLink } from "./RulesLink.tsx";

interface HeadingProps {
  /** The section of the rules about it. */
  readonly rules: string;
  readonly of: string;
  readonly children: ComponentChildren;
}

/** The heading of a whole region: always read aloud, visible where regions take turns. */
export const RegionHeading = steady(({ id, rules, of, children }: HeadingProps & { readonly id: string }) => (
  <header class="region-head">
    <h2 id={id}>{children}</h2>
    <RulesLink section={rules} of={of} />
  </header>
));

/** The heading of a zone of the table. */
export const ZoneHeading = steady(({ rules, of, children }: HeadingProps) => (
  <div class="zone-head">
    <h3 class="zone-title">{children}</h3>
    <RulesLink section={rules} of={of} />
  </div>
));
