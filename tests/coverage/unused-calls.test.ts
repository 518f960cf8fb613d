import * as operations from '@dealer-portal/sdk/operations';
import { expect, it } from 'vitest';
import { describedCalls, namedCalls, rows, usedCalls } from './ledger';

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

it('of the calls that the specification names each is used by a screen or listed with its reason', () => {
  const blank = (path: string) => path.replace(/\{[^}]*\}/g, '{}');
  const idAt = new Map(
    Object.values(operations).map(({ id, method, path }) => [`${method.toUpperCase()} ${blank(path)}`, id]),
  );
  const ids = namedCalls().map((address) => idAt.get(blank(address)));
  expect(ids.filter((id) => id === undefined)).toEqual([]);
  const idle = ids.filter((id) => id === undefined || !used.has(id));
  const listedIds = listed.map(({ call }) => call.slice(call.indexOf('/') + 1));
  expect(idle.filter((id) => id === undefined || !listedIds.includes(id))).toEqual([]);
  console.log(
    `calls of the specification: ${ids.length}, used ${ids.length - idle.length}, listed with a reason ${idle.length}; ` +
      `described beside them: ${described.length - ids.length}, all used`,
  );
  expect(unused, 'a call that the specification does not name comes with the page that uses it').toHaveLength(
    idle.length,
  );
});
