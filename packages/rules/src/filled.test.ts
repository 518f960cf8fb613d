import { expect, it } from 'vitest';
import { filled } from './filled';

const DEFAULTS = { code: '', kind: 'PT', count: 1, isUrgent: false, note: undefined };

it.each([
  [{}, { code: '', kind: 'PT', count: 1, isUrgent: 0 }],
  [
    { code: null, kind: undefined, count: null },
    { code: '', kind: 'PT', count: 1, isUrgent: 0 },
  ],
  [
    { code: 'A', kind: '', count: 0 },
    { code: 'A', kind: 'PT', count: 0, isUrgent: 0 },
  ],
  [
    { code: 7, count: '3', isUrgent: '1' },
    { code: '7', kind: 'PT', count: '3', isUrgent: 1 },
  ],
  [
    { isUrgent: 2, other: 5 },
    { code: '', kind: 'PT', count: 1, isUrgent: 0 },
  ],
  [
    { isUrgent: true, note: 0 },
    { code: '', kind: 'PT', count: 1, isUrgent: 1, note: 0 },
  ],
])('CART-02 %j is filled up to %j', (source, fields) => {
  expect(filled(source, DEFAULTS)).toEqual(fields);
});

it.each([undefined, null, ''])('CART-02 a field without a default stays away when it is %j', (note) => {
  expect(filled({ note }, DEFAULTS)).not.toHaveProperty('note');
});
