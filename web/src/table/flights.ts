/** What an event moves, in keys of pieces. */
export type Flight =
  /** The piece from `from` is now at `to`; if it is not drawn there, it goes into what is. */
  | { readonly kind: "move"; readonly from: string; readonly to: string }
  /** The piece at `to` came from the first of these places by way of the others; if it is not drawn, nothing moves. */
  | { readonly kind: "walk"; readonly along: readonly string[]; readonly to: string }
  /** The piece itself goes into what it is given to; `reveals` are the parts of that which appear with it. */
  | { readonly kind: "give"; readonly from: string; readonly to: string; readonly reveals?: string }
  /** A piece is used up: it is raised and disappears. */
  | { readonly kind: "leave"; readonly from: string }
  /** What is left in a zone closes up. */
  | { readonly kind: "slide"; readonly zone: string }
  /** Everything with a home (`data-home`) goes there. */
  | { readonly kind: "return" }
  /** Something appears in its place. */
  | { readonly kind: "appear"; readonly at: string }
  /** A whole (`data-whole`) leaves the table to the right. */
  | { readonly kind: "depart"; readonly whole: string }
  /** Tokens move between players: how many, of what (`data-token`). */
  | {
      readonly kind: "tokens";
      readonly token: string;
      readonly count: number;
      readonly from: string;
      readonly to: string;
    }
  /** These are highlighted one after the other. */
  | { readonly kind: "light"; readonly along: readonly string[] };

export type FlightOf<K extends Flight["kind"]> = Extract<Flight, { readonly kind: K }>;
