import { expect, it } from 'vitest';
import { APPLY_STATUS, openStores } from './index';

const store = { status: APPLY_STATUS.approved, networkCode: 'W1', applyType: 'NEW' };

it('FIN-11 a store is open once its application is approved and gave it a number, and it is named once', () => {
  expect(openStores([store, { ...store, applyType: 'VIP' }, { ...store, networkCode: 'W2' }])).toEqual([
    store,
    { ...store, networkCode: 'W2' },
  ]);
});

it.each([
  ['is still approved', { status: APPLY_STATUS.approving }],
  ['has no number', { networkCode: '' }],
  ['closes the store', { applyType: 'CLOSE' }],
])('FIN-11 a store whose application %s is not open', (_, change) => {
  expect(openStores([{ ...store, ...change }])).toEqual([]);
});
