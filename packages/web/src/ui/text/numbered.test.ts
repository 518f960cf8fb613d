import { expect, it } from 'vitest';
import { numbered, spaced } from './numbered';

it('a noun stands with its number, and alone where there is none', () => {
  expect(`${numbered('需求', 'D1')}已保存`).toBe('需求 D1 已保存');
  expect(`${numbered('需求', undefined)}已保存`).toBe('需求已保存');
  expect(`${numbered('需求', '')}已保存`).toBe('需求已保存');
});

it('a noun that begins with a letter has a blank before it, as FIN-06 names POS terminals', () => {
  expect(['POS 终端', '订单'].map((noun) => `共 2 条${spaced(noun)}`)).toEqual([
    '共 2 条 POS 终端',
    '共 2 条订单',
  ]);
});
