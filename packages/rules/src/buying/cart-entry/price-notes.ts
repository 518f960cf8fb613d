/** The lines under the price of an entry: the ordinary price, how much is left and until when (CART-01, CART-02). */

import { type Amount, compareAmounts, formatYuan, isAmount, readFigure } from '../../base/money';
import { monthDay } from '../../base/shanghai';
import { ACTIVITY_TYPE } from '../cart/entry';
import { PRICE_NAMES, type PriceChoice, priceTypeName } from '../price';
import { rebatePolicyName } from '../rebate-policy';
import { isPackage, type NamedEntry, packageSaving, unitPrice } from './entry-facts';
import { toleranceTerms } from './named-terms';

interface PricedEntry extends NamedEntry {
  readonly priceInfo?:
    | { readonly commonPrice?: { readonly price?: Amount; readonly rebatePolicy?: Amount } | undefined }
    | null
    | undefined;
}

/** The name of an entry's price: `特价`, `套餐价`, `抢购价`. */
export function entryPriceName(entry: NamedEntry): string {
  if (isPackage(entry)) return '套餐价';
  if (entry.activityType === ACTIVITY_TYPE.flash) return '抢购价';
  return priceTypeName(entry.productList[0]?.priceType || 'PT');
}

/** Whether the price ends or is limited: every one but the ordinary. */
export function isDatedPrice({ productList }: NamedEntry): boolean {
  return priceTypeName(productList[0]?.priceType || 'PT') !== PRICE_NAMES.PT;
}

function beforePrice(entry: PricedEntry): Amount {
  const before = isPackage(entry)
    ? packageSaving(entry) && entry.originalPrice
    : entry.priceInfo?.commonPrice?.price;
  const price = unitPrice(entry);
  if (!isAmount(before) || !isAmount(price)) return undefined;
  return compareAmounts(before, price) === 1 ? before : undefined;
}

/** Of the chosen price: how many pieces it still allows, and its last day. */
export interface PriceLimits {
  readonly choice: PriceChoice | undefined;
  readonly endDate?: string | undefined;
}

/**
 * For the user, in this order: `原 ¥1,899.00`, `余 82`, `11-30 止`, `返利 代码 BF`, `宽限 ¥20,000.00`; nothing for a plain price.
 * Assumption: the policy COM is the common one, which needs no word.
 */
export function priceNotes(entry: PricedEntry, { choice, endDate }: PriceLimits): readonly string[] {
  const [line] = entry.productList;
  const before = beforePrice(entry);
  const policy = rebatePolicyName(entry.priceInfo?.commonPrice?.rebatePolicy);
  const hasPolicy = policy !== undefined && policy !== 'COM';
  const isOrdinary = !isPackage(entry) && !isDatedPrice(entry);
  return [
    ...(before === undefined ? [] : [`原 ${formatYuan(before)}`]),
    ...(choice?.allowed === undefined ? [] : [`余 ${choice.allowed}`]),
    ...(endDate ? [`${monthDay(endDate)} 止`] : []),
    ...(hasPolicy && isOrdinary ? [`返利 代码 ${policy}`] : []),
    ...toleranceTerms(line?.kuanXian),
  ];
}

/** The parts of one package: `XQG100-B06 ×1`; none for a single product. */
export function packageParts(
  entry: NamedEntry,
): readonly { readonly productCode: string; readonly text: string }[] {
  const units = readFigure(entry.number);
  if (!isPackage(entry) || (units !== undefined && units <= 0)) return [];
  return entry.productList.map(({ productCode, productModel, number }) => {
    const pieces = readFigure(number);
    const each = units === undefined || pieces === undefined ? '—' : pieces / units;
    return { productCode, text: `${productModel ?? productCode} ×${each}` };
  });
}
