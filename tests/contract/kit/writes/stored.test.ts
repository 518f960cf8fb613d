import { describe, expect, it } from 'vitest';
import { difference } from './differences';
import { answeredProblems, storedProblems } from './stored';

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

describe('CAT-03 a number that a write answers', () => {
  const said = (answer: unknown, row: Record<string, unknown>) =>
    answeredProblems(answer, { before: [] }, [row]);

  it('is the one of the new row, as a figure or as a text', () => {
    expect(said({ orderNo: 601 }, { orderNo: '601' })).toEqual([]);
    expect(said({ orderNo: 602 }, { orderNo: '601' })).toHaveLength(1);
  });

  it('is not told by the bare name id, which each thing of an answer has for itself', () => {
    expect(said({ id: 7 }, { id: 9 })).toEqual([]);
  });
});
