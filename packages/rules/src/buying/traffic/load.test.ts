import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { chosenVolume, vehicleLoad } from './load';
import { volumeText } from './volume-text';

describe('TRAF-01 how full a vehicle is', () => {
  it.each([
    [{ CARVOLUME: 58, SUMVOLUME: 54 }, 'fit', 93.1, undefined],
    [{ CARVOLUME: 58, SUMVOLUME: 58 }, 'fit', 100, undefined],
    [
      { CARVOLUME: 58, SUMVOLUME: 58.5 },
      'over',
      100.9,
      refuse('traffic.loadOver', { volume: expect.closeTo(0.5, 2) }),
    ],
    [
      { CARVOLUME: 40, SUMVOLUME: 30 },
      'under',
      75,
      refuse('traffic.loadUnder', { least: 85, volume: expect.closeTo(4, 2) }),
    ],
    [
      { CARVOLUME: 85, SUMVOLUME: 75, minLoadRate: 90 },
      'under',
      88.2,
      refuse('traffic.loadUnder', { least: 90, volume: expect.closeTo(1.5, 2) }),
    ],
    // Judged is the rate that is shown.
    [{ CARVOLUME: 100, SUMVOLUME: 84.96 }, 'fit', 85, undefined],
    [
      { CARVOLUME: 100, SUMVOLUME: 84.94 },
      'under',
      84.9,
      refuse('traffic.loadUnder', { least: 85, volume: expect.closeTo(0.06, 2) }),
    ],
    [{ CARVOLUME: 40, SUMVOLUME: 3, CARPOOLTYPE: 'GD' }, 'fit', 7.5, undefined],
    [
      { CARVOLUME: 40, SUMVOLUME: 41, CARPOOLTYPE: 'BD' },
      'over',
      102.5,
      refuse('traffic.loadOver', { volume: expect.closeTo(1, 2) }),
    ],
    [
      { CARVOLUME: 40, SUMVOLUME: 3, CARPOOLTYPE: '' },
      'under',
      7.5,
      refuse('traffic.loadUnder', { least: 85, volume: expect.closeTo(31, 2) }),
    ],
    [{ SUMVOLUME: 3 }, 'unknown', undefined, undefined],
    [{ CARVOLUME: 40 }, 'unknown', undefined, undefined],
    [
      { CARVOLUME: 40, SUMVOLUME: '1,0' },
      'unknown',
      undefined,
      refuse('traffic.figureUnread', { figure: 'SUMVOLUME' }),
    ],
    [
      { CARVOLUME: '—', SUMVOLUME: 40 },
      'unknown',
      undefined,
      refuse('traffic.figureUnread', { figure: 'CARVOLUME' }),
    ],
    [{ CARVOLUME: '58', SUMVOLUME: '58' }, 'fit', 100, undefined],
    [{ CARVOLUME: 0, SUMVOLUME: 40 }, 'unknown', undefined, undefined],
    [
      { CARVOLUME: 40, SUMVOLUME: 35, minLoadRate: Number.NaN },
      'unknown',
      undefined,
      refuse('traffic.figureUnread', { figure: 'minLoadRate' }),
    ],
    [
      { CARVOLUME: 40, SUMVOLUME: 35, minLoadRate: '85%' },
      'unknown',
      undefined,
      refuse('traffic.figureUnread', { figure: 'minLoadRate' }),
    ],
    [{ CARVOLUME: 40, SUMVOLUME: 35, minLoadRate: null }, 'fit', 87.5, undefined],
  ] as const)('%j is %s at %s%%', (...[facts, kind, rate, refusal]) => {
    expect(vehicleLoad(facts)).toEqual({ kind, rate, refusal });
  });

  it('is never under and over at once, and says something exactly when it is either', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(200), fc.boolean(), (CARVOLUME, SUMVOLUME, isShared) => {
        const { kind, refusal } = vehicleLoad({ CARVOLUME, SUMVOLUME, CARPOOLTYPE: isShared ? 'BD' : '' });
        expect(refusal !== undefined).toBe(kind === 'over' || kind === 'under');
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
