import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Amount,
  addAmounts,
  addMoney,
  byAmount,
  compareAmounts,
  compareMoney,
  formatMoney,
  formatYuan,
  isAmount,
  NO_MONEY,
  orderPrice,
  readMoney,
  subtractAmounts,
  subtractMoney,
  sumAmounts,
  sumMoney,
  toMoney,
} from './money';

describe('CART-06 an amount becomes money', () => {
  it.each([
    [0, '0.00'],
    [-0, '0.00'],
    [1, '1.00'],
    [0.1, '0.10'],
    [1.005, '1.01'],
    [-1.005, '-1.01'],
    [2.675, '2.68'],
    [1.00499999999999, '1.00'],
    [0.004999, '0.00'],
    [-0.004, '0.00'],
    [-0.005, '-0.01'],
    ['1234.5', '1234.50'],
    ['12.', '12.00'],
    ['.5', '0.50'],
    ['+7', '7.00'],
    [' 8.1 ', '8.10'],
    ['1e3', '1000.00'],
    [1e21, '1000000000000000000000.00'],
    [1e-7, '0.00'],
    ['99999999999999999999.995', '100000000000000000000.00'],
    ['9007199254740993', '9007199254740993.00'],
    ['12345678901234', '12345678901234.00'],
    ['123456789012.34', '123456789012.34'],
  ])('%o is %s', (value, money) => {
    expect(toMoney(value)).toBe(money);
  });

  it.each([
    undefined,
    null,
    '',
    '-',
    '.',
    'abc',
    '1,234',
    '１２',
    '0x10',
    Number.NaN,
    Infinity,
    '1.2.3',
    '1e9999',
  ])('does not take %o, which is no amount', (value) => {
    expect(isAmount(value)).toBe(false);
    expect(readMoney(value)).toBeUndefined();
    // @ts-expect-error: what may be absent is no figure of one's own
    expect(() => toMoney(value)).toThrow(RangeError);
  });

  it('does not read more than 200 digits on either side of the point', () => {
    const digits = '1'.repeat(200);
    expect([isAmount(`${digits}.${digits}`), isAmount(`${digits}1`), isAmount(`1.${digits}1`)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('rounds 20,000 half-cent literals away from zero without one mistake', () => {
    const wrong: string[] = [];
    for (let cents = 0; cents < 20_000; cents += 1) {
      const literal = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}5`;
      const up = cents + 1;
      const money = `${Math.trunc(up / 100)}.${String(up % 100).padStart(2, '0')}`;
      if (toMoney(Number(literal)) !== money || toMoney(literal) !== money) wrong.push(literal);
    }
    expect(wrong).toEqual([]);
  });
});

describe('CART-06a orderPrice', () => {
  it.each([
    [[], '0.00'],
    [[{ price: 0.1, number: 3 }], '0.30'],
    [[{ price: '19.99', number: '3' }], '59.97'],
    [
      [
        { price: 0.333, number: 3 },
        { price: 0.006, number: 1 },
      ],
      '1.01',
    ],
    [
      [
        { price: 0.005, number: 1 },
        { price: 0.005, number: 1 },
      ],
      '0.01',
    ],
    [
      [
        { price: '90071992547409.91', number: 1 },
        { price: 0.01, number: 1 },
      ],
      '90071992547409.92',
    ],
    [
      [
        { price: 9999999999.99, number: 999999 },
        { price: 0.01, number: 1 },
      ],
      '9999989999990000.02',
    ],
    [[{ price: 2 }, { number: 2 }, { price: 'x', number: 1 }, { price: 1, number: 1 }], undefined],
    [[{ number: 2 }], undefined],
    [[{ price: 2 }], undefined],
    [[{ price: 1.5, number: 0.5 }], '0.75'],
    [
      [
        { price: '0x10', number: 1 },
        { price: '2', number: '0b1' },
        { price: '1 2', number: 1 },
      ],
      undefined,
    ],
    [
      [
        { price: '1.005', number: 1 },
        { price: '1.00005', number: 1 },
      ],
      '2.01',
    ],
    [Array(3).fill({ price: 9_999_999_999_999.99, number: 9 }), '269999999999999.73'],
    [[{ price: -1.005, number: 1 }], '-1.01'],
  ])('of %j is %s', (lines, money) => {
    expect(orderPrice(lines)).toBe(money);
  });

  const line = fc.record({
    thousandths: fc.bigInt(-(10n ** 18n), 10n ** 18n),
    number: fc.integer({ min: 0, max: 999_999 }),
  });
  const literal = (thousandths: bigint) => {
    const digits = String(thousandths < 0n ? -thousandths : thousandths).padStart(4, '0');
    return `${thousandths < 0n ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
  };

  it('CART-06c equals a bigint oracle for any cart of text prices', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const exact = lines.reduce((sum, { thousandths, number }) => sum + thousandths * BigInt(number), 0n);
        const rounded = (exact + (exact < 0n ? -5n : 5n)) / 10n;
        const wire = lines.map(({ thousandths, number }) => ({ price: literal(thousandths), number }));
        expect(BigInt(orderPrice(wire)?.replace('.', '') ?? '')).toBe(rounded);
      }),
    );
  });

  it('equals a bigint oracle for any cart of two-decimal number prices', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, fc.integer({ min: 0, max: 999_999 }))), (lines) => {
        const exact = lines.reduce((sum, [price, number]) => sum + BigInt(price) * BigInt(number), 0n);
        const wire = lines.map(([price, number]) => ({ price: price / 100, number }));
        expect(BigInt(orderPrice(wire)?.replace('.', '') ?? '')).toBe(exact);
      }),
    );
  });
});

