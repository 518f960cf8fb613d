import { type Amount, isAmount, readFigure } from '../../base/money';
import { refuse } from '../../base/refusal';
import { QUANTITY_RANGE, readQuantity } from '../../fields/input/quantity';
import { type CalculatorField, type CalculatorValues, OPTIONAL } from './calculator-fields';
import type { CalculatorRefusal } from './calculator-refusals';
import { hasSales, type Week } from './forecast';

/** The planned order, both included, in pieces (CALC-02). */
export const PLANNED_QUANTITY = { min: 0, max: QUANTITY_RANGE.max } as const;

/** The safe turnover, both included, in days (CALC-02). */
export const SAFE_DAYS = { min: 0, max: 1000 } as const;

interface AskBase {
  readonly productCode: string | number | null | undefined;
  readonly values: CalculatorValues;
  /** The most pieces that may be ordered; nothing means no limit (CALC-05). */
  readonly maxStock?: number | null | undefined;
}

/**
 * The calculation that is wanted: turnover after an order, or the order that keeps the safe turnover to the end of T+2.
 * The third kind gives the order that reaches a wanted turnover in any week (CALC-01).
 */
export type CalculatorAsk =
  | (AskBase & { readonly mode: 'turnover'; readonly quantity: Amount })
  | (AskBase & { readonly mode: 'replenishment'; readonly safeDays: Amount })
  | (AskBase & { readonly mode: 'reverse'; readonly days: Amount; readonly week: Week });

/** One reason why nothing is calculated, and the field that it is about; `calculatorText` has its sentence. */
export interface FieldRefusal {
  readonly field: CalculatorField | 'productCode' | 'quantity' | 'days' | 'today';
  readonly refusal: CalculatorRefusal;
}

/**
 * Why an order is not calculated: it exceeds the maximum stock; undefined when it does not (CALC-05).
 * @param maxStock pieces, NaN where they cannot be read; nothing where nothing limits them
 */
export function maxStockRefusal(
  quantity: number,
  maxStock: number | null | undefined,
): CalculatorRefusal | undefined {
  if (maxStock === null || maxStock === undefined || quantity <= maxStock) return undefined;
  if (!Number.isFinite(maxStock)) return refuse('calculator.maxStockUnread');
  return refuse('calculator.aboveMaxStock', { maxStock });
}

/** Whether a code says something. */
function isCode<C extends string | number>(code: C | null | undefined): code is C {
  return String(code ?? '').trim() !== '';
}

const UNREADABLE = refuse('calculator.figureUnread');

function figureRefusals(values: CalculatorValues): readonly FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (isCode(values.zsdRevqSum) && !isAmount(values.zsdRevqSum)) {
    refusals.push({ field: 'zsdRevqSum', refusal: UNREADABLE });
  } else if (!isAmount(values.zsdRevqSum) || readFigure(values.zsdRevqSum) === 0) {
    refusals.push({ field: 'zsdRevqSum', refusal: refuse('calculator.salesZero') });
  } else if (!hasSales(values)) {
    refusals.push({ field: 'growthRates', refusal: refuse('calculator.dailyZero') });
  }
  if (!isAmount(values.storeAmt))
    refusals.push({ field: 'storeAmt', refusal: refuse('calculator.stockMissing') });
  for (const field of OPTIONAL) {
    // Absent is 0, and what cannot be read is not absent.
    if (isCode(values[field]) && !isAmount(values[field])) refusals.push({ field, refusal: UNREADABLE });
  }
  return refusals;
}

function quantityRefusal(ask: CalculatorAsk & { readonly mode: 'turnover' }): CalculatorRefusal | undefined {
  const read = readQuantity(String(ask.quantity ?? ''), PLANNED_QUANTITY);
  return read.ok ? maxStockRefusal(read.quantity, ask.maxStock) : read.refusal;
}

function daysRefusal(days: Amount): CalculatorRefusal | undefined {
  const figure = readFigure(days);
  const isRight = figure !== undefined && figure >= SAFE_DAYS.min && figure <= SAFE_DAYS.max;
  return isRight ? undefined : refuse('calculator.days', SAFE_DAYS);
}

/** Everything that stands against a calculation, in the order of the form; empty when it may run (CALC-02, CALC-05). */
export function calculatorRefusals(ask: CalculatorAsk): readonly FieldRefusal[] {
  const refusals: FieldRefusal[] = [];
  if (!isCode(ask.productCode))
    refusals.push({ field: 'productCode', refusal: refuse('calculator.productMissing') });
  refusals.push(...figureRefusals(ask.values));
  const field = ask.mode === 'turnover' ? 'quantity' : 'days';
  const refusal =
    ask.mode === 'turnover'
      ? quantityRefusal(ask)
      : daysRefusal(ask.mode === 'reverse' ? ask.days : ask.safeDays);
  if (refusal) refusals.push({ field, refusal });
  return refusals;
}

/** The body of the replenishment call (CALC-02). */
export interface ReplenishmentRequest {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly productCode: string;
  readonly number: number;
}

/** The body of the replenishment call; undefined unless all four are there, and then nothing is sent (CALC-02). */
export function replenishmentRequest(
  facts: { readonly [Field in keyof ReplenishmentRequest]?: ReplenishmentRequest[Field] | null | undefined },
): ReplenishmentRequest | undefined {
  const { saletoCode, sendtoCode, productCode, number } = facts;
  if (!isCode(saletoCode) || !isCode(sendtoCode) || !isCode(productCode)) return undefined;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return { saletoCode, sendtoCode, productCode, number };
}
