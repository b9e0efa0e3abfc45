/** What an event makes move, in keys of pieces. */
export type Flight =
  /** The piece that lay at `from` lies at `to` now; if it is not drawn there, it goes into what is. */
  | { readonly kind: "move"; readonly from: string; readonly to: string }
  /** The piece at `to` came from the first of these places, past the others; if it is not drawn, nothing moves. */
  | { readonly kind: "walk"; readonly along: readonly string[]; readonly to: string }
  /** The piece itself goes into what it is given to; `reveals` are the parts of that which appear with it. */
  | { readonly kind: "give"; readonly from: string; readonly to: string; readonly reveals?: string }
  /** A piece is used up: it is lifted and gone. */
  | { readonly kind: "leave"; readonly from: string }
  /** What is left in a zone closes up. */
  | { readonly kind: "slide"; readonly zone: string }
  /** Everything that has a home (`data-home`) goes there. */
  | { readonly kind: "return" }
  /** Something comes into being where it lies. */
  | { readonly kind: "appear"; readonly at: string }
  /** A whole (`data-whole`) leaves the table to the right. */
  | { readonly kind: "depart"; readonly whole: string }
  /** Tokens change hands: how many, of what (`data-token`). */
  | {
      readonly kind: "tokens";
      readonly token: string;
      readonly count: number;
      readonly from: string;
      readonly to: string;
    }
  /** These light up one after the other. */
  | { readonly kind: "light"; readonly along: readonly string[] };

export type FlightOf<K extends Flight["kind"]> = Extract<Flight, { readonly kind: K }>;
