import { plainDigits } from '../input/plain-digits';

/** Numbers as spreadsheets show them and put them on the clipboard. */

const GROUPED = /^\d{1,3}(,\d{3})+(\.0+)?$/;
const WHOLE = /^(\d+)\.0+$/;
/** Words for single pieces behind a number; a box or a dozen is no piece. */
const PIECES = /^(\d[\d,.]*) ?(?:台|套|件|个|部|只|支)$/;
/** A longer text is no number of pieces. */
const LONGEST = 24;

/**
 * A copied cell as a typed number: full-width digits become plain ones, grouped thousands, `.0` and a word for pieces
 * fall away. It is the one reader of quantities for files, pasted blocks and pasted columns. Other text stays as it was
 * and is checked like typed text (CART-08, CART-09).
 * @param text the cell, e.g. `１，２００`, `1,200.00` or `5台`
 * @returns e.g. `1200`
 */
export function pastedNumber(text: string): string {
  const plain = plainDigits(text);
  if (plain.length > LONGEST) return plain;
  const number = PIECES.exec(plain)?.[1] ?? plain;
  const read = (GROUPED.test(number) ? number.replaceAll(',', '') : number).replace(WHOLE, '$1');
  return /^\d+$/.test(read) ? read : plain === number ? read : plain;
}
