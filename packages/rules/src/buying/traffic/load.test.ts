import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenVolume, vehicleLoad, volumeText } from './load';

describe('TRAF-01 how full a vehicle is', () => {
  it.each([
    [{ CARVOLUME: 58, SUMVOLUME: 54 }, 'fit', 93.1, ''],
    [{ CARVOLUME: 58, SUMVOLUME: 58 }, 'fit', 100, ''],
    [{ CARVOLUME: 58, SUMVOLUME: 58.5 }, 'over', 100.9, '超出车型容积 0.5 m³，请减少数量'],
    [{ CARVOLUME: 40, SUMVOLUME: 30 }, 'under', 75, '装载率低于 85%，再加 4 m³ 或拼车后可提交'],
    [
      { CARVOLUME: 85, SUMVOLUME: 75, minLoadRate: 90 },
      'under',
      88.2,
      '装载率低于 90%，再加 1.5 m³ 或拼车后可提交',
    ],
    // Judged is the rate that is shown.
    [{ CARVOLUME: 100, SUMVOLUME: 84.96 }, 'fit', 85, ''],
    [{ CARVOLUME: 100, SUMVOLUME: 84.94 }, 'under', 84.9, '装载率低于 85%，再加 0.06 m³ 或拼车后可提交'],
    [{ CARVOLUME: 40, SUMVOLUME: 3, CARPOOLTYPE: 'GD' }, 'fit', 7.5, ''],
    [{ CARVOLUME: 40, SUMVOLUME: 41, CARPOOLTYPE: 'BD' }, 'over', 102.5, '超出车型容积 1 m³，请减少数量'],
    [
      { CARVOLUME: 40, SUMVOLUME: 3, CARPOOLTYPE: '' },
      'under',
      7.5,
      '装载率低于 85%，再加 31 m³ 或拼车后可提交',
    ],
    [{ SUMVOLUME: 3 }, 'unknown', undefined, ''],
    [{ CARVOLUME: 40 }, 'unknown', undefined, ''],
    [{ CARVOLUME: 40, SUMVOLUME: '1,0' }, 'unknown', undefined, '装载体积无法识别'],
    [{ CARVOLUME: '—', SUMVOLUME: 40 }, 'unknown', undefined, '车型容积无法识别'],
    [{ CARVOLUME: '58', SUMVOLUME: '58' }, 'fit', 100, ''],
    [{ CARVOLUME: 0, SUMVOLUME: 40 }, 'unknown', undefined, ''],
    [{ CARVOLUME: 40, SUMVOLUME: 35, minLoadRate: Number.NaN }, 'unknown', undefined, '最低装载率无法识别'],
    [{ CARVOLUME: 40, SUMVOLUME: 35, minLoadRate: '85%' }, 'unknown', undefined, '最低装载率无法识别'],
    [{ CARVOLUME: 40, SUMVOLUME: 35, minLoadRate: null }, 'fit', 87.5, ''],
  ] as const)('%j is %s at %s%%', (...[facts, kind, rate, text]) => {
    expect(vehicleLoad(facts)).toEqual({ kind, rate, text });
  });

  it('is never under and over at once, and says something exactly when it is either', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.boolean(), (CARVOLUME, SUMVOLUME, isShared) => {
        const { kind, text } = vehicleLoad({ CARVOLUME, SUMVOLUME, CARPOOLTYPE: isShared ? 'BD' : '' });
        expect(text !== '').toBe(kind === 'over' || kind === 'under');
        if (isShared) expect(kind).not.toBe('under');
      }),
    );
  });

  it('writes a volume with at most two decimals', () => {
    expect([volumeText(4.6), volumeText(0.125), volumeText(12)]).toEqual(['4.6 m³', '0.13 m³', '12 m³']);
  });
});

describe('TRAF-01 how much room the chosen goods take', () => {
  it('TRAF-01 is the sum of their volumes, by their pieces', () => {
    expect(
      chosenVolume([
        { volume: '0.5', number: 4 },
        { volume: 1, number: 3 },
      ]),
    ).toEqual({ volume: 5, unmeasured: 0 });
    expect(chosenVolume([])).toEqual({ volume: 0, unmeasured: 0 });
  });

  it.each([undefined, '', '半方'])(
    'TRAF-01 is not known where a product has the volume %o, and not less',
    (volume) => {
      expect(
        chosenVolume([
          { volume, number: 4 },
          { volume: 1, number: 3 },
        ]),
      ).toEqual({
        volume: undefined,
        unmeasured: 1,
      });
    },
  );
});
