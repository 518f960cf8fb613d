import { expect, it } from 'vitest';
import { demandFinalDate, demandStatusName } from './demand';
import { MESSAGE_PAGE_SIZE, messageUnitId, PLATFORM_SELECTION, unreadTotal } from './messages';

it('MSG-01f panels hold 4 messages of saletoCode_admin, notifications come from platform 1', () => {
  expect([MESSAGE_PAGE_SIZE, PLATFORM_SELECTION]).toEqual([4, 1]);
  expect(messageUnitId('8800123456')).toBe('8800123456_admin');
});

it('MSG-01 unread numbers of all types are added', () => {
  expect(unreadTotal([{ num: 7 }, { num: '3' }])).toBe(10);
  for (const num of [null, undefined, 'x', '1,000'])
    expect(unreadTotal([{ num: 7 }, { num }])).toBeUndefined();
  expect(unreadTotal([])).toBe(0);
});

it.each([
  ['0', '待提交'],
  [1, '待评估'],
  ['2', '评估中'],
  ['3', '已通过'],
  ['4', '已驳回'],
  ['5', '已完成'],
  ['6', '处理中'],
  ['toString', '处理中'],
  [null, '处理中'],
  [undefined, '处理中'],
])('BIG-01 demand status %o is %s', (status, name) => {
  expect(demandStatusName(status)).toBe(name);
});

it.each([
  ['2026-11-20 09:30:00', '2026-11-20'],
  ['2026-01-05', '2026-01-05'],
  ['2026-11-20T16:00:00Z', '2026-11-21'],
  [Date.UTC(2026, 10, 20, 15, 59), '2026-11-20'],
  ['', ''],
  ['待定', ''],
  [null, ''],
  [undefined, ''],
])('BIG-01 final time %o is trimmed to %o', (time, day) => {
  expect(demandFinalDate(time)).toBe(day);
});

it.each([
  ['2', '产业评估中'],
  ['1', '待评估'],
  ['9', '处理中'],
])(
  'BIG-01f the dictionary of the server names status %s %s, the own lookup what it lacks',
  (status, name) => {
    const dictionary = [
      { code: '2', name: '产业评估中' },
      { code: '1', name: '' },
    ];
    expect(demandStatusName(status, dictionary)).toBe(name);
  },
);
