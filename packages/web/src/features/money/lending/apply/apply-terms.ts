import {
  compareAmounts,
  formatYuan,
  type Money,
  NO_MONEY,
  readMoney,
  sentFigure,
  sumAmounts,
} from '@dealer-portal/rules/money';
import {
  draftAmount,
  type FinancingCost,
  financingCost,
  interestFormula,
} from '@dealer-portal/rules/movement';
import { listOf } from '#ui/text/list-of';
import type { ApplyDraft } from '../calls';
import type { ApplyFacts } from './use-apply-facts';

/** The values of the fields, with the lender's line and the cost. */
interface ApplyTerms {
  readonly amount: Money;
  readonly days: number;
  readonly rate: number | undefined;
  readonly available: Money | undefined;
  /** Undefined where amount, rate or service charge cannot be read. */
  readonly cost: FinancingCost | undefined;
}

export function termsOf(
  draft: Partial<ApplyDraft>,
  { credit, feeRate }: Pick<ApplyFacts, 'credit' | 'feeRate'>,
): ApplyTerms {
  const { from, days } = draft;
  const line = listOf(credit.creditList).find(({ bankName }) => bankName === from);
  const terms = { amount: draftAmount(draft.amount), days: sentFigure(days), rate: line?.rate };
  return {
    ...terms,
    available: line && readMoney(line.availableAmount),
    cost: financingCost({ ...terms, feeRate }),
  };
}

/** The financeable sum of the chosen orders; undefined where none was chosen. */
export function financeableOf({ chosen: { orders } }: Pick<ApplyFacts, 'chosen'>): Money | undefined {
  return orders.length === 0 ? undefined : sumAmounts(orders.map(({ financeAmount }) => financeAmount));
}

/** The cost as text: each part with its formula. */
export function costFacts(
  { amount, days, rate, cost }: ApplyTerms,
  feeRate: number | undefined,
): readonly (readonly [label: string, value: string])[] {
  const fee = `${formatYuan(cost?.fee)} = ${formatYuan(amount)} × ${feeRate ?? '—'}%`;
  return [
    ['到期利息', `${formatYuan(cost?.interest)} = ${interestFormula(amount, rate, days)}`],
    ['服务费', compareAmounts(cost?.fee, NO_MONEY) === 0 ? formatYuan(NO_MONEY) : fee],
    ['费用合计', formatYuan(cost?.total)],
  ];
}

/** What a financing costs. */
export type CostFacts = ReturnType<typeof costFacts>;
