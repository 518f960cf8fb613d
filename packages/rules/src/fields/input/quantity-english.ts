import type { Sentences } from '../../base/refusal';
import type { QuantityLimit, QuantityParams } from './quantity-refusals';
import { STOCK_ENGLISH } from './stock-english';

const LIMITS: Readonly<Record<QuantityLimit, string>> = { least: 'fewest', most: 'most' };

export const QUANTITY_ENGLISH: Sentences<QuantityParams> = {
  'quantity.missing': () => 'Enter a quantity',
  'quantity.digits': () => 'A quantity has digits only',
  'quantity.whole': () => 'A quantity is a whole number',
  'quantity.tooSmall': ({ min }) => `The quantity cannot be less than ${min}`,
  'quantity.tooLarge': ({ max }) => `The quantity cannot be more than ${max}`,
  'quantity.rangeUnread': () => 'The allowed quantity cannot be read: try again later',
  'quantity.limitsUnread': ({ limits }) =>
    `The ${limits.map((limit) => LIMITS[limit]).join(' and ')} pieces of an order cannot be read: the quantity cannot be changed for now`,
  'stock.out': STOCK_ENGLISH['stock.out'],
};
