import { cartPortion, portionText } from '@dealer-portal/rules/cart';
import { useRef } from 'react';
import { useCartCount } from '../cart/cart-count';
import { useAddMany, type Wanted } from './use-add-to-cart';

interface AddPortion<Row> {
  /** The prices at which a row is bought: what exceeds a quota is a line of the cart of its own. */
  readonly sharesOf: (row: Row) => readonly unknown[];
  readonly additionOf: (row: Row) => Wanted;
  /** After all were added. */
  readonly onDone?: ((rows: readonly Row[]) => void) | undefined;
}

/** Puts rows into the cart in one call, or the first that it has room for: the others stay (CART-08). */
export function useAddPortion<Row>({ sharesOf, additionOf, onDone }: AddPortion<Row>) {
  const added = useRef<readonly Row[]>([]);
  const { add, isAdding, unknownText } = useAddMany(() => onDone?.(added.current));
  const held = useCartCount();
  /** The rows that are added by one press, and what is told of the others. */
  const portionOf = (rows: readonly Row[]) => {
    // Without a price there is one line.
    const sizes = rows.map((row) => Math.max(1, sharesOf(row).length));
    const { fit, tried, refusal } = cartPortion(sizes, held);
    return { rows: rows.slice(0, tried), note: portionText(refusal), isPart: tried < rows.length && fit > 0 };
  };
  const addPortion = (rows: readonly Row[]) => {
    added.current = portionOf(rows).rows;
    return add(added.current.map(additionOf));
  };
  return { portionOf, addPortion, isAdding, unknownText };
}
