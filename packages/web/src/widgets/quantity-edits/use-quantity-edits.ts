import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { slot } from '#platform/browser/storage';
import { useOnline } from '#platform/browser/use-online';
import { createQuantityEdits, type EditedCart, isKeptEdits, type QuantityEdits } from './quantity-edits';

/**
 * Edited quantities of a cart, kept through reload and loss of network. They are compared with the server's list
 * whenever that is known again or the network returns (CART-06).
 * @param name where they are kept in the browser, with the codes of the account
 * @param lines the server's list; undefined while it loads
 */
export function useQuantityEdits(name: string, lines: object | undefined, cart: EditedCart): QuantityEdits {
  const latest = useRef(cart);
  // With the drawing: a quantity may be typed as soon as its line is there.
  useLayoutEffect(() => {
    latest.current = cart;
  });
  const book = useMemo(
    () => createQuantityEdits(slot('local', name, isKeptEdits), () => latest.current),
    [name],
  );
  useEffect(() => {
    if (lines) void book.reconcile();
  }, [book, lines]);
  useOnline(book.resume);
  return book;
}
