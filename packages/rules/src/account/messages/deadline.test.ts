import { expect, it } from 'vitest';
import { deadlineNote } from './deadline';

// 23:30 on the 20th in Shanghai.
const now = new Date('2026-11-20T15:30:00Z');

it.each([
  ['2026-11-19', { isOverdue: true, text: '已逾期 1 天' }],
  ['2026-11-20', { isOverdue: false, text: '今天截止' }],
  ['2026-11-20 08:00:00', { isOverdue: false, text: '今天截止' }],
  ['2026-11-21', { isOverdue: false, text: '还剩 1 天' }],
  ['2026-11-27', { isOverdue: false, text: '还剩 7 天' }],
  ['2026-11-28', undefined],
  ['2025-11-20', { isOverdue: true, text: '已逾期 365 天' }],
  ['', undefined],
  ['soon', undefined],
  [null, undefined],
  [undefined, undefined],
])('MSG-01 next to the deadline %s stands %o', (deadline, note) => {
  expect(deadlineNote(deadline, now)).toEqual(note);
});
