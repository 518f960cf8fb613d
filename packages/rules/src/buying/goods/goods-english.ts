import type { Sentences } from '../../base/refusal';
import { QUANTITY_ENGLISH } from '../../fields/input/quantity-english';
import { quantityText } from '../../fields/input/quantity-refusals';
import { PRICE_NAMES_ENGLISH } from '../price/price-english';
import type { FillParams, GoodsParams } from './goods-refusals';

export const GOODS_ENGLISH: Sentences<GoodsParams> = {
  'goods.heldUnread': ({ productCode, priceType }) =>
    `The quantity of ${productCode} in the cart cannot be read, so that it is not known how many more can be bought at the ${PRICE_NAMES_ENGLISH[priceType]}: look into the cart first`,
  'goods.quantity': ({ typed, quantity }) => `${typed}: ${quantityText(quantity, QUANTITY_ENGLISH)}`,
  'goods.tooMany': ({ most }) => `The quantity cannot be more than ${most}`,
  'goods.priceQuota': ({ most, priceType }) =>
    `Only ${most} are left at the ${PRICE_NAMES_ENGLISH[priceType]}`,
};

/** The steps of `fillNextStep`. */
export const FILL_NEXT_STEP_ENGLISH: Sentences<FillParams> = {
  'goods.quantity': () => 'Digits only, such as 12',
  'goods.tooMany': ({ most }) => `Take ${most} or fewer`,
  'goods.priceQuota': ({ most }) =>
    `Take ${most}, and add the rest at the ordinary price on the page of the product`,
};
