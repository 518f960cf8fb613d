import { centsOf, type DirectLine, payerFor, placeDirect } from '../buying/direct-orders';
import { productOf } from '../catalogue/goods';
import { type Fields, number, text } from '../memory/input';
import { toCents, toYuan } from '../memory/money';
import type { Dealer } from '../memory/slice';
import type { Call } from '../memory/state';

const keyOf = (line: Fields) => `${text(line, 'sendtoCode')} ${text(line, 'payerCode')}`;

/** The lines of a batch by what becomes one order: ship-to and payer. */
export function orderGroups(lines: readonly Fields[]): readonly (readonly Fields[])[] {
  const keys = [...new Set(lines.map(keyOf))];
  return keys.map((key) => lines.filter((line) => keyOf(line) === key));
}

const directLines = (dealer: Dealer, lines: readonly Fields[]): readonly DirectLine[] =>
  lines.flatMap((line) => {
    const product = productOf(dealer, text(line, 'productCode'));
    return product
      ? [{ product, number: number(line, 'number'), cents: toCents(number(line, 'price')) }]
      : [];
  });

/** The payer of a group, when it has the money. */
export const groupPayer = (dealer: Dealer, lines: readonly Fields[]) =>
  payerFor(dealer, lines[0] ?? {}, centsOf(directLines(dealer, lines)));

/** Places the lines of one group as one order; the answer's row of it. */
export function placeGroup(dealer: Dealer, call: Call, lines: readonly Fields[]): readonly Fields[] {
  const payer = groupPayer(dealer, lines);
  if (!payer) return [];
  const sendtoCode = text(lines[0] ?? {}, 'sendtoCode');
  const groupCall = { ...call, input: { ...call.input, sendtoCode } };
  const { orderNo, cents, facts } = placeDirect(dealer, groupCall, {
    lines: directLines(dealer, lines),
    payer,
  });
  const { orderTypeNo } = facts;
  return [{ orderNo, orderTypeNo, sendtoCode, payerCode: payer.payerCode, amount: toYuan(cents) }];
}
