import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { quantityText, readQuantity, readWantedQuantity } from '../../fields/input';
import { rangeHint, TRANSFER_RANGE, trafficRange } from './index';

describe('CART-09 quantities', () => {
  it.each([
    [
      { IBL_MINNUM: '5', IBL_MAXNUM: '200' },
      { min: 5, max: 200 },
    ],
    [
      { IBL_MINNUM: '0', IBL_MAXNUM: '200' },
      { min: 1, max: 200 },
    ],
    [
      { IBL_MINNUM: 0, IBL_MAXNUM: 0 },
      { min: 1, max: 999_999 },
    ],
    [
      { IBL_MINNUM: '1', IBL_MAXNUM: '' },
      { min: 1, max: 999_999 },
    ],
    [
      { IBL_MINNUM: null, IBL_MAXNUM: '-2' },
      { min: 1, max: 999_999 },
    ],
    [{}, { min: 1, max: 999_999 }],
  ])('CART-09a of a whole-vehicle line %j are %j', (line, range) => {
    expect(trafficRange(line)).toEqual(range);
  });

  it.each([
    [{ IBL_MINNUM: '—', IBL_MAXNUM: '200' }, ['least']],
    [{ IBL_MINNUM: '1,000' }, ['least']],
    [{ IBL_MINNUM: '5', IBL_MAXNUM: 'x' }, ['most']],
    [{ IBL_MAXNUM: '1.5' }, ['most']],
    [{ IBL_MINNUM: '12.5', IBL_MAXNUM: '—' }, ['least', 'most']],
  ])('CART-09a a limit that cannot be read is no other limit: %j', (line, limits) => {
    const range = trafficRange(line);
    expect(range.refusal).toEqual(refuse('quantity.limitsUnread', { limits }));
    expect(rangeHint(range)).toBe(quantityText(range.refusal));
    expect(readQuantity('7', range)).toEqual({ ok: false, refusal: range.refusal });
    expect(readWantedQuantity('7', range).ok).toBe(false);
    expect(readWantedQuantity('', range)).toEqual({ ok: true, quantity: 0 });
  });

  it.each([
    ['4', false],
    ['5', true],
    ['200', true],
    ['201', false],
  ])('%s pieces of 5 to 200: %s', (text, isRight) => {
    const range = trafficRange({ IBL_MINNUM: '5', IBL_MAXNUM: '200' });
    expect(readQuantity(text, range).ok).toBe(isRight);
    expect(rangeHint(range)).toBe('起订 5 台，最多 200 台');
  });

  it('CART-09b of the transfer cart begin at 1', () => {
    expect(readQuantity('0', TRANSFER_RANGE)).toEqual({
      ok: false,
      refusal: refuse('quantity.tooSmall', { min: 1 }),
    });
    expect(readQuantity('1', TRANSFER_RANGE).ok).toBe(true);
  });
});
