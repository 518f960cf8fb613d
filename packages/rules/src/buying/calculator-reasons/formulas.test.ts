import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CalculatorAsk, calculate } from '../calculator';
import { explainCalculation } from './index';

/** A fraction, so that what is printed is computed without rounding. */
interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const fraction = (over: bigint, under: bigint): Fraction =>
  under < 0n ? { over: -over, under: -under } : { over, under };

function number(text: string): Fraction {
  const [whole = '', decimals = ''] = text.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

const OPERATIONS: Readonly<Record<string, (a: Fraction, b: Fraction) => Fraction>> = {
  '+': (a, b) => fraction(a.over * b.under + b.over * a.under, a.under * b.under),
  '−': (a, b) => fraction(a.over * b.under - b.over * a.under, a.under * b.under),
  '×': (a, b) => fraction(a.over * b.over, a.under * b.under),
  '÷': (a, b) => fraction(a.over * b.under, a.under * b.over),
};

/** Computes what a line prints: numbers, percent, brackets and the four operations, in a dealer's order. */
function evaluate(text: string): Fraction {
  const tokens = text.match(/-?\d+(?:\.\d+)?%?|[()+−×÷]/g) ?? [];
  if (tokens.join('') !== text.replaceAll(' ', '')) throw new Error(`unreadable: ${text}`);
  let at = 0;
  const chain = (operators: string, next: () => Fraction) => (): Fraction => {
    let value = next();
    for (let sign = tokens[at]; sign && operators.includes(sign); sign = tokens[at]) {
      at += 1;
      value = OPERATIONS[sign]?.(value, next()) ?? value;
    }
    return value;
  };
  const factor = (): Fraction => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token !== '(') {
      const { over, under } = number(token.replace('%', ''));
      return token.endsWith('%') ? fraction(over, under * 100n) : fraction(over, under);
    }
    const value = sum();
    at += 1;
    return value;
  };
  const sum: () => Fraction = chain('+−', chain('×÷', factor));
  return sum();
}

const isEqual = (a: Fraction, b: Fraction) => a.over * b.under === b.over * a.under;
const asNumber = ({ over, under }: Fraction) => Number((over * 1_000_000n) / under) / 1_000_000;

const ceiling = ({ over, under }: Fraction) => {
  const up = over / under + (over > 0n && over % under !== 0n ? 1n : 0n);
  return up > 0n ? up : 0n;
};

const decimal = (max: number) =>
  fc.oneof(
    fc.nat(max),
    fc.integer({ min: 0, max: max * 100 }).map((hundredths) => hundredths / 100),
  );
const values = fc.record({
  zsdRevqSum: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 99_998 })),
  storeAmt: fc.oneof(fc.integer({ min: -100, max: 5000 }), decimal(500)),
  jshdQtyT0: fc.option(fc.nat(500)),
  jshdQtyT1: fc.option(decimal(50)),
  jshdQtyT2: fc.option(fc.nat(500)),
  growthRates: fc.option(fc.oneof(fc.integer({ min: -99, max: 300 }), decimal(30))),
});
const MONDAY = Date.UTC(2026, 10, 16);
const moment = fc.nat(6).map((day) => new Date(MONDAY + day * 86_400_000));

const linesOf = (ask: CalculatorAsk, now: Date) => explainCalculation(ask, now).map(({ text }) => text);
/** The equations of a line: what stands left and right of `=` or `≈`, without its name. */
const equations = (line: string) =>
  [...line.matchAll(/ = ([^=≈；]+) ([=≈]) (-?[\d.]+)/g)].map(([, left = '', sign = '', right = '']) => ({
    left: evaluate(left),
    sign,
    right: number(right),
  }));

const MANY = { numRuns: 10_000 };
/** Milliseconds: so many cases take their time on a busy machine. */
const PATIENCE = 60_000;

it(
  'CALC-04 every = of a trace is true for the figures that it shows, and every ≈ is near',
  () => {
    fc.assert(
      fc.property(values, fc.nat(2000), moment, (figures, quantity, now) => {
        const lines = linesOf({ mode: 'turnover', productCode: 'A', values: figures, quantity }, now);
        const shownEquations = lines.flatMap(equations);
        expect(shownEquations.length).toBe(10);
        for (const { left, sign, right } of shownEquations) {
          if (sign === '=') expect(isEqual(left, right), lines.join('\n')).toBe(true);
          // Four digits of each operand.
          else
            expect(Math.abs(asNumber(left) - asNumber(right))).toBeLessThan(
              0.05 + Math.abs(asNumber(right)) / 500,
            );
        }
      }),
      MANY,
    );
  },
  PATIENCE,
);

it(
  'CALC-04 the shown formula gives the proposed number of pieces',
  () => {
    const weeks = fc.constantFrom<0 | 1 | 2>(0, 1, 2);
    fc.assert(
      fc.property(
        values,
        fc.oneof(fc.constantFrom(15, 30, 45, 90), decimal(1000)),
        fc.tuple(weeks, moment),
        (figures, days, [week, now]) => {
          const ask: CalculatorAsk = { mode: 'reverse', productCode: 'A', values: figures, days, week };
          const line = linesOf(ask, now).find((text) => text.startsWith('补货数量'));
          const [, formula = '', pieces] = /天，(.+)，向上取整且不小于 0，得 (\d+) 台/.exec(line ?? '') ?? [];
          expect(String(ceiling(evaluate(formula))), line).toBe(pieces);
          expect(calculate(ask, now)).toMatchObject({ quantity: Math.min(Number(pieces), 999_999) });
        },
      ),
      MANY,
    );
  },
  PATIENCE,
);

it(
  'CALC-04 no negative number stands bare next to an operation',
  () => {
    fc.assert(
      fc.property(values, moment, (figures, now) => {
        const ask: CalculatorAsk = { mode: 'replenishment', productCode: 'A', values: figures, safeDays: 30 };
        for (const line of linesOf(ask, now)) expect(line).not.toMatch(/[+−×÷] -|(?:^|= )-[\d.]+ [+−×÷]/);
      }),
    );
  },
  PATIENCE,
);
