import { expect, it } from 'vitest';
import { refuse } from '../base/refusal';
import { lineRefusal, orderCents } from './order-cents';

const line = { price: '12.34', number: 2 };

it.each([
  [[], undefined],
  [[line, { price: 1.005, number: '3' }], undefined],
  [[line, { price: '1e3', number: 1.5 }], undefined],
  [[{ price: '1,234.50', number: 1 }], refuse('line.price', { row: 1 })],
  [[line, line, { number: 1 }], refuse('line.price', { row: 3 })],
  [[line, { price: 1, number: '' }], refuse('line.number', { row: 2 })],
  [[line, { price: 1, number: '两' }, { price: 'x', number: 1 }], refuse('line.number', { row: 2 })],
  [[{ price: Number.NaN, number: Number.NaN }], refuse('line.price', { row: 1 })],
])('CART-06 the lines %j: %s', (lines, problem) => {
  expect(lineRefusal(lines)).toEqual(problem);
});

it.each([
  [[{ price: '0.005', number: 1 }], 1n],
  [[{ price: '-0.005', number: 1 }], -1n],
  [[{ price: '0.333', number: 3 }, line], 2568n],
  [[line, { price: '90071992547409.91', number: 1 }, line], 9_007_199_254_745_927n],
  [Array.from({ length: 3 }, () => ({ price: 9_999_999_999_999, number: 9 })), 26_999_999_999_997_300n],
])('CART-06 the lines %j come to %s cents', (lines, cents) => {
  expect(orderCents(lines)).toBe(cents);
});
