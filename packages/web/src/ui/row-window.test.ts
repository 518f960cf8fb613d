import { expect, it } from 'vitest';
import { heightOf, spanAt, usualHeight } from './row-window';

const keys = Array.from({ length: 1000 }, (_, index) => `R${index}`);
const heights = (measured: readonly (readonly [string, number])[] = []) => ({
  keys,
  measured: new Map(measured),
  usual: 36,
});

it('ORDER-01 of 1,000 rows those in sight are drawn, with eight beyond each edge', () => {
  expect(spanAt(heights(), 0)).toEqual({ from: 0, to: 24 });
  expect(spanAt(heights(), 36 * 500)).toEqual({ from: 492, to: 524 });
  expect(spanAt(heights(), 36 * 1000)).toEqual({ from: 992, to: 1000 });
});

it('ORDER-01 rows that were measured count with their own height, the others with the usual one', () => {
  const tall = heights([['R0', 576]]);
  expect(spanAt(tall, 0)).toEqual({ from: 0, to: 9 });
  expect(heightOf(tall, { from: 0, to: 3 })).toBe(576 + 36 * 2);
  expect([
    usualHeight(new Map()),
    usualHeight(
      new Map([
        ['A', 30],
        ['B', 34],
      ]),
    ),
  ]).toEqual([36, 32]);
});

it('ORDER-01 what is drawn and the room before and after make up the whole list, wherever it stands', () => {
  const some = heights([
    ['R3', 80],
    ['R499', 20],
  ]);
  for (const top of [0, 100, 7_777, 35_000]) {
    const { from, to } = spanAt(some, top);
    const parts = [
      { from: 0, to: from },
      { from, to },
      { from: to, to: 1000 },
    ];
    const sum = parts.reduce((height, part) => height + heightOf(some, part), 0);
    expect(sum).toBe(heightOf(some, { from: 0, to: 1000 }));
  }
});
