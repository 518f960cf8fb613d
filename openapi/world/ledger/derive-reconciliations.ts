import { addMonths, monthOf } from './calendar';
import { accountOf, periodsOf } from './derive-periods';
import type { Voucher } from './events';
import type { Ledger } from './ledger';

/** The books of company and customer at the end of a month; the vouchers that differ add up to the difference. */
export interface Reconciliation {
  readonly id: string;
  readonly period: string;
  readonly company: number;
  readonly customer: number;
  readonly status: '0' | '1' | '2';
  readonly deadline: string;
  readonly differences: readonly { readonly voucher: Voucher; readonly reason: string }[];
}

/** Every fifth month differs: the products of its last order are still on their way. */
const DIFFERING = 5;
/** The examples leave this month of the first dealer open. */
const KNOWN_OPEN = '2026-10';
const REASON = '货物在途，客户次月入账';

/** The closed months of the own account, oldest first; the last one waits for its confirmation. */
export function reconciliationsOf(ledger: Ledger): readonly Reconciliation[] {
  const account = accountOf(ledger, 'MAIN');
  if (!account) return [];
  const thisMonth = monthOf(ledger.today);
  const periods = periodsOf(account, 'MONTH', ledger.today).filter(({ period }) => period < thisMonth);
  return periods.map(({ period, closing }, at): Reconciliation => {
    const isLast = at === periods.length - 1 || (ledger.dealer.isKnown && period === KNOWN_OPEN);
    const voucher = account.vouchers.findLast(({ day, type }) => type === 'TH' && monthOf(day) === period);
    const differs = (isLast || (periods.length - at) % DIFFERING === 0) && voucher !== undefined;
    const differences = differs ? [{ voucher, reason: REASON }] : [];
    const open = differences.reduce((sum, { voucher: { debit } }) => sum + debit, 0);
    return {
      id: idOf(ledger, period),
      period,
      company: closing,
      customer: closing + open,
      // A month that differed was confirmed with its difference, after the company had answered the objection.
      status: isLast ? '0' : '1',
      deadline: `${addMonths(period, 1)}-25`,
      differences,
    };
  });
}

/** The examples name those of 2026 by their month. */
function idOf({ dealer }: Ledger, period: string): string {
  const isNamed = dealer.isKnown && period.startsWith('2026');
  return isNamed ? `600${period.slice(5)}` : `60${dealer.index}${period.replace('-', '')}`;
}
