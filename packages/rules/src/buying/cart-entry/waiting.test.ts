import { expect, it } from 'vitest';
import { isTicked, selectionOf, tick, tickAll, tickedEntries, tickedTotal } from '../selection';
import { countedOf, waitingEntries, waitingOf } from './index';

const entry = (id: string, stock: number, changes: object = {}) => ({
  id,
  composeEnable: true,
  activityType: 1,
  number: 5,
  productList: [{ productCode: id, number: 5, price: 2, stock }],
  ...changes,
});

const entries = [entry('1', 9), entry('2', 3), entry('3', 9, { composeEnable: false }), entry('4', 9)];
const conflicts = new Set(['4']);

it('CART-04 CART-06 lines that wait keep their tick, and are neither counted nor settled', () => {
  const all = tickAll(selectionOf(entries), true);
  const waiting = waitingOf(all, conflicts);
  expect([...waiting]).toEqual([
    ['2', { kind: 'overStock', stock: 3, over: 2, isShared: false }],
    ['3', { kind: 'withdrawn' }],
    ['4', { kind: 'conflict' }],
  ]);
  const counted = countedOf(all, waiting);
  expect(tickedEntries(counted).map(({ id }) => id)).toEqual(['1']);
  expect([tickedTotal(counted), tickedTotal(all)]).toEqual(['10.00', '30.00']);
  expect(isTicked(all, '2')).toBe(true);
});

/** An entry of product P with a price of its own. */
const part = (id: string, pieces: number, line: object = {}) =>
  entry(id, 10, {
    number: pieces,
    productList: [{ productCode: 'P', number: pieces, price: 2, stock: 10, ...line }],
  });

it('CART-01 CART-06 two lines of one product share its stock, the first one first', () => {
  expect([...waitingEntries([part('1', 6), part('2', 6)])]).toEqual([
    ['2', { kind: 'overStock', stock: 4, over: 2, isShared: true }],
  ]);
  expect(waitingEntries([part('1', 6), part('2', 4)]).size).toBe(0);
  // A line that waits itself takes nothing from the others.
  expect([...waitingEntries([part('1', 12), part('2', 6)]).keys()]).toEqual(['1']);
});

it('CART-04 CART-06 only ticked lines take from the stock', () => {
  const selection = tickAll(selectionOf([part('1', 6), part('2', 6)]), true);
  expect([...waitingOf(selection, new Set()).keys()]).toEqual(['2']);
  expect(waitingOf(tick(selection, '1', false), new Set()).size).toBe(0);
});

it('CART-01 CART-06 another warehouse, a promised week and an unknown stock share nothing', () => {
  const cloud = { yuncangType: 'YC', yuncangCode: 'YC1' };
  expect(waitingEntries([part('1', 6), part('2', 6, cloud)]).size).toBe(0);
  expect(waitingEntries([part('1', 6, { isCheckWeekPromise: '1' }), part('2', 6)]).size).toBe(0);
  expect(waitingEntries([part('1', 6), part('2', 6, { stock: '很多' })]).size).toBe(0);
});

it('CART-06 a package takes the pieces of its products', () => {
  const pack = (id: string, sets: number) =>
    entry(id, 0, {
      activityType: 3,
      number: sets,
      productList: [
        { productCode: 'P', number: sets * 2, price: 2, stock: 10 },
        { productCode: 'Q', number: sets, price: 2, stock: 9 },
      ],
    });
  expect([...waitingEntries([part('1', 6), pack('2', 3)])]).toEqual([
    ['2', { kind: 'overStock', stock: 2, over: 1, isShared: true }],
  ]);
});
