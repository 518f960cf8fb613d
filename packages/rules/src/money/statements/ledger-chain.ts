import {
  type Amount,
  addAmounts,
  compareAmounts,
  isAmount,
  type Money,
  subtractAmounts,
} from '../../base/money';
import { wireDay } from '../../base/shanghai';

/** A voucher of a ledger, by wire names; amounts in yuan. */
export interface ChainVoucher {
  readonly debit: Amount;
  readonly credit: Amount;
  /** After it. */
  readonly balance: Amount;
  /** Asked only where the amounts leave the order open. */
  readonly voucherDate?: string | undefined;
}

/** The order in which rows came. */
export type LedgerOrder = 'oldestFirst' | 'newestFirst';

/** Vouchers that follow each other, oldest first, with the balance before and after them. */
export interface LedgerChain<Voucher> {
  readonly rows: readonly Voucher[];
  readonly opening: Money;
  readonly closing: Money;
}

/**
 * The vouchers of an account as one chain: each balance is the one before, less the debit, plus the credit (FIN-01).
 * Vouchers that cancel each other out follow each other both ways; then their days decide.
 * @param rows in the order of booking, or the newest first
 * @param order in which the rows are known to be; it counts where neither amounts nor days say it
 * @returns undefined without rows, where one is missing in between or has an amount that cannot be read, and where the
 * rows follow each other both ways and nothing says which is theirs
 */
export function ledgerChain<Voucher extends ChainVoucher>(
  rows: readonly Voucher[],
  order?: LedgerOrder,
): LedgerChain<Voucher> | undefined {
  const forward = chainOf(rows);
  const backward = chainOf([...rows].reverse());
  if (!forward || !backward || rows.length === 1) return forward ?? backward;
  const known = orderOfDays(rows) ?? order;
  return known && (known === 'oldestFirst' ? forward : backward);
}

/** The order of the first and the last day; undefined where they are one, or cannot be read. */
function orderOfDays(rows: readonly ChainVoucher[]): LedgerOrder | undefined {
  const [first, last] = [wireDay(rows[0]?.voucherDate), wireDay(rows.at(-1)?.voucherDate)];
  if (first === undefined || last === undefined || first === last) return undefined;
  return first < last ? 'oldestFirst' : 'newestFirst';
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
