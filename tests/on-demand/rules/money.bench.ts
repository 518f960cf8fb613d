/** Exact cart totals against big.js (CART-06). */
import Big from 'big.js';
import type { Figure } from '../../../packages/rules/bench/measure';
import { orderPrice, toMoney } from '../../../packages/rules/src/base/money';

interface Line {
  readonly price: number | string;
  readonly number: number;
}

function lines(count: number, price: (at: number) => number | string): readonly Line[] {
  return Array.from({ length: count }, (_, at) => ({ price: price(at), number: (at * 7) % 99 }));
}

function bigTotal(lines: readonly Line[]): string {
  let total = new Big(0);
  for (const { price, number } of lines) total = total.plus(new Big(price).times(number));
  return total.toFixed(2, Big.roundHalfUp);
}

function bigIntTotal(lines: readonly Line[]): string {
  let cents = 0n;
  for (const { price, number } of lines) cents += BigInt(Math.round(Number(price) * 100)) * BigInt(number);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const cents = (at: number) => ((at * 12_347) % 999_999) / 100;
const forms = {
  numbers: cents,
  texts: (at: number) => cents(at).toFixed(2),
  'thousandths, 1 in 10': (at: number) => (at % 10 === 0 ? cents(at) + 0.005 : cents(at)),
};

/** The highest ratio to big.js that is wanted for a cart of 1,000 lines. */
const BARS: Readonly<Record<string, number>> = { numbers: 0.05, texts: 0.1 };

function totalFigure(
  count: number,
  [form, price]: readonly [string, (at: number) => number | string],
): Figure {
  const values = lines(count, price);
  const bar = BARS[form];
  const candidates = [
    { name: 'ours', run: () => orderPrice(values) },
    { name: 'big.js 7', run: () => bigTotal(values) },
    ...(form === 'numbers' ? [{ name: 'BigInt of rounded cents', run: () => bigIntTotal(values) }] : []),
  ];
  return {
    name: `cart total, ${count} lines, prices as ${form}`,
    candidates,
    ratios: [{ of: 'ours', over: 'big.js 7', ...(count === 1000 && bar !== undefined && { bar }) }],
    notes: () => [`equal totals: ${orderPrice(values) === bigTotal(values)}`, 'growth: linear in the lines'],
  };
}

/** Prices such as 12.345 whose half cent a double cannot hold. */
function halfCents(): { readonly literal: string; readonly right: string }[] {
  return Array.from({ length: 20_000 }, (_, at) => {
    const literal = `${Math.trunc(at / 100)}.${String(at % 100).padStart(2, '0')}5`;
    return { literal, right: new Big(literal).round(2, Big.roundHalfUp).toFixed(2) };
  });
}

const halves = halfCents();
const wrong = (round: (value: number) => string) =>
  halves.filter(({ literal, right }) => round(Number(literal)) !== right).length;

export const figures: readonly Figure[] = [
  ...Object.entries(forms).map((form) => totalFigure(1000, form)),
  totalFigure(20, ['numbers', forms.numbers]),
  {
    name: '20,000 half-cent literals',
    candidates: [
      { name: 'ours', run: () => halves.map(({ literal }) => toMoney(literal)) },
      {
        name: 'big.js 7',
        run: () => halves.map(({ literal }) => new Big(literal).toFixed(2, Big.roundHalfUp)),
      },
    ],
    ratios: [{ of: 'ours', over: 'big.js 7' }],
    notes: () => [
      `wrong: ours ${wrong(toMoney)}, toFixed(2) ${wrong((value) => value.toFixed(2))}, ` +
        `Math.round(v * 100) ${wrong((value) => (Math.round(value * 100) / 100).toFixed(2))}`,
      'growth: linear in the lines',
    ],
  },
];
