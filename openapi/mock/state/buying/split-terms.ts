/** Promises and credit terms of a checked line: kept with the split order, and refused when they are not offered (CART-02). */

import { productOf } from '../catalogue/goods';
import { number } from '../memory/input';
import type { Answer, Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Entry } from './cart-entries';
import { creditModelNameOf, creditModelOf, toleranceOf } from './credit-terms';

/** A line of the checked cart. */
export type CheckedLine = Body<'splitOrder'>['splitComposeList'][number]['productList'][number];

type SplitOrder = Answer<'splitOrder'>['composeProductList'][number]['splitOrderDetailList'][number];
type TermName =
  | 'yuncangType'
  | 'yuncangCode'
  | 'weekPromise'
  | 'farWeekDate'
  | 'farWeek'
  | 'creditModel'
  | 'creditModelName'
  | 'kuanXian';

/** What a split order keeps of a checked line in addition to product, number and price. */
export type SplitTerms = Pick<SplitOrder['splitOrderProductList'][number], TermName>;

/** The terms of a checked line that a split order keeps. */
export function termsOf(dealer: Dealer, line: CheckedLine, { yuncangType, yuncangCode }: Entry): SplitTerms {
  const { weekPromise = '', farWeekDate = '', farWeek = '', creditModel = '' } = line;
  return {
    ...(yuncangCode !== '' && { yuncangType, yuncangCode }),
    ...(line.isCheckWeekPromise === 1 && { weekPromise }),
    ...(line.isCheckWeekPromise === 1 && farWeekDate !== '' && { farWeekDate }),
    ...(line.isCheckFarWeek === 1 && { farWeek }),
    ...(line.isCheckCreditModel === 1 && {
      creditModel,
      creditModelName: creditModelNameOf(dealer, line.productCode),
    }),
    ...(line.isCheckKuanXian === 1 && { kuanXian: number(line, 'kuanXian') }),
  };
}

/** A line that takes a promise, a credit model or a tolerance that its product does not have. */
export function promiseChanged(
  dealer: Dealer,
  lines: readonly CheckedLine[],
): { readonly example: 'cartChanged'; readonly msg: string } | undefined {
  for (const line of lines) {
    const product = productOf(dealer, line.productCode);
    const what = product && changedTerm(dealer, line, product.code);
    if (what) return { example: 'cartChanged', msg: `${product.name}的${what}已变化，请返回购物车重新确认` };
  }
  return undefined;
}

function changedTerm(dealer: Dealer, line: CheckedLine, productCode: string): string | undefined {
  const { weekPromise, farWeek } = productOf(dealer, productCode)?.stock ?? {};
  const isOther = (checked: string | undefined, offered: string | undefined) => checked !== (offered || '0');
  if (line.isCheckWeekPromise === 1 && isOther(line.weekPromise, weekPromise)) return '周承诺';
  if (line.isCheckFarWeek === 1 && isOther(line.farWeek, farWeek)) return '远周次';
  if (line.isCheckCreditModel === 1 && isOther(line.creditModel, creditModelOf(dealer, productCode)))
    return '信用模式';
  return number(line, 'kuanXian') > toleranceOf(dealer) ? '宽限' : undefined;
}
