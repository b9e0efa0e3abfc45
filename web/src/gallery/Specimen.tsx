import type { ComponentChildren } from "preact";

/** One piece with its name under it. */
export function Specimen({
  name,
  wide = false,
  children,
}: {
  readonly name: string;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}) {
  return (
    <figure class={wide ? "specimen specimen-wide" : "specimen"}>
      <div class="specimen-piece">{children}</div>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

export function SpecimenRow({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="specimen-row">
      <h3>{title}</h3>
      <div class="specimen-pieces">{children}</div>
    </section>
  );
}
