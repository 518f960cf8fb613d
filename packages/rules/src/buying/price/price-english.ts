import type { Sentences } from '../../base/refusal';
import type { PriceType } from '../cart/entry';
import type { PriceParams } from './price-refusals';

/** The names of prices, in a sentence. */
export const PRICE_NAMES_ENGLISH: Readonly<Record<PriceType, string>> = {
  PT: 'ordinary price',
  TJ: 'special price',
  GC: 'project price',
  YJCY: 'price of machines on show',
};

export const PRICE_ENGLISH: Sentences<PriceParams> = {
  'price.loading': () => 'The price is loading',
  'price.failed': () => 'Price or stock did not come: try again',
  'price.missing': () => 'There is no price: it cannot be added to the cart',
  'price.quota': ({ priceType, allowed }) =>
    `Only ${allowed} more can be bought at the ${PRICE_NAMES_ENGLISH[priceType]}: take fewer, or the ordinary price`,
  'price.quotaUsed': () => 'All that could be bought at this price is used',
  'price.noCode': () => 'The code of the product did not come: load the page again',
};
