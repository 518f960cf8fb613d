import { expect, it } from 'vitest';
import { DEBOUNCE_MS, FIRST_PAGE, FIRST_ROWS, isRepeatedPress, pageCount, pageOf, withinPages } from './page';

it('MISC-01a MISC-01b lists start at page 1 of 10 rows with a total of 0, and a repeated press counts once in 3000 ms', () => {
  expect(FIRST_PAGE).toEqual({ pageNum: 1, pageSize: 10, total: 0 });
  expect(FIRST_ROWS).toEqual({ pageNum: 1, pageSize: 10 });
  expect(DEBOUNCE_MS).toBe(3000);
});

it.each([
  [{}, FIRST_PAGE],
  [
    { pageNum: '3', pageSize: '20', total: '45' },
    { pageNum: 3, pageSize: 20, total: 45 },
  ],
  [
    { pageNum: 2, total: 0 },
    { pageNum: 2, pageSize: 10, total: 0 },
  ],
  [
    { pageNum: 1, pageSize: '1' },
    { pageNum: 1, pageSize: 1, total: 0 },
  ],
  [{ pageNum: 0, pageSize: 0, total: -1 }, FIRST_PAGE],
  [{ pageNum: 1.5, pageSize: 'x', total: null }, FIRST_PAGE],
  [{ pageNum: '', pageSize: ' ', total: true }, FIRST_PAGE],
])('MISC-01 %j is the page %j', (value, page) => {
  expect(pageOf(value)).toEqual(page);
});

it.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
])('MISC-01 %i rows make %i pages of 10', (total, count) => {
  expect(pageCount({ ...FIRST_PAGE, total })).toBe(count);
});

it('MISC-01 a page that is gone gives way to the last one', () => {
  expect(withinPages({ pageNum: 3, pageSize: 10, total: 20 }).pageNum).toBe(2);
  expect(withinPages({ pageNum: 2, pageSize: 10, total: 20 }).pageNum).toBe(2);
});

it.each([
  [undefined, 5000, false],
  [5000, 5000, true],
  [5000, 7999, true],
  [5000, 8000, false],
])('MISC-01 a press after one at %s, now %s: repeated %s', (lastAt, now, isRepeated) => {
  expect(isRepeatedPress(lastAt, now)).toBe(isRepeated);
});
