import { expect, it } from 'vitest';
import { ORDER_STATES } from '../../base/states';
import { arrivalNote } from './index';

const NOW = new Date('2026-11-27T12:00:00+08:00');
const { toSend, signed, cancelled } = ORDER_STATES;

it.each([
  ['2026-12-01', toSend.value, '下单时预计 12-01 到', false],
  ['2026-11-27', toSend.value, '下单时预计 11-27 到', false],
  ['2026-11-24', toSend.value, '下单时预计 11-24 到，已逾期 3 天', true],
  ['2026-11-24', signed.value, '下单时预计 11-24 到', false],
  ['2026-11-24', cancelled.value, '下单时预计 11-24 到', false],
])('ORDER-01 an order for %s in state %s says %s', (...row) => {
  const [arrivalDate, status, text, isOverdue] = row;
  expect(arrivalNote({ arrivalDate, status }, NOW)).toEqual({ text, isOverdue });
});

it('ORDER-01 without a day that can be read nothing is said', () => {
  expect(arrivalNote({ arrivalDate: undefined, status: toSend.value }, NOW)).toBeUndefined();
  expect(arrivalNote({ arrivalDate: '下周', status: toSend.value }, NOW)).toBeUndefined();
});
