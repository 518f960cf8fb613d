import { expect, it } from 'vitest';
import { type AccountInForce, accountInForce, switchedTo } from './account-in-force';

const mine: AccountInForce = {
  userId: 'U1',
  saletoCode: 'A',
  sendtoCode: 'A1',
  label: '王建国 · A · (A1)仓库',
};

it('another tab on the same account is nothing to say', () => {
  expect(switchedTo(mine, { ...mine })).toBeUndefined();
});

it.each([{ saletoCode: 'B' }, { sendtoCode: 'A2' }])('another tab with %o is named', (other) => {
  const reported = { ...mine, ...other, label: '王建国 · B' };
  expect(switchedTo(mine, reported)).toBe(reported);
});

it('the report of another user, and a logout, are not a switch', () => {
  expect(switchedTo(mine, { ...mine, userId: 'U2', saletoCode: 'B' })).toBeUndefined();
  expect(switchedTo(mine, undefined)).toBeUndefined();
});

it('stored values are checked', () => {
  window.localStorage.setItem('dealer-portal:accountInForce', '{"userId":1}');
  expect(accountInForce.read()).toBeUndefined();
});
