import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { activityRefusal } from './activity';
import { bulkOrderText } from './bulk-order-refusals';

it.each([
  ['10', '未开始', refuse('bulkOrder.notBegun', { begin: '2026-11-18 00:00' })],
  ['20', '进行中', undefined],
  ['30', '已结束', refuse('bulkOrder.notRunning', { statusName: '已结束' })],
])('BIG-01 an activity in state %s (%s): %s', (status, statusName, text) => {
  expect(activityRefusal({ status, statusName, beginTime: '2026-11-18 00:00:00' })).toEqual(text);
});

it.each([undefined, { value: '已结束' }])(
  'BIG-01 HTTP-05 an activity whose state is %o says that it is not known, with no word of a program',
  (lost) => {
    const statusName: string = lost as never;
    const refusal = activityRefusal({ status: '30', statusName, beginTime: '' });
    expect(refusal && bulkOrderText(refusal)).toBe('活动状态未知，不能下单');
  },
);
