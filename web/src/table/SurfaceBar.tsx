import { TABLE } from "../i18n/table.ts";
import { useWords } from "../i18n/words.ts";

interface SurfaceBarProps<Surface extends string> {
  readonly surfaces: readonly Surface[];
  readonly surface: Surface;
  /** Whether something can be done there. */
  readonly open: ReadonlySet<Surface>;
  readonly label: (surface: Surface) => string;
  readonly onSurface: (surface: Surface) => void;
}

/** On a small screen: switches between surfaces, with a dot where something can be done. */
export function SurfaceBar<Surface extends string>({
  surfaces,
  surface,
  open,
  label,
  onSurface,
}: SurfaceBarProps<Surface>) {
  const say = useWords(TABLE);
  return (
    <nav class="surface-bar" aria-label={say("surfaces")}>
      {surfaces.map((one) => (
        <button
          key={one}
          type="button"
          data-surface={one}
          aria-current={one === surface ? "page" : undefined}
          onClick={() => onSurface(one)}
        >
          <span>{label(one)}</span>
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
