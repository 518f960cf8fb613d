/** Which orders of a settlement were placed, when the answer names them or the order list did (ORDER-01, CART-05). */
import type { SubmitJournal } from './submit-journal';

/**
 * The orders of a submit that its answer does not name: they were not placed. Undefined where the answer names fewer
 * orders than were sent and none of those, since the missing ones are unknown then.
 * Assumption: the answer names each placed order by its number in the split.
 */
export function missingOrders(
  sent: readonly string[],
  names: readonly string[],
): readonly string[] | undefined {
  if (names.length >= sent.length) return [];
  const missing = sent.filter((orderNo) => !names.includes(orderNo));
  return missing.length < sent.length ? missing : undefined;
}

/**
 * The numbers of the split orders that a settlement has placed.
 * @param since when the settlement began, in milliseconds since the epoch
 */
export function placedInSettlement(
  journal: SubmitJournal,
  saletoCode: string,
  since: number,
): readonly string[] {
  return journal.flatMap((record) => {
    const { kind, submission, plannedAt } = record;
    if (kind !== 'placed' || submission.saletoCode !== saletoCode || plannedAt < since) return [];
    const sent = submission.orders.map(({ orderNo }) => orderNo);
    const named = sent.filter((orderNo) => record.orderNos.includes(orderNo));
    // The order list may have its own numbers; orders found there were found completely.
    return named.length > 0 ? named : sent;
  });
}
