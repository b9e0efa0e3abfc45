import { type Choice, SURFACES, type Surface, surfaceOf } from "./choices.ts";
import { useTable, useVoice } from "./context.ts";

/** On a small screen: one surface at a time, a dot where something can be done. */
export function SurfaceBar({
  surface,
  onSurface,
}: {
  readonly surface: Surface;
  readonly onSurface: (surface: Surface) => void;
}) {
  const { choices } = useTable();
  const { say } = useVoice();
  const open = openSurfaces(choices);
  return (
    <nav class="surface-bar" aria-label={say("surfaces")}>
      {SURFACES.map((one) => (
        <button
          key={one}
          type="button"
          data-surface={one}
          aria-current={one === surface ? "page" : undefined}
          onClick={() => onSurface(one)}
        >
          <span>{say(`surface-${one}`)}</span>
          {open.has(one) && (
            <span class="surface-dot">
              <span class="visually-hidden">{say("something-to-do")}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

function openSurfaces(choices: readonly Choice[]): ReadonlySet<Surface> {
  return new Set(
    choices.flatMap(({ move, spots }) => (paysWithHand(move.type) ? ["hand" as const] : spots.map(surfaceOf))),
  );
}

function paysWithHand(type: Choice["move"]["type"]): boolean {
  return type === "pay-workers" || type === "use-innovations";
}
