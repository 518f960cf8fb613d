import { expect, it } from 'vitest';
import { type AccountInForce, accountInForce, changeElsewhere } from './account-in-force';

const mine: AccountInForce = {
  userId: 'U1',
  saletoCode: 'A',
  sendtoCode: 'A1',
  label: '王建国 · A · (A1)仓库',
};

it('another tab on the same account is nothing to say', () => {
  expect(changeElsewhere(mine, { ...mine })).toEqual({ kind: 'none' });
});

it.each([{ userId: 'U2' }, { saletoCode: 'B' }, { sendtoCode: 'A2' }])(
  'another tab with %o is named',
  (other) => {
    expect(changeElsewhere(mine, { ...mine, ...other, label: '李晓梅' })).toEqual({
      kind: 'switched',
      label: '李晓梅',
    });
  },
);

it('AUTH-05 nothing said any more means that a tab logged out', () => {
  expect(changeElsewhere(mine, undefined)).toEqual({ kind: 'left' });
});

it('what is stored is checked', () => {
  window.localStorage.setItem('dealer-portal:accountInForce', '{"userId":1}');
  expect(accountInForce.read()).toBeUndefined();
});
