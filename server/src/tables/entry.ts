import type { BotName } from "@montan/bots";
import type { Seat } from "@montan/engine";
import type { Ending, LinkKind, Settings } from "@montan/protocol";

/** Format of the entries below. A node that does not know a format leaves the table to those that do. */
export const FORMAT = 1;

export interface Created {
  readonly type: "created";
  readonly by: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: string;
  readonly settings: Settings;
}

/** Everything that happens at a table, as it is stored. People are ids here, so that their names can be deleted. */
export type Entry =
  | Created
  | {
      readonly type: "seated";
      readonly seat: Seat;
      readonly person?: string;
      readonly bot?: BotName;
      readonly zone?: string;
    }
  /** `by`: the host, who cleared the seat. */
  | { readonly type: "left"; readonly seat: Seat; readonly by?: string }
  | { readonly type: "started" }
  | { readonly type: "decided"; readonly seat: Seat; readonly move: unknown }
  | { readonly type: "took-back"; readonly seat: Seat; readonly count: number; readonly consent: boolean }
  | { readonly type: "undo-asked"; readonly seat: Seat; readonly count: number }
  | { readonly type: "undo-answered"; readonly seat: Seat; readonly agree: boolean }
  | { readonly type: "resigned"; readonly seat: Seat }
  | { readonly type: "time-up"; readonly seat: Seat }
  | { readonly type: "returned"; readonly seat: Seat }
  | { readonly type: "abandon"; readonly seat: Seat; readonly agree: boolean }
  | { readonly type: "ended"; readonly ending: Ending }
  | { readonly type: "host"; readonly person: string }
  | { readonly type: "muted"; readonly person: string; readonly muted: boolean }
  | { readonly type: "line-deleted"; readonly line: number }
  | { readonly type: "link"; readonly kind: LinkKind; readonly seat?: Seat; readonly made: boolean }
  | { readonly type: "rematch"; readonly table: string };

/** An entry with what was true when it was made. */
export type Stamped = Entry & {
  /** Milliseconds each seat had left afterwards. */
  readonly clock?: readonly number[];
};
