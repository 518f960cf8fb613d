import { plainDigits } from '../input';
import type { Explained, TraceStep } from '../trace';
import { type CalculatorAsk, type CalculatorRefusal, calculatorRefusals, PLANNED_QUANTITY } from './ask';
import {
  type Forecast,
  forecast,
  piecesFor,
  quotientText,
  type Turnover,
  turnover,
  type Week,
} from './forecast';
import { forecastSteps, orderStep, turnoverSteps } from './formulas';

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

/** What a calculation ended in (CALC-04). */
export type CalculatorAnswer =
  | { readonly kind: 'refused'; readonly refusals: readonly CalculatorRefusal[] }
  | {
      readonly kind: 'answered';
      /** Pieces: as asked, or as proposed. */
      readonly quantity: number;
      /** Sales a day in pieces, at most two decimals. */
      readonly daily: number;
      readonly weeks: readonly CalculatorWeek[];
    };

const WEEKS: readonly Week[] = [0, 1, 2];

const NO_TODAY: CalculatorRefusal = { field: 'today', text: '今天的日期无法识别，请校准电脑时间后重试' };

/** The order in hand and, where it is proposed, the step that shows how. */
function order(
  ask: CalculatorAsk,
  ahead: Forecast,
): { readonly quantity: number; readonly steps: readonly TraceStep[] } {
  if (ask.mode === 'turnover') return { quantity: Number(plainDigits(String(ask.quantity))), steps: [] };
  const { week, days } = ask.mode === 'reverse' ? ask : { week: 2 as const, days: ask.safeDays };
  const needed = piecesFor(ahead, week, days);
  const quantity = Math.min(Number(needed), PLANNED_QUANTITY.max);
  return { quantity, steps: [orderStep(ask.values, ahead, { week, days, needed, quantity })] };
}

function refused(refusals: readonly CalculatorRefusal[]): Explained<CalculatorAnswer> {
  const trace = refusals.map(({ field, text }) => ({ rule: 'CALC-02', facts: { field }, text }));
  return { result: { kind: 'refused', refusals }, trace };
}

/**
 * Calculates in any mode. The trace shows each formula with its numbers put in, so that a dealer sees why so many
 * pieces are proposed (CALC-02, CALC-04).
 * @param now decides the days that are left of this week in Shanghai
 */
export function calculate(ask: CalculatorAsk, now: Date): Explained<CalculatorAnswer> {
  const refusals = calculatorRefusals(ask);
  if (refusals.length > 0) return refused(refusals);
  if (Number.isNaN(now.getTime())) return refused([NO_TODAY]);
  const ahead = forecast(ask.values, now);
  const { quantity, steps } = order(ask, ahead);
  const weeks = WEEKS.map((week) => ({
    week,
    stock: Number(quotientText(ahead.stocks[week], ahead.one)),
    before: turnover(ahead, week),
    after: turnover(ahead, week, quantity),
  }));
  const daily = Number(quotientText(ahead.daily, ahead.one));
  return {
    result: { kind: 'answered', quantity, daily, weeks },
    trace: [...forecastSteps(ask.values, ahead), ...steps, ...turnoverSteps(ahead, quantity)],
  };
}
