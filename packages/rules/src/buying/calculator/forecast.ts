/** The exact arithmetic of the calculator: amounts over one denominator, nothing rounded before it is shown (CALC-04). */
import { type Amount, add, type Decimal, exact, multiply, unitsAt, unitsText } from '../../base/decimal';
import { shanghaiWeekday } from '../../base/shanghai';
import type { CalculatorValues } from './calculator-fields';

/** This week, the next and the one after it. */
export type Week = 0 | 1 | 2;

/** Stocks and sales in units of which `one` make a piece. */
export interface Forecast {
  /** Days after today up to and including Sunday, in Shanghai. */
  readonly left: number;
  readonly unit: bigint;
  /** Sales a day. */
  readonly daily: bigint;
  /** Stock at the end of each week; negative when it does not last. */
  readonly stocks: readonly [bigint, bigint, bigint];
}

const WEEK_DAYS = 7n;
const HUNDRED: Decimal = { units: 100n, scale: 0 };
// daily = retail / 60 × (100 + growth) / 100, so every other amount is kept 6000-fold.
const FOLD: Decimal = { units: 6000n, scale: 0 };

/** Sales a day, 6000-fold: `zsdRevqSum × (100 + growthRates)`. */
function dailyFold({ zsdRevqSum, growthRates }: CalculatorValues): Decimal {
  return multiply(exact(zsdRevqSum), add(HUNDRED, exact(growthRates)));
}

/** Whether anything is sold at all; without it there is no turnover to speak of (CALC-02). */
export function hasSales(values: CalculatorValues): boolean {
  return dailyFold(values).units > 0n;
}

/** Stock and sales to the ends of three weeks: T0 after the days left, T1 and T2 after seven more each (CALC-04). */
export function forecast(values: CalculatorValues, now: Date): Forecast {
  const sales = dailyFold(values);
  const start = multiply(FOLD, add(exact(values.storeAmt), exact(values.jshdQtyT0)));
  const next = multiply(FOLD, exact(values.jshdQtyT1));
  const last = multiply(FOLD, exact(values.jshdQtyT2));
  const scale = Math.max(sales.scale, start.scale, next.scale, last.scale);
  const daily = unitsAt(sales, scale);
  const left = 6 - shanghaiWeekday(now);
  const t0 = unitsAt(start, scale) - daily * BigInt(left);
  const t1 = t0 + unitsAt(next, scale) - daily * WEEK_DAYS;
  const t2 = t1 + unitsAt(last, scale) - daily * WEEK_DAYS;
  return { left, unit: unitsAt(FOLD, scale), daily, stocks: [t0, t1, t2] };
}

/** `dividend / divisor` in units of `10^-places`, half away from zero; the divisor is positive. */
function rounded(dividend: bigint, divisor: bigint, places: number): bigint {
  const doubled = 2n * dividend * 10n ** BigInt(places);
  return (doubled + (dividend < 0n ? -divisor : divisor)) / (2n * divisor);
}

/** How many decimals a figure of stock has at most. */
export const PLACES = 2;

/** A quotient as a reader wants it: at most so many decimals, no zeros behind them. */
export function quotientText(dividend: bigint, divisor: bigint, places: number = PLACES): string {
  return unitsText(rounded(dividend, divisor, places), places).replace(/\.?0+$/, '');
}

/** The turnover of a week in days, and whether the stock is short; a shortage may be too small for one decimal. */
export interface Turnover {
  readonly days: number;
  readonly isShort: boolean;
}

/** Turnover of a week after an order of so many pieces: `(Tk + n) / daily`, one decimal, half away from zero (CALC-04). */
export function turnover({ stocks, daily, unit }: Forecast, week: Week, pieces = 0): Turnover {
  const stock = stocks[week] + BigInt(pieces) * unit;
  return { days: Number(rounded(stock, daily, 1)) / 10, isShort: stock < 0n };
}

/** The fewest pieces, 0 or more, after which a week's turnover is at least `days`; exact, not capped (CALC-04). */
export function piecesFor(ahead: Forecast, week: Week, days: Amount): bigint {
  return piecesMissing(ahead, ahead.stocks[week], days);
}

/** The fewest pieces that last for so many days; exact: sales a day are rounded only where they are shown (CALC-04). */
export function piecesOfDays(ahead: Forecast, days: Amount): bigint {
  return piecesMissing(ahead, 0n, days);
}

function piecesMissing({ daily, unit }: Forecast, stock: bigint, days: Amount): bigint {
  const { units, scale } = exact(days);
  const fold = 10n ** BigInt(scale);
  const missing = units * daily - stock * fold;
  const piece = unit * fold;
  return missing > 0n ? (missing + piece - 1n) / piece : 0n;
}
