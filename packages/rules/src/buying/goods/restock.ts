/** The calculator's proposal for a product on its own page, less the pieces in the cart. */

import { sentFigure } from '../../base/money';
import type { CalculatorAsk } from '../calculator/ask';
import { calculate } from '../calculator/calculate';
import { type CalculatorValues, startingFigures } from '../calculator/calculator-fields';
import { forecast, piecesOfDays, type Week } from '../calculator/forecast';

/** The own stock at one moment, in pieces. */
export interface StockPoint {
  /** Today, or the end of a week. */
  readonly at: 'today' | Week;
  readonly without: number;
  readonly with: number;
}

/** A proposal, and how the own stock moves with it and without it. */
export interface Restock {
  /** The calculation, for its explanation. */
  readonly ask: CalculatorAsk;
  /** Pieces sold a day. */
  readonly daily: number;
  /** Pieces that keep the safe turnover to the end of the week after next. */
  readonly quantity: number;
  /** Of these, what does not lie in the cart yet. */
  readonly more: number;
  /** Pieces that last for the safe days. */
  readonly safeStock: number;
  readonly points: readonly StockPoint[];
}

/** The facts behind a proposal. */
export interface RestockFacts {
  readonly productCode: string;
  /** As the server gives them. */
  readonly figures: CalculatorValues;
  /** Days that the stock should last. */
  readonly safeDays: number;
  /** Pieces that lie in the cart. */
  readonly inCart: number;
  readonly now: Date;
}

/** A proposal as the calculator makes it (CALC-04); undefined where a figure is missing, which the calculator asks for (CALC-03). */
export function restock({ productCode, figures, safeDays, inCart, now }: RestockFacts): Restock | undefined {
  const { values } = startingFigures(figures);
  const ask: CalculatorAsk = { mode: 'replenishment', productCode, values, safeDays };
  const answer = calculate(ask, now);
  if (answer.kind === 'refused') return undefined;
  const { quantity, daily, weeks } = answer;
  // The calculation has refused one that cannot be read.
  const today = sentFigure(values.storeAmt);
  return {
    ask,
    daily,
    quantity,
    more: Math.max(0, quantity - inCart),
    safeStock: Number(piecesOfDays(forecast(values, now), safeDays)),
    points: [
      { at: 'today', without: today, with: today },
      ...weeks.map(({ week, stock }) => ({ at: week, without: stock, with: stock + quantity })),
    ],
  };
}
