import { expect, it } from 'vitest';
import { cashReason } from './index';

it.each([
  [{ balance: 2000, endDate: '2026-12-31' }, undefined],
  [{ balance: '0.01', endDate: '2026-11-23' }, undefined],
  [{ balance: 2000 }, undefined],
  [{ balance: 0, endDate: '2026-12-31' }, '这笔返利已经用完'],
  [{ balance: '—', endDate: '2026-12-31' }, '这笔返利的余额无法识别，暂不能兑现'],
  [{ balance: 2000, endDate: '2026-11-22' }, '这笔返利 2026-11-22 已到期'],
])('FIN-05g a rebate with %o on 2026-11-23: %s', (rebate, reason) => {
  expect(cashReason(rebate, new Date('2026-11-23T12:00:00+08:00'))).toBe(reason);
});
