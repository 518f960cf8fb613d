import { expect, it } from 'vitest';
import { applicableFreezeTypes, FREEZE_REASONS, isWayOut } from './index';

it('FREEZE-02 a frozen account opens the pages that end its freeze, and no other', () => {
  const open = (page: string | undefined) => isWayOut(page, { M: 'N' });
  expect(['unfreezeApplication', 'thawingDetails', 'notFound'].map(open)).toEqual([true, true, true]);
  expect(['home', 'cart', undefined].map(open)).toEqual([false, false, false]);
});

it('FREEZE-03 an account that is unavailable has no way out, and a free one needs none', () => {
  expect(isWayOut('unfreezeApplication', { M: 'N', customerState: 1 })).toBe(false);
  expect(isWayOut('unfreezeApplication', {})).toBe(false);
});

it('FREEZE-01 only a type that is frozen, and neither applied for nor rejected, is applied for', () => {
  expect(applicableFreezeTypes({ M: 'N', J: 'N' })).toEqual(['M', 'J']);
  expect(applicableFreezeTypes({ M: 'B', J: 'N' })).toEqual(['J']);
  expect(applicableFreezeTypes({ M: 'D2026110001', J: null })).toEqual([]);
  expect(FREEZE_REASONS).toEqual({ M: '无门店', J: '僵尸户（超过180天未提货）' });
});
