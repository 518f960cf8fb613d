/** A row of an order sheet, ready to be checked against the products (CART-08). */

/** One row as it was given, its texts trimmed and full-width characters made half-width. */
export interface SheetRow {
  /** Its number in the sheet, from 1, the title row counted. */
  readonly rowNo: number;
  /** Where it stands, in words, when one row of the sheet is several: 第 4 行，李沧店; then `rowNo` only counts. */
  readonly place?: string | undefined;
  /** Product code or model. */
  readonly product: string;
  readonly number: string;
  /** Code of the ship-to; `''` where the sheet has no such column. */
  readonly sendto: string;
}

/** The most rows of one import; a longer file is refused, never cut off. Assumption. */
export const SHEET_ROWS = 2000;
