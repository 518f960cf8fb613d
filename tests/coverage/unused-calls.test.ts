import { expect, it } from 'vitest';
import { describedCalls, rows, usedCalls } from './ledger';

const described = describedCalls();
const used = usedCalls();
const unused = described.filter((call) => !used.has(call.slice(call.indexOf('/') + 1)));
const listed = rows('unused-calls.tsv').map(([call = '', reason = '']) => ({ call, reason }));

it('a call that no screen uses stands in the list with its reason', () => {
  const unexplained = unused.filter((call) => !listed.some((row) => row.call === call));
  expect(unexplained).toEqual([]);
  for (const { call, reason } of listed) expect(reason, call).not.toBe('');
});

it('the list names no call that a screen uses, and none twice', () => {
  const idle = listed.filter(({ call }) => !unused.includes(call));
  expect(idle.map(({ call }) => call)).toEqual([]);
  expect(new Set(listed.map(({ call }) => call)).size).toBe(listed.length);
});
