import { expect, it } from 'vitest';
import { numbered } from './numbered';

it('a noun stands with its number, and alone where there is none', () => {
  expect(`${numbered('需求', 'D1')}已保存`).toBe('需求 D1 已保存');
  expect(`${numbered('需求', undefined)}已保存`).toBe('需求已保存');
  expect(`${numbered('需求', '')}已保存`).toBe('需求已保存');
});
