/** The formulas of a calculation as sentences with their numbers, one trace step each; each is true as it is printed (CALC-04). */

import type { Amount } from '../../base/decimal';
import type { TraceStep } from '../../base/trace';
import type { CalculatorField, CalculatorValues } from '../calculator/calculator-fields';
import { type Forecast, PLACES, quotientText, type Week } from '../calculator/forecast';

const WEEK_NAMES: Readonly<Record<Week, string>> = { 0: 'T', 1: 'T+1', 2: 'T+2' };
const WEEKS: readonly Week[] = [0, 1, 2];
const ARRIVALS: Readonly<Record<Week, readonly CalculatorField[]>> = {
  0: ['jshdQtyT0'],
  1: ['jshdQtyT0', 'jshdQtyT1'],
  2: ['jshdQtyT0', 'jshdQtyT1', 'jshdQtyT2'],
};

const RULE = 'CALC-04';

/** A figure as it is printed, and whether that is all of it. */
interface Figure {
  readonly text: string;
  readonly isExact: boolean;
}

/** Whether a quotient needs more decimals, so that its text is only near it. */
function isInexact(dividend: bigint, divisor: bigint, places: number): boolean {
  return (dividend * 10n ** BigInt(places)) % divisor !== 0n;
}

/** The fewest decimals, two or more, that show four digits of a positive quotient: what divides by it stays near. */
function placesFor(dividend: bigint, divisor: bigint): number {
  let places = PLACES;
  while (dividend * 10n ** BigInt(places) < 1000n * divisor) places += 1;
  return places;
}

/** A quotient with as many decimals as the sales a day need. */
function figures({ daily, unit }: Forecast): (dividend: bigint, divisor: bigint) => Figure {
  const places = placesFor(daily, unit);
  return (dividend, divisor) => ({
    text: quotientText(dividend, divisor, places),
    isExact: !isInexact(dividend, divisor, places),
  });
}

/** A negative operand stands in brackets. */
const operand = (text: string): string => (text.startsWith('-') ? `(${text})` : text);

/** A figure as it was given; nothing is 0. */
function read(value: Amount): string {
  const text = String(value ?? 0).trim() || '0';
  return text.startsWith('+') ? text.slice(1) : text;
}

/** `= 11`, or `≈ 12.33` when the result or an operand is rounded. */
function equals(result: Figure, ...operands: readonly Figure[]): string {
  const isExact = [result, ...operands].every((figure) => figure.isExact);
  return `${isExact ? '=' : '≈'} ${result.text}`;
}

/** `740 ÷ 60 × (1 − 5%)`: what is sold a day, from the figures that were given. */
function dailyFormula({ zsdRevqSum, growthRates }: CalculatorValues): string {
  const growth = read(growthRates);
  const change = growth.startsWith('-') ? `− ${growth.slice(1)}` : `+ ${growth}`;
  return `${operand(read(zsdRevqSum))} ÷ 60 × (1 ${change}%)`;
}

/** Sales a day, the days left, and the stock at the end of each week. */
export function forecastSteps(values: CalculatorValues, ahead: Forecast): readonly TraceStep[] {
  const { zsdRevqSum, growthRates, storeAmt, jshdQtyT0, jshdQtyT1, jshdQtyT2 } = values;
  const { daily, unit, left, stocks } = ahead;
  const figure = figures(ahead);
  const sold = figure(daily, unit);
  const stock = (week: Week): Figure => figure(stocks[week], unit);
  const ending = (week: Week, from: Figure, arrival: Amount): string => {
    const sum = `${operand(from.text)} + ${operand(read(arrival))} − ${sold.text} × ${week === 0 ? left : 7}`;
    return `${WEEK_NAMES[week]} 周末库存 = ${sum} ${equals(stock(week), from, sold)}`;
  };
  const first: Figure = { text: read(storeAmt), isExact: true };
  return [
    {
      rule: RULE,
      facts: { zsdRevqSum, growthRates },
      text: `日均销量 = ${dailyFormula(values)} ${equals(sold)}`,
    },
    { rule: RULE, facts: { left }, text: `今天之后到本周日还有 ${left} 天` },
    { rule: RULE, facts: { storeAmt, jshdQtyT0 }, text: ending(0, first, jshdQtyT0) },
    { rule: RULE, facts: { jshdQtyT1 }, text: ending(1, stock(0), jshdQtyT1) },
    { rule: RULE, facts: { jshdQtyT2 }, text: ending(2, stock(1), jshdQtyT2) },
  ];
}

interface Wanted {
  readonly week: Week;
  readonly days: Amount;
  /** Pieces that the days need, exact and not capped. */
  readonly needed: bigint;
  /** Pieces that are proposed. */
  readonly quantity: number;
}

/** The need of the days before rounding up: sales of all days, less stock and arrivals; only from given figures. */
function neededFormula(values: CalculatorValues, { left }: Forecast, { week, days }: Wanted): string {
  const sources: readonly CalculatorField[] = ['storeAmt', ...ARRIVALS[week]];
  const there = sources.map((field) => operand(read(values[field]))).join(' + ');
  return `${dailyFormula(values)} × (${read(days)} + ${left + 7 * week}) − (${there})`;
}

/** How many pieces a wanted turnover needs. */
export function orderStep(values: CalculatorValues, ahead: Forecast, requested: Wanted): TraceStep {
  const { week, days, needed, quantity } = requested;
  const capped = BigInt(quantity) === needed ? '' : `；一次最多补 ${quantity} 台`;
  const text =
    `补货数量：${WEEK_NAMES[week]} 周末要达到 ${read(days)} 天，` +
    `${neededFormula(values, ahead, requested)}，向上取整且不小于 0，得 ${needed} 台${capped}`;
  return { rule: RULE, facts: { days, week }, text };
}

/** The turnover of each week after the order, and without it. */
export function turnoverSteps(ahead: Forecast, quantity: number): readonly TraceStep[] {
  const { stocks, daily, unit } = ahead;
  const figure = figures(ahead);
  const sold = figure(daily, unit);
  return WEEKS.map((week) => {
    const stock = figure(stocks[week], unit);
    const before = figure(stocks[week], daily);
    const after = figure(stocks[week] + BigInt(quantity) * unit, daily);
    return {
      rule: RULE,
      facts: { week, quantity },
      text:
        `${WEEK_NAMES[week]} 周转天数 = ${operand(stock.text)} ÷ ${sold.text} ${equals(before, stock, sold)}；` +
        `下单 ${quantity} 台后 = (${stock.text} + ${quantity}) ÷ ${sold.text} ${equals(after, stock, sold)}`,
    };
  });
}
