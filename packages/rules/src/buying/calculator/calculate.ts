import { refuse } from '../../base/refusal';
import { plainDigits } from '../../fields/input';
import { type CalculatorAsk, calculatorRefusals, type FieldRefusal, PLANNED_QUANTITY } from './ask';
import {
  type Forecast,
  forecast,
  piecesFor,
  quotientText,
  type Turnover,
  turnover,
  type Week,
} from './forecast';

/** The end of one week: T (0), T+1 (1) or T+2 (2). */
export interface CalculatorWeek {
  readonly week: Week;
  /** Pieces, at most two decimals; negative is a shortage. */
  readonly stock: number;
  /** Without the order. */
  readonly before: Turnover;
  /** After the order. */
  readonly after: Turnover;
}

/** The result of a calculation (CALC-04). */
export type CalculatorAnswer =
  | { readonly kind: 'refused'; readonly refusals: readonly FieldRefusal[] }
  | {
      readonly kind: 'answered';
      /** Pieces: as asked, or as proposed. */
      readonly quantity: number;
      /** Sales a day in pieces, at most two decimals. */
      readonly daily: number;
      readonly weeks: readonly CalculatorWeek[];
    };

const WEEKS: readonly Week[] = [0, 1, 2];

const NO_TODAY: FieldRefusal = { field: 'today', refusal: refuse('calculator.todayUnread') };

/** The order in hand: as asked, or as proposed. */
function orderOf(ask: CalculatorAsk, ahead: Forecast): number {
  if (ask.mode === 'turnover') return Number(plainDigits(String(ask.quantity)));
  const { week, days } = ask.mode === 'reverse' ? ask : { week: 2 as const, days: ask.safeDays };
  return Math.min(Number(piecesFor(ahead, week, days)), PLANNED_QUANTITY.max);
}

/**
 * Calculates in any mode (CALC-02, CALC-04). The formulas with their numbers are `calculator-reasons`.
 * @param now decides the days that are left of this week in Shanghai
 */
export function calculate(ask: CalculatorAsk, now: Date): CalculatorAnswer {
  const refusals = calculatorRefusals(ask);
  if (refusals.length > 0) return { kind: 'refused', refusals };
  if (Number.isNaN(now.getTime())) return { kind: 'refused', refusals: [NO_TODAY] };
  const ahead = forecast(ask.values, now);
  const quantity = orderOf(ask, ahead);
  const weeks = WEEKS.map((week) => ({
    week,
    stock: Number(quotientText(ahead.stocks[week], ahead.unit)),
    before: turnover(ahead, week),
    after: turnover(ahead, week, quantity),
  }));
  return { kind: 'answered', quantity, daily: Number(quotientText(ahead.daily, ahead.unit)), weeks };
}

/** The result for one of several products. */
export interface CalculatedProduct {
  /** Empty where none was given; its answer is refused then. */
  readonly productCode: string;
  readonly answer: CalculatorAnswer;
}

/** Calculates for several products by one clock, in their order (CALC-02, CALC-04). */
export function calculateAll(asks: readonly CalculatorAsk[], now: Date): readonly CalculatedProduct[] {
  return asks.map((ask) => ({ productCode: String(ask.productCode ?? ''), answer: calculate(ask, now) }));
}
