/** Promises and credit terms of a checked line: kept with the split order, and refused when they are not offered (CART-02). */

import { productOf } from '../catalogue/goods';
import { type Fields, number, text } from '../memory/input';
import type { Dealer } from '../memory/slice';
import type { Entry } from './cart-entries';
import { creditModelNameOf, creditModelOf, toleranceOf } from './credit-terms';

const isOn = (line: Fields, name: string) => number(line, name) === 1;

/** The terms of a checked line that a split order keeps, in addition to product, number and price. */
export function termsOf(dealer: Dealer, line: Fields, { yuncangType, yuncangCode }: Entry): Fields {
  const farWeekDate = text(line, 'farWeekDate');
  return {
    ...(yuncangCode !== '' && { yuncangType, yuncangCode }),
    ...(isOn(line, 'isCheckWeekPromise') && { weekPromise: text(line, 'weekPromise') }),
    ...(isOn(line, 'isCheckWeekPromise') && farWeekDate !== '' && { farWeekDate }),
    ...(isOn(line, 'isCheckFarWeek') && { farWeek: text(line, 'farWeek') }),
    ...(isOn(line, 'isCheckCreditModel') && {
      creditModel: text(line, 'creditModel'),
      creditModelName: creditModelNameOf(dealer, text(line, 'productCode')),
    }),
    ...(isOn(line, 'isCheckKuanXian') && { kuanXian: number(line, 'kuanXian') }),
  };
}

/** A line that takes a promise, a credit model or a tolerance that its product does not have. */
export function promiseChanged(
  dealer: Dealer,
  lines: readonly Fields[],
): { readonly example: 'cartChanged'; readonly msg: string } | undefined {
  for (const line of lines) {
    const product = productOf(dealer, text(line, 'productCode'));
    const what = product && changedTerm(dealer, line, product.code);
    if (what) return { example: 'cartChanged', msg: `${product.name}的${what}已变化，请返回购物车重新确认` };
  }
  return undefined;
}

function changedTerm(dealer: Dealer, line: Fields, productCode: string): string | undefined {
  const stock = productOf(dealer, productCode)?.stock ?? {};
  const isOther = (name: string, now: string) => text(line, name) !== (now || '0');
  if (isOn(line, 'isCheckWeekPromise') && isOther('weekPromise', text(stock, 'weekPromise'))) return '周承诺';
  if (isOn(line, 'isCheckFarWeek') && isOther('farWeek', text(stock, 'farWeek'))) return '远周次';
  if (isOn(line, 'isCheckCreditModel') && isOther('creditModel', creditModelOf(dealer, productCode)))
    return '信用模式';
  return number(line, 'kuanXian') > toleranceOf(dealer) ? '宽限' : undefined;
}
