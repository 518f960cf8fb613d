import { expect, it } from 'vitest';
import { isTicked, selectionOf, tickAll, tickedEntries, tickedTotal } from '../selection';
import { countedOf, waitingOf } from './index';

const entry = (id: string, stock: number, composeEnable = true) => ({
  id,
  composeEnable,
  activityType: 1,
  number: 5,
  productList: [{ productCode: id, number: 5, price: 2, stock }],
});

const entries = [entry('1', 9), entry('2', 3), entry('3', 9, false), entry('4', 9)];
const conflicts = new Set(['4']);

it('CART-04 CART-06 lines that wait keep their tick, and are neither counted nor settled', () => {
  expect(entries.map((line) => waitingOf(line, conflicts))).toEqual([
    undefined,
    'overStock',
    'withdrawn',
    'conflict',
  ]);
  const all = tickAll(selectionOf(entries), true);
  const counted = countedOf(all, conflicts);
  expect(tickedEntries(counted).map(({ id }) => id)).toEqual(['1']);
  expect([tickedTotal(counted), tickedTotal(all)]).toEqual(['10.00', '30.00']);
  expect(isTicked(all, '2')).toBe(true);
});
