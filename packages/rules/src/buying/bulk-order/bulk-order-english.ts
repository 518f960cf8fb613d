import { formatYuan } from '../../base/money';
import type { Sentences } from '../../base/refusal';
import { QUANTITY_ENGLISH } from '../../fields/input/quantity-english';
import { quantityText } from '../../fields/input/quantity-refusals';
import type { BulkOrderParams } from './bulk-order-refusals';

export const BULK_ORDER_ENGLISH: Sentences<BulkOrderParams> = {
  'bulkOrder.full': ({ most }) => `A bulk order has ${most} products at most`,
  'bulkOrder.notBegun': ({ begin }) => `The activity begins at ${begin}`,
  'bulkOrder.notRunning': ({ statusName }) =>
    `The activity is not running (${statusName || 'state unknown'}): nothing can be ordered`,
  'bulkOrder.empty': () => 'Enter the wanted quantities first',
  'bulkOrder.weekMissing': ({ product }) => `Choose the week of arrival of ${product}`,
  'bulkOrder.priceMissing': ({ product }) => `The price of ${product} did not come: try again later`,
  'bulkOrder.quantity': ({ product, quantity }) => `${product}: ${quantityText(quantity, QUANTITY_ENGLISH)}`,
  'bulkOrder.leastUnread': () => 'The least amount of the activity cannot be read: try again later',
  'bulkOrder.totalUnread': () => 'The amount of the order cannot be read: try again later',
  'bulkOrder.belowLeast': ({ least, lacking }) =>
    `The least amount is ${formatYuan(least)}: ${formatYuan(lacking)} is lacking`,
};
