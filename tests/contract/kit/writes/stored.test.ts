import { describe, expect, it } from 'vitest';
import { difference } from './differences';
import { storedProblems } from './stored';

const write = { path: {}, query: {}, body: { orderNo: 'A1', payerCode: '101' } };
const odd = (before: unknown, after: unknown) =>
  storedProblems(write, { before, after }, difference(before, after));
const WRONG = ['payerCode is "102", not "101"'];

describe('CAT-03 a code that a write changed to another than it names', () => {
  it('is found in a thing within the data', () => {
    expect(odd({ order: { payerCode: '100' } }, { order: { payerCode: '102' } })).toEqual(WRONG);
    expect(odd({ order: { payerCode: '100' } }, { order: { payerCode: '101' } })).toEqual([]);
  });

  it('is found in the row that the input names, and not called wrong in another one', () => {
    const rows = (...codes: readonly string[]) =>
      codes.map((payerCode, at) => ({ orderNo: `A${at + 1}`, payerCode }));
    expect(odd(rows('100', '100'), rows('102', '100'))).toEqual(WRONG);
    expect(odd(rows('100', '100'), rows('101', '100'))).toEqual([]);
    expect(odd(rows('100', '100'), rows('100', '102'))).toEqual([]);
  });
});
