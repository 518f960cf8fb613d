import { expect, it } from 'vitest';
import { missingOrders, placedInSettlement, type SubmitRecord } from './index';

it.each([
  ['all', ['1', '2'], []],
  ['some', ['2'], ['1']],
  ['under other numbers', ['LS1', 'LS2'], []],
  ['fewer, under other numbers', ['LS1'], undefined],
  ['none', [], undefined],
])('ORDER-01 of two orders the answer names %s', (_, names, missing) => {
  expect(missingOrders(['1', '2'], names)).toEqual(missing);
});

const order = (orderNo: string) => ({ orderNo, payerCode: 'P', lines: [] });
const placed = (orderNos: readonly string[], changes: Partial<SubmitRecord> = {}): SubmitRecord => ({
  id: 'a',
  fingerprint: 'f',
  plannedAt: 100,
  submission: { saletoCode: 'S', sendtoCode: 'T', orders: [order('1'), order('2')] },
  ...changes,
  kind: 'placed',
  orderNos,
});

it('ORDER-01 CART-05 a settlement knows its placed orders by the journal of its sold-to, since it began', () => {
  expect(placedInSettlement([placed(['2'])], 'S', 100)).toEqual(['2']);
  expect(placedInSettlement([placed(['LS1', 'LS2'])], 'S', 100)).toEqual(['1', '2']);
  expect(placedInSettlement([placed(['2'])], 'S', 101)).toEqual([]);
  expect(placedInSettlement([placed(['2'])], 'OTHER', 100)).toEqual([]);
  const lost: SubmitRecord = { ...placed([]), kind: 'lost', sentAt: 100 };
  expect(placedInSettlement([lost], 'S', 100)).toEqual([]);
});
