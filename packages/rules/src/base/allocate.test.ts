import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, splitTax } from './allocate';
import { moneyOfCents } from './cents';
import { addMoney, compareMoney, NO_MONEY, subtractMoney, sumMoney, toMoney } from './money';

const money = fc.bigInt(-(10n ** 15n), 10n ** 15n).map(moneyOfCents);
const weights = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 });

describe('CART-06 an amount in parts', () => {
  it.each([
    ['100', [1, 1, 1], ['33.34', '33.33', '33.33']],
    ['-100', [1, 1, 1], ['-33.34', '-33.33', '-33.33']],
    ['0.01', [1, 1], ['0.01', '0.00']],
    ['0.05', ['70', '30'], ['0.04', '0.01']],
    ['10', ['0.5', 0, 1.5], ['2.50', '0.00', '7.50']],
    // Most is left of the last parts: they have the cents.
    ['1', [1, 3, 3], ['0.14', '0.43', '0.43']],
    ['0', [1, 2], ['0.00', '0.00']],
  ])('%s by %j is %j', (amount, by, parts) => {
    expect(allocate(toMoney(amount), by)).toEqual(parts);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[1, 'abc']], [[1, undefined]], [[Number.NaN]]])(
    'by %j has no parts',
    (by) => {
      expect(allocate(toMoney('1'), by)).toBeUndefined();
    },
  );

  it('the parts add up to the amount, and each is within a cent of its exact share', () => {
    fc.assert(
      fc.property(money, weights, (amount, by) => {
        const whole = by.reduce((sum, weight) => sum + weight, 0);
        const parts = allocate(amount, by);
        expect(parts === undefined).toBe(whole === 0);
        if (parts) expect(sumMoney(parts)).toBe(amount);
        for (const [at, part] of parts?.entries() ?? []) {
          const cents = BigInt(amount.replace('.', '')) * BigInt(by[at] ?? 0);
          const away = BigInt(part.replace('.', '')) * BigInt(whole) - cents;
          expect(away < BigInt(whole) && away > -BigInt(whole)).toBe(true);
        }
      }),
    );
  });

  it('equal parts differ by a cent at most, larger ones first', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 12n).map(moneyOfCents),
        fc.integer({ min: 1, max: 30 }),
        (amount, count) => {
          const parts = allocate(amount, Array<number>(count).fill(1)) ?? [];
          expect(parts.toSorted((left, right) => compareMoney(right, left))).toEqual(parts);
          const [first = NO_MONEY] = parts;
          expect(['0.00', '0.01']).toContain(subtractMoney(first, parts.at(-1) ?? NO_MONEY));
        },
      ),
    );
  });
});

describe('CART-06 the tax in an amount', () => {
  it.each([
    ['113', 13, { net: '100.00', tax: '13.00' }],
    ['100', '13', { net: '88.50', tax: '11.50' }],
    ['-113', 13, { net: '-100.00', tax: '-13.00' }],
    ['0.01', 13, { net: '0.01', tax: '0.00' }],
    ['103.5', '3.5', { net: '100.00', tax: '3.50' }],
    ['5', 0, { net: '5.00', tax: '0.00' }],
  ])('of %s at %s %% is %j', (gross, percent, parts) => {
    expect(splitTax(toMoney(gross), percent)).toEqual(parts);
  });

  it.each([['abc'], [undefined], [-1]])('at %s %% is not known', (percent) => {
    expect(splitTax(toMoney('1'), percent)).toBeUndefined();
  });

  it('net and tax are the gross amount together', () => {
    const percents = fc.integer({ min: 0, max: 5000 }).map((value) => (value / 100).toFixed(2));
    fc.assert(
      fc.property(money, percents, (gross, percent) => {
        const parts = splitTax(gross, percent);
        expect(parts && addMoney(parts.net, parts.tax)).toBe(gross);
      }),
    );
  });
});
