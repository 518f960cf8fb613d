import {
  type Amount,
  addAmounts,
  compareAmounts,
  isAmount,
  type Money,
  subtractAmounts,
} from '../../base/money';

/** A voucher of a ledger, by wire names; amounts in yuan. */
export interface ChainVoucher {
  readonly debit: Amount;
  readonly credit: Amount;
  /** After it. */
  readonly balance: Amount;
}

/** Vouchers that follow each other, oldest first, with the balance before and after them. */
export interface LedgerChain<Voucher> {
  readonly rows: readonly Voucher[];
  readonly opening: Money;
  readonly closing: Money;
}

/**
 * The vouchers of an account as one chain: each balance is the one before, less the debit, plus the credit (FIN-01).
 * @param rows in the order of booking, or the newest first
 * @returns undefined without rows, and where one is missing in between or has an amount that cannot be read
 */
export function ledgerChain<Voucher extends ChainVoucher>(
  rows: readonly Voucher[],
): LedgerChain<Voucher> | undefined {
  return chainOf(rows) ?? chainOf([...rows].reverse());
}

function chainOf<Voucher extends ChainVoucher>(rows: readonly Voucher[]): LedgerChain<Voucher> | undefined {
  const [first] = rows;
  const opening = first && before(first);
  if (opening === undefined) return undefined;
  let closing = opening;
  for (const { debit, credit, balance } of rows) {
    const after = addAmounts(subtractAmounts(closing, debit), credit);
    if (after === undefined || compareAmounts(after, balance) !== 0) return undefined;
    closing = after;
  }
  return { rows, opening, closing };
}

function before({ debit, credit, balance }: ChainVoucher): Money | undefined {
  if (!isAmount(balance)) return undefined;
  return addAmounts(subtractAmounts(balance, credit), debit);
}
