import { beforeEach, expect, it } from 'vitest';
import { isNumbered, keptEntries } from './use-kept-entries';

beforeEach(() => window.sessionStorage.clear());

const entries = () => keptEntries('entries:test', isNumbered);

it('CART-06 numbers are found again after a reload, those that are wrong or 0 are not', () => {
  const before = entries();
  before.set('A', { number: 12 });
  before.set('B', { number: 5, problem: '数量不能大于 4' });
  before.set('C', { number: 0 });
  expect([...entries().all()]).toEqual([['A', { number: 12 }]]);
  before.set('A', undefined);
  expect(entries().all().size).toBe(0);
});

it.each(['{', '"x"', '[["A",{"number":-1}]]', '[["A",{}]]', '[[1,{"number":1}]]', '{"A":{"number":1}}'])(
  'CART-06 %s in the storage counts as nothing',
  (text) => {
    window.sessionStorage.setItem('dealer-portal:entries:test', text);
    expect(entries().all().size).toBe(0);
  },
);
