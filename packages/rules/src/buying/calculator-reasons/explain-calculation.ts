import type { TraceStep } from '../../base/trace';
import { type CalculatorAsk, calculate } from '../calculator';
import { calculatorText } from '../calculator/calculator-refusals';
import { forecast, piecesFor } from '../calculator/forecast';
import { forecastSteps, orderStep, turnoverSteps } from './formulas';

/** The step that shows how many pieces are proposed; none where the user said how many. */
function proposal(ask: CalculatorAsk, now: Date, quantity: number): readonly TraceStep[] {
  if (ask.mode === 'turnover') return [];
  const ahead = forecast(ask.values, now);
  const { week, days } = ask.mode === 'reverse' ? ask : { week: 2 as const, days: ask.safeDays };
  return [orderStep(ask.values, ahead, { week, days, needed: piecesFor(ahead, week, days), quantity })];
}

/**
 * Each formula of a calculation with its numbers filled in, so that a dealer sees why so many pieces are proposed. A
 * refused calculation gives its reason (CALC-02, CALC-04).
 */
export function explainCalculation(ask: CalculatorAsk, now: Date): readonly TraceStep[] {
  const answer = calculate(ask, now);
  if (answer.kind === 'refused') {
    return answer.refusals.map(({ field, refusal }) => ({
      rule: 'CALC-02',
      facts: { field },
      text: calculatorText(refusal),
    }));
  }
  const ahead = forecast(ask.values, now);
  return [
    ...forecastSteps(ask.values, ahead),
    ...proposal(ask, now, answer.quantity),
    ...turnoverSteps(ahead, answer.quantity),
  ];
}
