import { expect, it } from 'vitest';
import { reasonAgainstJoinActivity } from './activity';

it.each([
  ['10', '未开始', '活动于 2026-11-18 00:00 开始'],
  ['20', '进行中', undefined],
  ['30', '已结束', '活动已结束，不能下单'],
])('BIG-01 an activity in state %s (%s): %s', (status, statusName, text) => {
  expect(reasonAgainstJoinActivity({ status, statusName, beginTime: '2026-11-18 00:00:00' })).toBe(text);
});
