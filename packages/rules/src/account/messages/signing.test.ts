import { expect, it } from 'vitest';
import { isEndedBySigning, statementSubject } from '.';

it.each([
  ['订单 6010086604 已送达，请及时签收', false, true],
  ['订单 6010086604 已送达，请及时签收', undefined, true],
  ['订单 6010086604 已送达，请及时签收', true, false],
  ['订单 6010086604 已发货', false, false],
  ['订单 6010086605 已送达，请及时签收', false, false],
  ['发票 263720261101 待签收', false, false],
  ['订单 16010086604 已送达，请及时签收', false, false],
  ['订单 60100866041 已送达，请及时签收', false, false],
  ['订单 60100866041 和 6010086604 已送达，请及时签收', false, true],
])('MSG-01 %s (read: %s) ends by signing the order: %s', (title, isRead, isEnded) => {
  expect(isEndedBySigning({ title, isRead }, { name: '6010086604' })).toBe(isEnded);
});

it.each([
  ['10月对账单已生成，请及时核对', '2026-11-01 09:00:00', true],
  ['10月对账单已生成，请及时核对', '2025-11-01 09:00:00', false],
  ['10月对账单已生成，请及时核对', undefined, false],
  ['9月对账单已生成，请及时核对', '2026-11-01 09:00:00', false],
  ['10月对账单已生成，请及时核对', '20261101090000', true],
  ['10月对账单已生成，请及时核对', '20251101090000', false],
  ['10月对账单已生成，请及时核对', '2027-10-27 09:00:00', true],
  ['10月对账单已生成，请及时核对', '2027-11-01 09:00:00', false],
  ['10月对账单已生成，请及时核对', '日期不详', false],
  ['10月对账单已更正', '2026-11-01 09:00:00', false],
])('MSG-01 %s of %s ends by confirming October of 2026: %s', (title, createDate, isEnded) => {
  expect(isEndedBySigning({ title, createDate }, statementSubject('2026-10'))).toBe(isEnded);
});

it.each([
  ['2026-01', '1月对账单已生成，请及时核对', true],
  ['2026-01', '2026年1月对账单已生成，请及时核对', true],
  ['2026-01', '11月对账单已生成，请及时核对', false],
  ['2026-02', '2月对账单已生成，请及时核对', true],
  ['2026-02', '12月对账单已生成，请及时核对', false],
])('MSG-01 confirming %s ends %s: %s', (period, title, isEnded) => {
  const createDate = '2026-12-01 09:00:00';
  expect(isEndedBySigning({ title, createDate }, statementSubject(period))).toBe(isEnded);
});

it.each(['', '2026', '2026-13', '上月'])('MSG-01 the month %s ends no message', (period) => {
  expect(isEndedBySigning({ title: '订单 已送达，请及时签收' }, statementSubject(period))).toBe(false);
});
