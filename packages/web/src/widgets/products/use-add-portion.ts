import { cartPortion, portionText } from '@dealer-portal/rules/cart';
import { useCartCount } from '../cart/cart-count';
import { useAddMany } from './use-add-to-cart';
import type { Wanted } from './wanted';

interface AddPortion<Row> {
  /** The prices at which a row is bought: what exceeds a quota is a line of the cart of its own. */
  readonly sharesOf: (row: Row) => readonly unknown[];
  readonly additionOf: (row: Row) => Wanted;
  /** After they were added, perhaps long after the page was left. */
  readonly onDone?: ((rows: readonly Row[]) => void) | undefined;
}

/** Puts rows into the cart in one call, or the first that it has room for: the others stay (CART-08). */
export function useAddPortion<Row>({ sharesOf, additionOf, onDone }: AddPortion<Row>) {
  const { add, isAdding, unknownText } = useAddMany();
  const held = useCartCount();
  /** The rows that are added by one press, and what is told of the others. */
  const portionOf = (rows: readonly Row[]) => {
    // Without a price there is one line.
    const sizes = rows.map((row) => Math.max(1, sharesOf(row).length));
    const { fit, tried, refusal } = cartPortion(sizes, held);
    return { rows: rows.slice(0, tried), note: portionText(refusal), isPart: tried < rows.length && fit > 0 };
  };
  const addPortion = (rows: readonly Row[]) => {
    const pressed = portionOf(rows).rows.map((row) => ({ row, wanted: additionOf(row) }));
    return add(
      pressed.map(({ wanted }) => wanted),
      (result, tried) => {
        if (!result.ok) return;
        onDone?.(pressed.filter(({ wanted }) => tried.includes(wanted)).map(({ row }) => row));
      },
    );
  };
  return { portionOf, addPortion, isAdding, unknownText };
}
