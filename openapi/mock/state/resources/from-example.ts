import type { OperationId } from '../../../bundle/operation-ids';
import { exampleRows } from '../memory/rows';
import type { Dealer } from '../memory/slice';

/** The rows of a list's own example for a resource or a list, the same ones as long as the dealer's memory lasts. */
export function fromExample<Row extends object>(
  operationId: OperationId,
): (dealer: Dealer) => readonly Row[] {
  const rows = new WeakMap<Dealer['slices'], readonly Row[]>();
  return (dealer) => {
    const known = rows.get(dealer.slices) ?? (exampleRows(dealer, operationId) as unknown as readonly Row[]); // the lint has checked it
    rows.set(dealer.slices, known);
    return known;
  };
}
