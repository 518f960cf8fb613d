import { describe, expect, it } from 'vitest';
import { readQuantity, readWantedQuantity } from '../../fields/input';
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
    [{ IBL_MINNUM: '—', IBL_MAXNUM: '200' }, '起订数量无法识别，暂不能修改数量'],
    [{ IBL_MINNUM: '1,000' }, '起订数量无法识别，暂不能修改数量'],
    [{ IBL_MINNUM: '5', IBL_MAXNUM: 'x' }, '最多可订数量无法识别，暂不能修改数量'],
    [{ IBL_MAXNUM: '1.5' }, '最多可订数量无法识别，暂不能修改数量'],
    [{ IBL_MINNUM: '12.5', IBL_MAXNUM: '—' }, '起订数量、最多可订数量无法识别，暂不能修改数量'],
  ])('CART-09a a limit that cannot be read is no other limit: %j', (line, problem) => {
    const range = trafficRange(line);
    expect(rangeHint(range)).toBe(problem);
    expect(readQuantity('7', range)).toEqual({ ok: false, text: problem });
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
    expect(readQuantity('0', TRANSFER_RANGE)).toEqual({ ok: false, text: '数量不能小于 1' });
    expect(readQuantity('1', TRANSFER_RANGE).ok).toBe(true);
  });
});
