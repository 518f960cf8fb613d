/** What a run did before its ledger does the same: the ledger's own vouchers of it do not count. */
import { LIMIT } from '../../../world/ledger/account-types';
import { payerOfType } from '../../../world/ledger/dealers';
import type { Account } from '../../../world/ledger/derive-accounts';
import type { Repayment, Voucher } from '../../../world/ledger/events';
import { financeLedger } from '../memory/finance-ledger';
import { type Dealer, slice } from '../memory/slice';

interface Overtaken {
  /** The day on which a loan was repaid early, by its number. */
  readonly loans: Readonly<Record<string, string>>;
  /** Transfers of the ledger that were withdrawn. */
  readonly transfers: readonly string[];
  /** Loans whose service charge was paid at the cashier. */
  readonly fees: readonly string[];
}

const NOTHING: Overtaken = { loans: {}, transfers: [], fees: [] };

const overtakenOf = slice('overtaken', () => ({ acts: NOTHING }));

/** The dealer repaid a loan on a day: what the ledger repays of it later does not happen. */
export function overtakeLoan(dealer: Dealer, financeNo: string, day: string): void {
  const memory = overtakenOf(dealer);
  const { loans } = memory.acts;
  memory.acts = { ...memory.acts, loans: { ...loans, [financeNo]: loans[financeNo] ?? day } };
}

/** A transfer was withdrawn: the ledger does not carry it out later. */
export function overtakeTransfer(dealer: Dealer, transferNo: string): void {
  const memory = overtakenOf(dealer);
  memory.acts = { ...memory.acts, transfers: [...memory.acts.transfers, transferNo] };
}

/** The service charge of a loan was paid at the cashier: the ledger does not book it later. */
export function overtakeFee(dealer: Dealer, financeNo: string): void {
  const memory = overtakenOf(dealer);
  memory.acts = { ...memory.acts, fees: [...memory.acts.fees, financeNo] };
}

/** The repayments of the ledger up to today that do not happen. */
function undoneRepayments(dealer: Dealer): readonly Repayment[] {
  const { loans } = overtakenOf(dealer).acts;
  if (Object.keys(loans).length === 0) return [];
  return financeLedger(dealer).loans.flatMap(({ financeNo, repayments }) => {
    const since = loans[financeNo];
    return since === undefined ? [] : repayments.filter(({ isDone, day }) => isDone && day > since);
  });
}

/**
 * The cents by which the balances of today differ from those of the ledger, by payer, and the principal of the credit.
 * The balance of a payer is the same on every day of the ledger: what the ledger does not book is more or less of it.
 */
export function overtakenCents(dealer: Dealer): {
  readonly byPayer: ReadonlyMap<string, number>;
  readonly credit: number;
} {
  const byPayer = new Map<string, number>();
  const add = (payerCode: string, cents: number) =>
    byPayer.set(payerCode, (byPayer.get(payerCode) ?? 0) + cents);
  let credit = 0;
  for (const { payerCode, principal, interest } of undoneRepayments(dealer)) {
    add(payerCode, principal + interest);
    credit -= principal;
  }
  const { transfers } = overtakenOf(dealer).acts;
  if (transfers.length > 0)
    // The giver's balance is without it from the beginning: the transfer held it.
    for (const { transferNo, status, to, cents } of financeLedger(dealer).transfers)
      if (status === '20' && transfers.includes(transferNo)) add(to, -cents);
  return { byPayer, credit };
}

const accountsWithout = new WeakMap<Overtaken, WeakMap<Account, Account>>();

/** An account without the vouchers that do not count; itself where all do. */
export function withoutOvertaken(dealer: Dealer, account: Account): Account {
  const { acts } = overtakenOf(dealer);
  if (acts === NOTHING) return account;
  const known = accountsWithout.get(acts) ?? new WeakMap<Account, Account>();
  accountsWithout.set(acts, known);
  const kept =
    known.get(account) ?? asMoved(dealer, withoutDocuments(account, documentsOf(dealer, acts, account)));
  known.set(account, kept);
  return kept;
}

function documentsOf(dealer: Dealer, { transfers, fees }: Overtaken, { kind }: Account): ReadonlySet<string> {
  // The loan itself has the same number in the other accounts.
  const charges = kind === 'SERVICE' ? fees : [];
  return new Set([...transfers, ...charges, ...undoneRepayments(dealer).map(({ repayNo }) => repayNo)]);
}

/** The statement of the credit payer has no vouchers of loans: what is back of them is in it from the beginning. */
function asMoved(dealer: Dealer, account: Account): Account {
  const credit = payerOfType(financeLedger(dealer).dealer, LIMIT);
  if (account.kind !== 'MAIN' || account.payerCode !== credit?.payerCode) return account;
  return { ...account, opening: account.opening + overtakenCents(dealer).credit };
}

function withoutDocuments(account: Account, documents: ReadonlySet<string>): Account {
  const counts = ({ sourceNo }: Voucher) => !documents.has(sourceNo);
  return account.vouchers.every(counts) ? account : { ...account, vouchers: account.vouchers.filter(counts) };
}
