/** A quantity that the user typed and the server has not confirmed yet, kept through reload and loss of network. */

/** The quantity that the user wants, and the server's quantity when it was typed. */
export interface QuantityEdit {
  readonly requested: number;
  readonly base: number;
}

/** Already so on the server; to be sent; or changed there meanwhile, so the user decides. */
export type EditReconciliation = 'done' | 'send' | 'conflict';

/**
 * The decision about an unconfirmed quantity once the server's list is known again (CART-06).
 * @param current the server's quantity now, in pieces
 */
export function reconcileEdit(
  { requested: target, base }: QuantityEdit,
  current: number,
): EditReconciliation {
  if (current === target) return 'done';
  return current === base ? 'send' : 'conflict';
}
