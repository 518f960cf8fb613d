import { centsOf, type DirectLine, payerFor, placeDirect } from '../buying/direct-orders';
import { productOf } from '../catalogue/goods';
import { toCents, toYuan } from '../memory/money';
import type { Answer } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { BatchLine } from './batch-lines';

const keyOf = ({ sendtoCode, payerCode = '' }: BatchLine) => `${sendtoCode} ${payerCode}`;

/** The lines of a batch by what becomes one order: ship-to and payer. */
export function orderGroups(lines: readonly BatchLine[]): readonly (readonly BatchLine[])[] {
  const keys = [...new Set(lines.map(keyOf))];
  return keys.map((key) => lines.filter((line) => keyOf(line) === key));
}

const directLines = (dealer: Dealer, lines: readonly BatchLine[]): readonly DirectLine[] =>
  lines.flatMap(({ productCode, number, price = 0 }) => {
    const product = productOf(dealer, productCode);
    return product ? [{ product, number, cents: toCents(price) }] : [];
  });

/** The payer of a group, when it has the money. */
export const groupPayer = (dealer: Dealer, lines: readonly BatchLine[]) =>
  payerFor(dealer, lines[0]?.payerCode, centsOf(directLines(dealer, lines)));

/** Places the lines of one group as one order; the answer's row of it. */
export function placeGroup(
  dealer: Dealer,
  lines: readonly BatchLine[],
  batch: { readonly saletoCode: string; readonly now: Date },
): Answer<'submitBatchOrder'>['orderList'] {
  const payer = groupPayer(dealer, lines);
  if (!payer) return [];
  const sendtoCode = lines[0]?.sendtoCode ?? '';
  const order = { ...batch, sendtoCode };
  const { orderNo, cents, facts } = placeDirect(dealer, order, { lines: directLines(dealer, lines), payer });
  const { orderTypeNo } = facts;
  return [{ orderNo, orderTypeNo, sendtoCode, payerCode: payer.payerCode, amount: toYuan(cents) }];
}
