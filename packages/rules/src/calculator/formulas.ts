/** The formulas of a calculation as sentences with their numbers, one trace step each (CALC-04). */
import type { Amount } from '../decimal';
import type { TraceStep } from '../trace';
import type { CalculatorValues } from './calculator-fields';
import { type Forecast, isInexact, quotientText, type Week } from './forecast';

const WEEK_NAMES: Readonly<Record<Week, string>> = { 0: 'T', 1: 'T+1', 2: 'T+2' };
const WEEKS: readonly Week[] = [0, 1, 2];

const RULE = 'CALC-04';

const shown = (value: Amount): string => String(value ?? 0).trim() || '0';

/** `= 11`, or `≈ 12.33` when more decimals would follow. */
function equals(dividend: bigint, divisor: bigint): string {
  return `${isInexact(dividend, divisor) ? '≈' : '='} ${quotientText(dividend, divisor)}`;
}

/** Sales a day, the days left, and the stock at the end of each week. */
export function forecastSteps(values: CalculatorValues, ahead: Forecast): readonly TraceStep[] {
  const { zsdRevqSum, growthRates, storeAmt, jshdQtyT0, jshdQtyT1, jshdQtyT2 } = values;
  const { daily, one, left, stocks } = ahead;
  const stock = (week: Week): string => quotientText(stocks[week], one);
  const sold = quotientText(daily, one);
  const ending = (week: Week, from: string, days: number): string =>
    `${WEEK_NAMES[week]} 周末库存 = ${from} − ${sold} × ${days} ${equals(stocks[week], one)}`;
  return [
    {
      rule: RULE,
      facts: { zsdRevqSum, growthRates },
      text: `日均销量 = ${shown(zsdRevqSum)} ÷ 60 × (1 + ${shown(growthRates)}%) ${equals(daily, one)}`,
    },
    { rule: RULE, facts: { left }, text: `今天之后到本周日还有 ${left} 天` },
    {
      rule: RULE,
      facts: { storeAmt, jshdQtyT0 },
      text: ending(0, `${shown(storeAmt)} + ${shown(jshdQtyT0)}`, left),
    },
    { rule: RULE, facts: { jshdQtyT1 }, text: ending(1, `${stock(0)} + ${shown(jshdQtyT1)}`, 7) },
    { rule: RULE, facts: { jshdQtyT2 }, text: ending(2, `${stock(1)} + ${shown(jshdQtyT2)}`, 7) },
  ];
}

/** How many pieces a wanted turnover needs. */
export function orderStep(
  { stocks, daily, one }: Forecast,
  asked: { readonly week: Week; readonly days: Amount; readonly needed: bigint; readonly quantity: number },
): TraceStep {
  const { week, days, needed, quantity } = asked;
  const stock = quotientText(stocks[week], one);
  const formula = `${shown(days)} × ${quotientText(daily, one)} − ${stock}`;
  const capped = BigInt(quantity) === needed ? '' : `，最多 ${quantity}`;
  return {
    rule: RULE,
    facts: { days, week },
    text: `补货数量 = ${WEEK_NAMES[week]} 周末达到 ${shown(days)} 天：${formula}，向上取整且不小于 0 = ${needed}${capped}`,
  };
}

/** The turnover of each week after the order, and without it. */
export function turnoverSteps({ stocks, daily, one }: Forecast, quantity: number): readonly TraceStep[] {
  const sold = quotientText(daily, one);
  return WEEKS.map((week) => {
    const after = stocks[week] + BigInt(quantity) * one;
    const stock = quotientText(stocks[week], one);
    return {
      rule: RULE,
      facts: { week, quantity },
      text:
        `${WEEK_NAMES[week]} 周转天数 = ${stock} ÷ ${sold} ${equals(stocks[week], daily)}；` +
        `下单 ${quantity} 台后 = (${stock} + ${quantity}) ÷ ${sold} ${equals(after, daily)}`,
    };
  });
}
