/** The sheet of "A New Beginning" (C-N1), row by row; a negative price is money gained. */
export const SHEET_ROWS = ["goods", "employees", "vp", "moves", "bid"] as const;
export type SheetRow = (typeof SHEET_ROWS)[number];
export type PricedRow = Exclude<SheetRow, "bid">;

export const BUDGET = 50;

interface SheetOption {
  readonly value: number;
  readonly price: number;
}

export const SHEET: Readonly<Record<PricedRow, readonly SheetOption[]>> = {
  goods: [
    { value: 2, price: 6 },
    { value: 3, price: 9 },
    { value: 4, price: 12 },
    { value: 5, price: 15 },
    { value: 6, price: 18 },
  ],
  employees: [
    { value: 3, price: 0 },
    { value: 4, price: 8 },
    { value: 5, price: 16 },
    { value: 6, price: 24 },
    { value: 7, price: 32 },
  ],
  vp: [
    { value: -6, price: -12 },
    { value: -3, price: -6 },
    { value: 0, price: 0 },
    { value: 3, price: 6 },
    { value: 6, price: 12 },
  ],
  moves: [
    { value: 4, price: 5 },
    { value: 5, price: 8 },
    { value: 6, price: 10 },
    { value: 8, price: 15 },
    { value: 10, price: 20 },
  ],
};
