/** The terms of a line in a split order that the user chose in the cart (CART-02). */

import type { Amount } from '../../base/money';
import { isOffered, SPECIAL_PRICES } from '../price/choice';
import { PRICE_NAMES } from '../price/price-names';
import { creditModelText, toleranceTerms, warehouseText } from './named-terms';
import { weekName } from './week';

/** A line of a split order, as far as its terms go. */
export interface TermLine {
  readonly priceType?: string | null | undefined;
  readonly weekPromise?: Amount;
  readonly farWeek?: Amount;
  readonly farWeekDate?: string | null | undefined;
  readonly creditModel?: Amount;
  readonly creditModelName?: string | null | undefined;
  readonly kuanXian?: Amount;
  readonly yuncangType?: string | null | undefined;
  readonly yuncangCode?: string | null | undefined;
}

/**
 * The terms of a line in the user's words, in a fixed order; nothing for an ordinary line (CART-02, 2§3).
 * @param warehouseName of the line's cloud warehouse, where it is known
 * @returns for example `样机出样价`, `周承诺 2026年第49周（2026-11-30 到货）`, `宽限 ¥20,000.00`, `云仓 青岛云仓`
 */
export function lineTerms(line: TermLine, warehouseName?: string): readonly string[] {
  const { priceType, weekPromise, farWeek, farWeekDate, creditModel, kuanXian } = line;
  const special = SPECIAL_PRICES.find((type) => type === priceType);
  const day = farWeekDate ? `（${farWeekDate} 到货）` : '';
  const warehouse = warehouseText(line, warehouseName);
  return [
    ...(special ? [PRICE_NAMES[special]] : []),
    ...(isOffered(weekPromise) ? [`周承诺 ${weekName(weekPromise)}${day}`] : []),
    ...(isOffered(farWeek) ? [`远周次 ${weekName(farWeek)}`] : []),
    ...(isOffered(creditModel) ? [creditModelText(line)] : []),
    ...toleranceTerms(kuanXian),
    ...(warehouse ? [warehouse] : []),
  ];
}
