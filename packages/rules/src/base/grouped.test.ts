import { expect, it } from 'vitest';
import { grouped } from './grouped';

it('groups stand in the order of their first items, and an item without a key is in none', () => {
  const rows = ['b1', 'a1', 'b2', '-', 'a2'];
  const groups = grouped(rows, (row) => (row === '-' ? undefined : row.charAt(0)));
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
  ]);
});
