import { preCheckTrafficOrder, splitOrder, submitOrders } from '@dealer-portal/sdk/operations';
import { expect, it } from 'vitest';
import { callSeconds } from './call-seconds';

it('HTTP-01c users are told that splitting and the check of vehicles may take two minutes, other calls one', () => {
  expect([splitOrder, preCheckTrafficOrder, submitOrders].map(callSeconds)).toEqual([120, 120, 60]);
  expect(callSeconds()).toBe(60);
});
