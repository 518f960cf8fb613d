import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { rebateCashRefusal } from './index';

it.each([
  [{ balance: 2000, endDate: '2026-12-31' }, undefined],
  [{ balance: '0.01', endDate: '2026-11-23' }, undefined],
  [{ balance: 2000 }, undefined],
  [{ balance: 0, endDate: '2026-12-31' }, refuse('movement.rebateUsed')],
  [{ balance: '—', endDate: '2026-12-31' }, refuse('movement.rebateUnread')],
  [{ balance: 2000, endDate: '年底' }, refuse('movement.rebateEndUnread')],
  [{ balance: 2000, endDate: '2026/11/22' }, refuse('movement.rebateEnded', { endDate: '2026-11-22' })],
  [{ balance: 2000, endDate: '2026-11-22' }, refuse('movement.rebateEnded', { endDate: '2026-11-22' })],
])('FIN-05g a rebate with %o on 2026-11-23: %s', (rebate, reason) => {
  expect(rebateCashRefusal(rebate, new Date('2026-11-23T12:00:00+08:00'))).toEqual(reason);
});
