import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { readSomeOfLines } from './index';

describe('ORDER-01 rejecting or returning some of an order', () => {
  const lines = [
    { productCode: 'P1', number: 10, pieces: 2 },
    { productCode: 'P2', number: 3 },
  ];

  it('sends only the lines that were named', () => {
    expect(readSomeOfLines({ lines, reasonCode: '01', message: ' 磕碰 ' }, 'reject')).toEqual({
      ok: true,
      lineList: [{ productCode: 'P1', number: 2 }],
      reasonCode: '01',
      reason: '磕碰',
    });
  });

  it.each([
    [{ lines: [{ productCode: 'P1', number: 10, pieces: 1 }], reasonCode: '01' }],
    [{ lines: [{ productCode: 'P1', number: 10, pieces: 10 }], reasonCode: '01', message: '' }],
    [{ lines, reasonCode: '99', message: '磕碰' }],
    [{ lines, reasonCode: '01', message: '字'.repeat(200) }],
  ])('takes %j', (form) => {
    expect(readSomeOfLines(form, 'return').ok).toBe(true);
  });

  it('sends no words where none were written', () => {
    expect(readSomeOfLines({ lines, reasonCode: '01' }, 'return')).toMatchObject({ reason: '' });
  });

  it.each([
    [{ lines: [], reasonCode: '01' }, refuse('cancel.nonePieces', { verb: 'return' })],
    [
      { lines: [{ productCode: 'P1', number: 10, pieces: null }], reasonCode: '01' },
      refuse('cancel.nonePieces', { verb: 'return' }),
    ],
    [
      { lines: [{ productCode: 'P1', number: 10, pieces: 11 }], reasonCode: '01' },
      refuse('cancel.pieces', { verb: 'return', most: 10 }),
    ],
    [
      { lines: [{ productCode: 'P1', number: 10, pieces: 1.5 }], reasonCode: '01' },
      refuse('cancel.pieces', { verb: 'return', most: 10 }),
    ],
    [
      { lines: [{ productCode: 'P1', number: 10, pieces: -1 }], reasonCode: '01' },
      refuse('cancel.pieces', { verb: 'return', most: 10 }),
    ],
    [{ lines }, refuse('cancel.someReasonMissing', { verb: 'return' })],
    [{ lines, reasonCode: '99', message: ' ' }, refuse('cancel.someWordsMissing', { verb: 'return' })],
    [{ lines, reasonCode: '01', message: '字'.repeat(201) }, refuse('cancel.remarkTooLong', { most: 200 })],
  ])('refuses %j', (form, refusal) => {
    expect(readSomeOfLines(form, 'return')).toEqual({ ok: false, refusal });
  });
});
