import type { ComponentChildren } from "preact";
import { canPick, lightOf, moveAt, moveText, type Spot } from "./choices.ts";
import { usePointer } from "./context.ts";
import { useMarks, useZoneMarks } from "./marks.ts";

interface PieceProps {
  /** Its key for log and motion. */
  readonly piece: string;
  /** Another key it is known by: of a wagon that has been loaded. */
  readonly alias?: string;
  /** The spot it stands for; if missing, the piece is only a picture. */
  readonly spot?: Spot | undefined;
  readonly label: string;
  readonly class: string;
  /** The section of the rules about it. */
  readonly rules: string;
  /** A card that can be selected to pay: whether it is. */
  readonly toggle?: boolean | undefined;
  readonly place?: number;
  /** What is drawn larger when it is pointed at. */
  readonly explain?: string | undefined;
  readonly style?: string | Readonly<Record<string, string | number>>;
  readonly children: ComponentChildren;
}

/** A piece on the table: a button if the person may point at it, else a picture with a name. */
export function Piece({
  piece,
  alias = piece,
  spot,
  label,
  rules,
  toggle,
  place,
  explain,
  style,
  children,
  ...rest
}: PieceProps) {
  const { choices, picked } = usePointer();
  const marks = useMarks();
  const common = {
    "data-piece": piece,
    "data-rules": rules,
    ...marks(piece, alias),
    "data-explain": explain,
    class: `piece ${rest.class}`,
    ...(style !== undefined && { style }),
  };
  if (spot === undefined) {
    return (
      <div role="img" aria-label={label} title={label} {...common}>
        {children}
      </div>
    );
  }
  const light = toggle === undefined ? lightOf(choices, picked, spot) : toggle ? "picked" : "open";
  const move = toggle === undefined ? moveAt(choices, picked, spot) : undefined;
  const pressable = toggle !== undefined || canPick(choices, spot);
  return (
    <button
      type="button"
      {...common}
      aria-label={label}
      title={label}
      aria-disabled={light === undefined ? "true" : undefined}
      aria-pressed={pressable && move === undefined ? light === "picked" : undefined}
      data-spot={spot}
      data-light={light}
      data-place={place}
      data-toggle={toggle === undefined ? undefined : "true"}
      data-move={move === undefined ? undefined : moveText(move)}
    >
      {children}
    </button>
  );
}

/** The attributes of a zone that holds pieces. */
export function useZone(key: string, rules: string, spot?: Spot) {
  const { choices, picked } = usePointer();
  const marks = useMarks();
  return {
    "data-piece": key,
    "data-rules": rules,
    ...marks(key),
    "data-spot": spot,
    "data-light": spot === undefined ? undefined : lightOf(choices, picked, spot),
  };
}

/** The attributes of a zone drawn so small that its pieces have no keys of their own. */
export function useSmallZone(key: string, rules: string) {
  return { "data-piece": key, "data-rules": rules, ...useZoneMarks(key) };
}
