import { expect, it } from 'vitest';
import { isEndedBySigning } from '.';

it.each([
  ['订单 6010086604 已送达，请及时签收', false, true],
  ['订单 6010086604 已送达，请及时签收', undefined, true],
  ['订单 6010086604 已送达，请及时签收', true, false],
  ['订单 6010086604 已发货', false, false],
  ['订单 6010086605 已送达，请及时签收', false, false],
  ['发票 263720261101 待签收', false, false],
])('MSG-01 %s (read: %s) ends by signing the order: %s', (title, isRead, isEnded) => {
  expect(isEndedBySigning({ title, isRead }, '6010086604')).toBe(isEnded);
});

it('MSG-01 an order without a number ends no message', () => {
  expect(isEndedBySigning({ title: '订单 已送达，请及时签收' }, '')).toBe(false);
});
