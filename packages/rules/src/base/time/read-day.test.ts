import { expect, it } from 'vitest';
import { readDay, readMonth } from './read-day';

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026.1.5', '2026-01-05'],
  ['2026/11/20 08:30', '2026-11-20'],
  ['２０２６年11月20日', '2026-11-20'],
  ['20261120', '2026-11-20'],
  ['46346', '2026-11-20'],
  ['46346.5', '2026-11-20'],
  ['12345', undefined],
  ['2026-13-01', undefined],
  ['', undefined],
  ['11-20', undefined],
])('FIN-02 the day %j is %s', (cell, day) => {
  expect(readDay(cell)).toBe(day);
});

it.each([
  ['2026-11', '2026-11'],
  ['2026.1', '2026-01'],
  ['２０２６年11月', '2026-11'],
  ['202611', '2026-11'],
  ['2026-13', undefined],
  ['2026', undefined],
  ['', undefined],
])('ORDER-01 the month %j is %s', (cell, month) => {
  expect(readMonth(cell)).toBe(month);
});

it.each([
  ['36526', '2000-01-01'],
  ['73050', '2099-12-31'],
  ['46349.75', '2026-11-23'],
  ['36525', undefined],
  ['73051', undefined],
  ['146349', undefined],
  ['046349', undefined],
  ['46349e0', undefined],
  ['46349.5x', undefined],
])('FIN-02 the number %s of a spreadsheet is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});
