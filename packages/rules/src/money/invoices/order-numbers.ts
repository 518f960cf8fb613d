import { refuse, refused } from '../../base/refusal';
import { lostDigits } from '../../fields/paste';
import type { InvoiceRefusal } from './invoice-refusals';

/** The orders of an application, or what is wrong with the text; `invoiceText` has the sentence. */
export type OrderNumbersRead =
  | { readonly ok: true; readonly orderNos: readonly string[] }
  | { readonly ok: false; readonly refusal: InvoiceRefusal };

/** Reads order numbers that are typed or pasted, with blanks, commas or lines between them; each counts once (FIN-04). */
export function readOrderNumbers(text: string): OrderNumbersRead {
  const orderNos = [...new Set(text.split(/[\s,，;；、]/).filter((part) => part !== ''))];
  if (orderNos.length === 0) return refused(refuse('invoice.ordersMissing'));
  const changed = orderNos.filter((orderNo) => lostDigits(orderNo) !== undefined);
  const lost = changed[0] && lostDigits(changed[0]);
  if (lost) return refused(refuse('invoice.ordersLost', { orderNos: changed, lost }));
  const wrong = orderNos.filter((orderNo) => !/^[A-Za-z0-9-]+$/.test(orderNo));
  if (wrong.length > 0) return refused(refuse('invoice.noOrders', { texts: wrong }));
  return { ok: true, orderNos };
}
