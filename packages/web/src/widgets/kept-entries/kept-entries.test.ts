import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { isNumbered, keptEntries, newestEntries, useKeptEntries } from './use-kept-entries';

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

it('CART-08 what is known after a page was left clears the entries of the page that stands now', () => {
  const visit = () => renderHook(() => useKeptEntries('entries:test', isNumbered));
  const left = visit();
  left.result.current.set('A', { number: 1 });
  left.unmount();
  const now = visit().result.current;
  now.set('B', { number: 2 });
  newestEntries(left.result.current).set('A', undefined);
  expect([...now.all()]).toEqual([['B', { number: 2 }]]);
  expect([...entries().all()]).toEqual([['B', { number: 2 }]]);
});
