import { expect, it } from 'vitest';
import { STORE_APPLICATION_STATES } from '../../base/states';
import { openStores } from './index';

const store = { status: STORE_APPLICATION_STATES.approved.value, networkCode: 'W1', applyType: 'NEW' };

it('FIN-11 a store is open once its application is approved and gave it a number, and it is named once', () => {
  expect(openStores([store, { ...store, applyType: 'VIP' }, { ...store, networkCode: 'W2' }])).toEqual([
    store,
    { ...store, networkCode: 'W2' },
  ]);
});

it.each([
  ['is still approved', { status: STORE_APPLICATION_STATES.inApproval.value }],
  ['has no number', { networkCode: '' }],
  ['closes the store', { applyType: 'CLOSE' }],
])('FIN-11 a store whose application %s is not open', (_, change) => {
  expect(openStores([{ ...store, ...change }])).toEqual([]);
});
