import { type Amount, isAmount, readFigure } from '../../base/money';
import { QUANTITY_RANGE, readQuantity } from '../../fields/input/quantity';
import { type CalculatorField, type CalculatorValues, OPTIONAL } from './calculator-fields';
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

/** One reason why nothing is calculated, and the field that it is about. */
export interface CalculatorRefusal {
  readonly field: CalculatorField | 'productCode' | 'quantity' | 'days' | 'today';
  readonly text: string;
}

/**
 * The alert when an order exceeds the maximum stock; undefined when it does not (CALC-05).
 * @param maxStock pieces, NaN where they cannot be read; nothing where nothing limits them
 */
export function maxStockAlert(quantity: number, maxStock: number | null | undefined): string | undefined {
  if (maxStock === null || maxStock === undefined || quantity <= maxStock) return undefined;
  if (!Number.isFinite(maxStock)) return '最大库存无法识别，暂不能计算';
  return `超过最大库存 ${maxStock} 台，不能计算`;
}

/** Whether a code says something. */
function isCode<C extends string | number>(code: C | null | undefined): code is C {
  return String(code ?? '').trim() !== '';
}

const UNREADABLE = '无法识别，请手动修改';

function figureRefusals(values: CalculatorValues): readonly CalculatorRefusal[] {
  const refusals: CalculatorRefusal[] = [];
  if (isCode(values.zsdRevqSum) && !isAmount(values.zsdRevqSum)) {
    refusals.push({ field: 'zsdRevqSum', text: UNREADABLE });
  } else if (!isAmount(values.zsdRevqSum) || readFigure(values.zsdRevqSum) === 0) {
    refusals.push({ field: 'zsdRevqSum', text: '前60天零售不能为0，请录入后再计算' });
  } else if (!hasSales(values)) {
    refusals.push({ field: 'growthRates', text: '日均销量须大于0，请核对前60天零售与增长率' });
  }
  if (!isAmount(values.storeAmt)) refusals.push({ field: 'storeAmt', text: '库存未获取到，请手动修改' });
  for (const field of OPTIONAL) {
    // Absent is 0, and what cannot be read is not absent.
    if (isCode(values[field]) && !isAmount(values[field])) refusals.push({ field, text: UNREADABLE });
  }
  return refusals;
}

function quantityRefusal(ask: CalculatorAsk & { readonly mode: 'turnover' }): string | undefined {
  const read = readQuantity(String(ask.quantity ?? ''), PLANNED_QUANTITY);
  return read.ok ? maxStockAlert(read.quantity, ask.maxStock) : read.text;
}

function daysRefusal(days: Amount): string | undefined {
  const figure = readFigure(days);
  const isRight = figure !== undefined && figure >= SAFE_DAYS.min && figure <= SAFE_DAYS.max;
  return isRight ? undefined : `周转天数须在 ${SAFE_DAYS.min} 到 ${SAFE_DAYS.max} 之间`;
}

/** Everything that stands against a calculation, in the order of the form; empty when it may run (CALC-02, CALC-05). */
export function calculatorRefusals(ask: CalculatorAsk): readonly CalculatorRefusal[] {
  const refusals: CalculatorRefusal[] = [];
  if (!isCode(ask.productCode)) refusals.push({ field: 'productCode', text: '必须录入产品型号才能计算' });
  refusals.push(...figureRefusals(ask.values));
  const field = ask.mode === 'turnover' ? 'quantity' : 'days';
  const text =
    ask.mode === 'turnover'
      ? quantityRefusal(ask)
      : daysRefusal(ask.mode === 'reverse' ? ask.days : ask.safeDays);
  if (text) refusals.push({ field, text });
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
