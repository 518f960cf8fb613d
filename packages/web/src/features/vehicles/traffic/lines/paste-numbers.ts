import type { QuantityRange } from '@dealer-portal/rules/input';
import type { QuantityEdits } from '#widgets/quantity-edits/quantity-edits';
import { readPasted } from '#widgets/quantity-edits/read-pasted';
import type { Line, Vehicle } from '../queries';
import { linesIn } from '../queries';

/**
 * Takes a pasted column of numbers, each held to the range of its line (CART-09).
 * @param pairs GBID and text
 */
export function pasteNumbers(
  pairs: readonly (readonly [GBID: string, text: string])[],
  vehicles: readonly Vehicle[],
  { change, rangeOf }: Pick<QuantityEdits, 'change'> & { readonly rangeOf: (line: Line) => QuantityRange },
): void {
  const targets = linesIn(vehicles).map((line) => ({
    key: line.GBID,
    name: line.PRODUCTMODEL ?? line.PRODUCTCODE,
    range: rangeOf(line),
  }));
  for (const [GBID, number] of readPasted(pairs, targets)) change(GBID, number);
}
