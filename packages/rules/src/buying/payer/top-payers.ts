/** The payers of the balance popup (FLOAT-05). */
import { type Amount, readFigure } from '../../base/money';
import { PAYER_TYPES } from '../../base/payer-types';

const { deposit, rebate, frozen, safePay } = PAYER_TYPES;

/** A payer of the balance popup, as far as the rule reads it (2§3). */
export interface Payer {
  readonly payerCode?: string | undefined;
  readonly payerType?: string | null | undefined;
  /** Yuan. */
  readonly balance?: Amount;
}

/** How many payers the popup shows (FLOAT-05, 2§9). */
export const TOP_PAYERS = 6;

/** The text of the popup when there is no payer to show (FLOAT-05). */
export const NO_PAYERS = '暂无数据';

/** The label of the payer of type 90. Assumption: the specification says safe-pay payer in English only. */
export const SAFE_PAY_LABEL = safePay.label;

const LEFT_OUT: ReadonlySet<string | null | undefined> = new Set([deposit.value, rebate.value, frozen.value]);

/** Whether the popup may show the payer: types 03, 07 and 15 stay out (FLOAT-05). */
export function isShownPayer({ payerType }: Payer): boolean {
  return !LEFT_OUT.has(payerType);
}

/** Whether this is the safe-pay payer, type 90 (FLOAT-05). */
export function isSafePay({ payerType }: Payer): boolean {
  return payerType === safePay.value;
}

// Order only: balances that are equal as doubles keep the server's order.
function rank({ balance }: Payer): number {
  return readFigure(balance) ?? Number.NEGATIVE_INFINITY;
}

/**
 * The six shown payers with the highest balance, highest first; equal ones in the server's order, an unreadable
 * balance last (FLOAT-05). One pass: time grows with the number of payers, not with its logarithm.
 */
export function topPayers<P extends Payer>(payers: readonly P[]): readonly P[] {
  const top: { readonly payer: P; readonly balance: number }[] = [];
  for (const payer of payers) {
    const balance = rank(payer);
    const last = top[TOP_PAYERS - 1];
    if ((last && balance <= last.balance) || !isShownPayer(payer)) continue;
    const lower = top.findIndex((item) => item.balance < balance);
    top.splice(lower < 0 ? top.length : lower, 0, { payer, balance });
    if (top.length > TOP_PAYERS) top.pop();
  }
  return top.map(({ payer }) => payer);
}
