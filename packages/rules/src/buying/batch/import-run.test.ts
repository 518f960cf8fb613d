import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../base/refusal';
import { CALL_MS } from '../submit';
import {
  type ImportLine,
  type ImportWave,
  importWaves,
  lookUpWave,
  mayStillArrive,
  nextWave,
  reloadedImport,
  restOfImport,
  startImport,
  type WaveState,
  waveRefusal,
  withWave,
} from './import-run';

const line = (at: number, number = 1): ImportLine => ({
  productCode: `P${at}`,
  productModel: `M${at}`,
  number,
  priceVersion: 'PV1',
  stockVersion: 'SV1',
});
const lines = (count: number) => Array.from({ length: count }, (_, at) => line(at));
const FACTS = { saletoCode: 'S', sendtoCode: 'T', name: '双十二.csv' };
const WAITING: WaveState = { kind: 'waiting' };
const wave = (...values: ImportLine[]): ImportWave => ({ lines: values, state: WAITING });

describe('waves', () => {
  it.each([
    [23, undefined, [20, 3]],
    [23, 20, [20, 3]],
    [23, 18, [18, 5]],
    [45, 3, [3, 20, 20, 2]],
    [23, 0, [20, 3]],
    [23, -1, [20, 3]],
    [5, 5, [5]],
    [5, 18, [5]],
    [0, 4, []],
  ])('%i lines with room for %s are packed into %j', (count, room, sizes) => {
    expect(importWaves(lines(count), room).map((importWave) => importWave.length)).toEqual(sizes);
  });

  it('nothing is lost, nothing is twice, no wave is bigger than a cart', () => {
    fc.assert(
      fc.property(fc.nat(120), fc.integer({ min: 0, max: 30 }), (count, room) => {
        const waves = importWaves(lines(count), room);
        expect(waves.flat()).toEqual(lines(count));
        expect(Math.max(0, ...waves.map((wave) => wave.length))).toBeLessThanOrEqual(20);
        expect(waves.every((wave) => wave.length > 0)).toBe(true);
      }),
    );
  });
});

describe('an import', () => {
  // Made in each test: a mistake must fail a test, not the loading of this file.
  const fresh = () => startImport(FACTS, lines(45));

  it('starts with its first wave', () => {
    const run = fresh();
    expect(run).toMatchObject(FACTS);
    expect(nextWave(run)).toBe(0);
    expect(restOfImport(run)).toEqual(lines(45));
  });

  it('goes on with the first wave that is neither added nor given up', () => {
    const second = withWave(fresh(), 0, { kind: 'added' });
    expect(nextWave(second)).toBe(1);
    const third = withWave(second, 1, { kind: 'dropped' });
    expect(nextWave(third)).toBe(2);
    expect(nextWave(withWave(third, 2, { kind: 'refused', msg: '库存不足' }))).toBe(2);
    expect(nextWave(withWave(third, 2, { kind: 'added' }))).toBeUndefined();
  });

  it('is not finished by a wave that was sent and not answered', () => {
    const sent = withWave(fresh(), 0, { kind: 'sent', held: { P0: 2 }, sentAt: 5 });
    expect(nextWave(sent)).toBe(0);
    expect(reloadedImport(sent, 9).waves.map(({ state }) => state)).toEqual([
      { kind: 'lost', held: { P0: 2 }, sentAt: 5 },
      WAITING,
      WAITING,
    ]);
  });

  it.each(['sent', 'lost'] as const)('a wave kept as %s without its time counts as sent now', (kind) => {
    const old = withWave(fresh(), 0, { kind, held: {} });
    expect(reloadedImport(old, 9).waves[0]?.state).toEqual({ kind: 'lost', held: {}, sentAt: 9 });
  });

  it('a wave that is in the cart, or may be, is not checked again', () => {
    const lost = withWave(withWave(fresh(), 0, { kind: 'added' }), 1, { kind: 'lost', held: {} });
    expect(restOfImport(lost)).toEqual(lines(45).slice(40));
    expect(restOfImport(withWave(lost, 1, { kind: 'refused', msg: 'x' }))).toEqual(lines(45).slice(20));
    expect(restOfImport(withWave(lost, 1, { kind: 'dropped' }))).toEqual(lines(45).slice(40));
  });
});

describe('room in the cart', () => {
  it.each([
    [18, {}, undefined],
    [19, {}, refuse('batch.cartFull', { entries: 19, added: 2, most: 20 })],
    [20, { P0: 1 }, refuse('batch.cartFull', { entries: 20, added: 1, most: 20 })],
    [20, { P0: 1, P1: 4 }, undefined],
  ])('with %i entries, of them %j', (entries, held, text) => {
    expect(waveRefusal(wave(line(0), line(1)), { entries, held })).toEqual(text);
  });

  it.each([undefined, ''])('a line with the price version %o is judged again first', (priceVersion) => {
    const text = refuse('batch.priceMissing', { product: 'M1' });
    expect(waveRefusal(wave(line(0), { ...line(1), priceVersion }), { entries: 0, held: {} })).toEqual(text);
  });
});

describe('a wave whose answer was lost', () => {
  const sent = wave(line(0, 2), line(1, 3));

  it.each([
    [{}, { P0: 2, P1: 3 }, 'added'],
    [{ P0: 5 }, { P0: 7, P1: 3, P9: 1 }, 'added'],
    [{ P0: 5 }, { P0: 5 }, 'none'],
    [{}, {}, 'none'],
    [{}, { P0: 2 }, 'unclear'],
    [{ P1: 3 }, { P0: 2, P1: 2 }, 'unclear'],
    [{}, { P0: 2, P1: 4 }, 'unclear'],
    [{ P0: null }, { P0: 2, P1: 3 }, 'unclear'],
  ])('CART-08 held %j before and %j when nothing more can come: %s', (before, now, outcome) => {
    const lost = { held: before, sentAt: 1000 };
    expect(lookUpWave(sent, lost, { held: now, now: 1000 + CALL_MS })).toBe(outcome);
    // One look that is too early says only that all of it is there.
    const early = { held: now, now: 1000 + CALL_MS - 1 };
    expect(lookUpWave(sent, lost, early)).toBe(outcome === 'added' ? 'added' : 'open');
  });

  it('CART-08 a wave without the time when it was sent may always still arrive', () => {
    expect(mayStillArrive({ held: {} }, Number.MAX_SAFE_INTEGER)).toBe(true);
    expect(lookUpWave(sent, { held: {} }, { held: {}, now: CALL_MS })).toBe('open');
  });
});
