import { expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { activityRefusal } from './activity';

it.each([
  ['10', '未开始', refuse('bulkOrder.notBegun', { begin: '2026-11-18 00:00' })],
  ['20', '进行中', undefined],
  ['30', '已结束', refuse('bulkOrder.notRunning', { statusName: '已结束' })],
])('BIG-01 an activity in state %s (%s): %s', (status, statusName, text) => {
  expect(activityRefusal({ status, statusName, beginTime: '2026-11-18 00:00:00' })).toEqual(text);
});
