import { expect, it } from 'vitest';
import { thisWeekText, weekName, weekStartText } from './index';

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

it.each([
  ['2026-11-27', '本周为第48周（11-23 ~ 11-29）'],
  ['2026-11-23', '本周为第48周（11-23 ~ 11-29）'],
  ['2026-11-22', '本周为第47周（11-16 ~ 11-22）'],
  ['2027-01-01', '本周为第53周（12-28 ~ 01-03）'],
  ['2027-01-04', '本周为第1周（01-04 ~ 01-10）'],
  ['2025-12-31', '本周为第1周（12-29 ~ 01-04）'],
])('CART-02 on %s it is said: %s', (day, text) => {
  expect(thisWeekText(noon(day))).toBe(text);
});

it('CART-02 the week changes at midnight in Shanghai, and an invalid date names none', () => {
  expect(thisWeekText(new Date('2026-11-22T15:59:59Z'))).toContain('第47周');
  expect(thisWeekText(new Date('2026-11-22T16:00:00Z'))).toContain('第48周');
  expect(thisWeekText(new Date(Number.NaN))).toBe('');
});

it.each([
  ['202650', undefined, '第50周（12-07 起）'],
  ['202649', '2026-11-30', '第49周（11-30 起）'],
  ['202701', undefined, '第1周（01-04 起）'],
  ['202653', undefined, '第53周（12-28 起）'],
  ['202660', undefined, '202660'],
  ['202553', undefined, '202553'],
  ['202553', '2025-12-29', '202553'],
  ['W', undefined, 'W'],
])('CART-02 the week %s that begins on %s is offered as %s', (code, beginDate, text) => {
  expect(weekStartText(code, beginDate)).toBe(text);
});

it.each([
  ['202701', '2027年第1周'],
  ['202653', '2026年第53周'],
  ['202553', '202553'],
])('CART-02 the week %s is called %s: no year is given a week that it has not', (code, name) => {
  expect(weekName(code)).toBe(name);
});