describe('CART-06 arithmetic on money', () => {
  it('adds and takes away in cents', () => {
    expect(addMoney(toMoney('0.10'), toMoney('0.20'))).toBe('0.30');
    expect(addAmounts(1.005, 1.005)).toBe('2.02');
    // Each amount is rounded, not their sum.
    expect(sumAmounts(['0.005', '0.005', 0.005])).toBe('0.03');
    expect(subtractMoney(toMoney('0.30'), toMoney('0.50'))).toBe('-0.20');
    expect(sumMoney(['1.10', '2.20', '-0.30'].map(toMoney))).toBe('3.00');
    expect(sumMoney([])).toBe(NO_MONEY);
  });

  it('compares by value, not by text', () => {
    expect(compareMoney(toMoney('9.00'), toMoney('10.00'))).toBe(-1);
    expect(compareMoney(toMoney('10.00'), toMoney('10'))).toBe(0);
    expect(compareMoney(toMoney('-1'), toMoney('-2'))).toBe(1);
  });

  it('takes away what it added, at any size', () => {
    const amount = fc.bigInt(-(10n ** 20n), 10n ** 20n).map((units) => toMoney(`${units}e-2`));
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toBe(a);
        expect(compareMoney(addMoney(a, b), a)).toBe(compareMoney(b, NO_MONEY));
      }),
    );
  });

  it.each([
    ['0', '0.00'],
    [999.999, '1,000.00'],
    [1234.5, '1,234.50'],
    ['-1234567.891', '-1,234,567.89'],
    [-123, '-123.00'],
    [undefined, '—'],
    ['', '—'],
    ['¥12', '—'],
    [Number.NaN, '—'],
    [0, '0.00'],
  ])('formats %o as %s', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });
});

it.each([
  [1234.5, '¥1,234.50'],
  ['-30', '-¥30.00'],
  [0, '¥0.00'],
  ['', '—'],
  [undefined, '—'],
] as const)('FIN-01a %s is read with its currency sign as %s', (value, text) => {
  expect(formatYuan(value)).toBe(text);
});

describe('CART-06 a figure that cannot be read is never 0', () => {
  it('the compiler lets no figure of the wire into the functions that cannot say no', () => {
    // @ts-expect-error: a number of the wire goes through `sumAmounts`
    expect(sumMoney([1])).toBe('1.00');
    // @ts-expect-error: so does what may be absent
    expect(addMoney(toMoney('1.00'), undefined)).toBe('1.00');
    // @ts-expect-error: and in a comparison
    expect(compareMoney(1, toMoney('1.00'))).toBe(0);
    // @ts-expect-error: and in a difference
    expect(subtractMoney(toMoney('1.00'), null)).toBe('1.00');
    // @ts-expect-error: a text that looks like money was not read
    expect(compareMoney('9.00', toMoney('9.00'))).toBe(0);
  });

  const UNREADABLE: readonly Amount[] = [undefined, null, '', '1,234.50', '￥12', '—', 'abc', Number.NaN];

  it.each(UNREADABLE)('%o is no money, and no part of a sum, a difference or a comparison', (value) => {
    expect([
      readMoney(value),
      sumAmounts([1, value, 2]),
      addAmounts(value, 1),
      subtractAmounts(1, value),
      subtractAmounts(value, 1),
      compareAmounts(value, 0),
      compareAmounts(0, value),
    ]).toEqual(Array(7).fill(undefined));
  });

  it('what can be read is summed, subtracted and compared as money', () => {
    const amount = fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(amount, amount, (left, right) => {
        const [a, b] = [toMoney(left), toMoney(right)];
        expect([readMoney(left), readMoney(String(right))]).toEqual([a, b]);
        expect(sumAmounts([left, right])).toBe(sumMoney([a, b]));
        expect(addAmounts(left, right)).toBe(addMoney(a, b));
        expect(subtractAmounts(left, right)).toBe(subtractMoney(a, b));
        expect(compareAmounts(left, right)).toBe(compareMoney(a, b));
      }),
    );
    expect([readMoney(1.005), sumAmounts([])]).toEqual(['1.01', NO_MONEY]);
  });

  it('sorts the unreadable behind all others, in their order', () => {
    const amounts: readonly Amount[] = ['abc', 3, null, '-1', undefined, 2];
    expect(amounts.toSorted(byAmount)).toEqual(['-1', 2, 3, 'abc', null, undefined]);
  });
});
