import { addDays, lastDayOf, mondayOf, monthOf, monthsFrom, weekOf } from './calendar';
import { ownPayer } from './dealers';
import type { Account } from './derive-accounts';
import type { AccountKind } from './events';
import type { Ledger } from './ledger';

/** The movements of an account in a day, a week or a month. */
export interface Period {
  /** `2026-11-20`, `2026-W47` or `2026-11`. */
  readonly period: string;
  readonly begin: string;
  readonly end: string;
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
  readonly closing: number;
}

export type Span = 'DAY' | 'WEEK' | 'MONTH';

/** An account by its kind; the own account of the dealer for MAIN unless a payer is named. */
export function accountOf(
  { accounts, dealer }: Ledger,
  kind: AccountKind,
  payerCode?: string,
): Account | undefined {
  const code = payerCode ?? (kind === 'MAIN' ? ownPayer(dealer).payerCode : dealer.code);
  return accounts.find((account) => account.kind === kind && account.payerCode === code);
}

const NAME_OF: Readonly<Record<Span, (day: string) => string>> = {
  DAY: (day) => day,
  WEEK: weekOf,
  MONTH: monthOf,
};

const ENDS_OF: Readonly<Record<Span, (day: string) => Pick<Period, 'begin' | 'end'>>> = {
  DAY: (day) => ({ begin: day, end: day }),
  WEEK: (day) => ({ begin: mondayOf(day), end: addDays(mondayOf(day), 6) }),
  MONTH: (day) => ({ begin: `${monthOf(day)}-01`, end: lastDayOf(monthOf(day)) }),
};

/** The periods in which an account moved, oldest first; of months all, since a bill is written for each. */
export function periodsOf(
  { opening, vouchers }: Pick<Account, 'opening' | 'vouchers'>,
  span: Span,
  today: string,
): readonly Period[] {
  const nameOf = NAME_OF[span];
  const moved = new Map<string, { debit: number; credit: number; day: string }>();
  const begin = vouchers[0]?.day;
  const months = span === 'MONTH' && begin ? monthsFrom(monthOf(begin), monthOf(today)) : [];
  for (const month of months) moved.set(month, { debit: 0, credit: 0, day: `${month}-01` });
  let [day, name] = ['', ''];
  for (const voucher of vouchers) {
    if (voucher.day !== day) [day, name] = [voucher.day, nameOf(voucher.day)];
    const sums = moved.get(name) ?? { debit: 0, credit: 0, day };
    sums.debit += voucher.debit;
    sums.credit += voucher.credit;
    moved.set(name, sums);
  }
  let balance = opening;
  return [...moved].map(([period, { debit, credit, day }]) => {
    const before = balance;
    balance += credit - debit;
    return { period, ...ENDS_OF[span](day), opening: before, debit, credit, closing: balance };
  });
}
