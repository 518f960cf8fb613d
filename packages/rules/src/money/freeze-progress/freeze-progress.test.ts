import { expect, it } from 'vitest';
import { FREEZE_STEPS, type FreezeApply, freezeProgress } from './freeze-progress';

const NOW = new Date('2026-11-22T01:00:00Z');
const apply = (unfreezeNo: string, changes: Partial<FreezeApply>): FreezeApply => ({
  unfreezeNo,
  freezeType: 'M',
  freezeTypeName: '无门店',
  reason: '重新开业',
  status: '10',
  statusName: '已提交',
  applyDate: '2026-11-20 08:40:15',
  ...changes,
});

const LIFTED = apply('D3', { status: '20', freezeType: 'J', applyDate: '2025-06-12 10:15:09' });
const REJECTED = apply('D2', { status: '30', freezeType: 'J', applyDate: '2026-10-15 14:06:51' });

it('FREEZE-01a FREEZE-01b the submitted type waits for the company, the rejected one for the dealer, and the freeze stands between', () => {
  const progress = freezeProgress({ M: 'D1', J: 'B' }, [LIFTED, apply('D1', {}), REJECTED], NOW);
  expect(FREEZE_STEPS[progress.step]).toBe('审批');
  expect(progress.waitingDays).toBe(2);
  expect(progress.turns).toEqual([
    { type: 'M', name: '无门店', state: 'submitted', who: 'company' },
    { type: 'J', name: '180 天未提货', state: 'rejected', who: 'dealer' },
  ]);
  expect(
    progress.events.map((event) => (event.kind === 'apply' ? event.apply.unfreezeNo : event.names)),
  ).toEqual(['D1', 'D2', ['无门店', '180 天未提货'], 'D3']);
});

it.each([
  [{ M: 'N', J: 'N' }, 2],
  [{ M: 'N', J: '' }, 1],
  [{ M: '', J: 'B' }, 1],
])('FREEZE-01a %o: an application is the next step, and nothing waits', (facts, count) => {
  const progress = freezeProgress(facts, [LIFTED], NOW);
  expect([FREEZE_STEPS[progress.step], progress.turns.length, progress.waitingDays]).toEqual([
    '提交申请',
    count,
    undefined,
  ]);
  expect(progress.turns.every(({ who }) => who === 'dealer')).toBe(true);
});

it('FREEZE-01b an application that is not in the list, or has no day to be read, has no days of waiting', () => {
  expect(freezeProgress({ M: 'D9' }, [LIFTED], NOW)).toMatchObject({ step: 2 });
  const unread = freezeProgress({ M: 'D1' }, [apply('D1', { applyDate: '明天' })], NOW);
  expect(unread.waitingDays).toBeUndefined();
  expect(freezeProgress({}, [], NOW)).toEqual({ step: 1, turns: [], events: [] });
});

it('FREEZE-01 nothing was lifted: the freeze is the oldest event; nothing waits: no days are told', () => {
  const progress = freezeProgress({ J: 'B' }, [REJECTED], NOW);
  expect(progress.events.map(({ kind }) => kind)).toEqual(['apply', 'freeze']);
  expect(Object.keys(progress)).not.toContain('waitingDays');
});
