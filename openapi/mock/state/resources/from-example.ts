import { exampleRows } from '../memory/rows';
import type { Id, RowOf } from '../memory/shapes';
import type { Dealer } from '../memory/slice';

/** The rows of a list's own example for a resource or a list, the same ones as long as the dealer's memory lasts. */
export function fromExample<Name extends Id>(operationId: Name): (dealer: Dealer) => readonly RowOf<Name>[] {
  const rows = new WeakMap<Dealer['slices'], readonly RowOf<Name>[]>();
  return (dealer) => {
    const known = rows.get(dealer.slices) ?? exampleRows(dealer, operationId);
    rows.set(dealer.slices, known);
    return known;
  };
}
