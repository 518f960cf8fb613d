import { expect, it } from 'vitest';
import { isEndedBySigning, statementSubject } from '.';

it.each([
  ['订单 6010086604 已送达，请及时签收', false, true],
  ['订单 6010086604 已送达，请及时签收', undefined, true],
  ['订单 6010086604 已送达，请及时签收', true, false],
  ['订单 6010086604 已发货', false, false],
  ['订单 6010086605 已送达，请及时签收', false, false],
  ['发票 263720261101 待签收', false, false],
])('MSG-01 %s (read: %s) ends by signing the order: %s', (title, isRead, isEnded) => {
  expect(isEndedBySigning({ title, isRead }, { name: '6010086604' })).toBe(isEnded);
});

it.each([
  ['10月对账单已生成，请及时核对', '2026-11-01 09:00:00', true],
  ['10月对账单已生成，请及时核对', '2025-11-01 09:00:00', false],
  ['10月对账单已生成，请及时核对', undefined, false],
  ['9月对账单已生成，请及时核对', '2026-11-01 09:00:00', false],
  ['10月对账单已更正', '2026-11-01 09:00:00', false],
])('MSG-01 %s of %s ends by confirming October of 2026: %s', (title, createDate, isEnded) => {
  expect(isEndedBySigning({ title, createDate }, statementSubject('2026-10'))).toBe(isEnded);
});

it.each(['', '2026', '2026-13', '上月'])('MSG-01 the month %s ends no message', (period) => {
  expect(isEndedBySigning({ title: '订单 已送达，请及时签收' }, statementSubject(period))).toBe(false);
});
