import { expect, it } from 'vitest';
import * as entry from './index';
import { choicesOf, ORDER_STATES, toneOf } from './index';
import { nameOf } from './state';

const tables = Object.entries(entry).filter(([name]) => name === name.toUpperCase());

it.each(tables)('ORDER-01 %s has each code and each name once', (_, table) => {
  const codes = Object.values(table);
  expect(new Set(codes.map(({ value }) => value)).size).toBe(codes.length);
  expect(new Set(codes.map(({ label }) => label)).size).toBe(codes.length);
});

it('ORDER-01 a code has the tone of its state, and one that is not listed asks for nothing', () => {
  expect(['10', '50', '77', 'toString', ''].map((code) => toneOf(ORDER_STATES, code))).toEqual([
    'waiting',
    'done',
    'neutral',
    'neutral',
    'neutral',
  ]);
});

it('ORDER-01 a code is called by its name, and one that is not listed by none', () => {
  expect(['40', '77', 'toString'].map((code) => nameOf(ORDER_STATES, code))).toEqual([
    '待签收',
    undefined,
    undefined,
  ]);
});

it('ORDER-01 a filter offers the states in their order', () => {
  expect(
    choicesOf(ORDER_STATES)
      .map(({ label }) => label)
      .join('、'),
  ).toBe('待审核、待发货、配送中、待签收、已签收、已取消');
});
