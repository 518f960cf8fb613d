import { plainDigits } from '../input/plain-digits';

/** Numbers as spreadsheets show them and put them on the clipboard. */

const GROUPED = /^\d{1,3}(,\d{3})+(\.0+)?$/;
const WHOLE = /^(\d+)\.0+$/;

/**
 * A copied cell as a typed number: full-width digits become plain ones, grouped thousands and `.0` fall away.
 * Other text stays as it was and is checked like typed text.
 * @param text the cell, e.g. `１，２００` or `1,200.00`
 * @returns e.g. `1200`
 */
export function pastedNumber(text: string): string {
  const plain = plainDigits(text);
  return (GROUPED.test(plain) ? plain.replaceAll(',', '') : plain).replace(WHOLE, '$1');
}
