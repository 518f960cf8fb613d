/** What of an account is still open: which receipts are not used up, which debits not paid, and since when (FIN-01). */
import {
  type Amount,
  addAmounts,
  compareAmounts,
  type Money,
  readMoney,
  subtractAmounts,
} from '../../base/money';

/** A voucher of an account, by wire names; amounts in yuan. */
export interface ItemVoucher {
  readonly voucherNo: string;
  readonly voucherDate: string;
  readonly debit: Amount;
  readonly credit: Amount;
}

/** What is left of a voucher. */
export interface OpenItem {
  /** `''` for the balance from before the first voucher. */
  readonly voucherNo: string;
  readonly day: string;
  /** Above zero for money that is not used up, below for a debit that nothing has paid. */
  readonly left: Money;
}

interface OpenVoucher {
  readonly voucherNo: string;
  readonly day: string;
  left: Money;
}

/**
 * Settles the vouchers of an account in their order: a debit takes the oldest money that is left, a receipt pays the
 * oldest open debit. Assumption: no call says what pays what, and banks and dealers settle the oldest first.
 * @param opening the balance before the first voucher
 * @param vouchers oldest first
 * @returns the items that are left, oldest first, which add up to the balance; undefined where an amount cannot be read
 */
export function openItems(
  opening: Amount,
  vouchers: readonly ItemVoucher[],
): readonly OpenItem[] | undefined {
  const start = readMoney(opening);
  if (start === undefined) return undefined;
  const open: OpenVoucher[] = [];
  let first = 0;
  const book = (voucher: Omit<OpenVoucher, 'left'>, amount: Money) => {
    let left = amount;
    // All open items are of one sign: the first of the other sign settles.
    while (compareAmounts(left, 0) !== 0) {
      const oldest = open[first];
      if (!oldest || compareAmounts(oldest.left, 0) === compareAmounts(left, 0)) {
        open.push({ ...voucher, left });
        return;
      }
      const rest = addAmounts(oldest.left, left) ?? left;
      const isUsedUp = compareAmounts(rest, 0) !== compareAmounts(oldest.left, 0);
      if (!isUsedUp) {
        oldest.left = rest;
        return;
      }
      first += 1;
      left = rest;
    }
  };
  book({ voucherNo: '', day: '' }, start);
  for (const { voucherNo, voucherDate: day, debit, credit } of vouchers) {
    const amount = subtractAmounts(credit, debit);
    if (amount === undefined) return undefined;
    book({ voucherNo, day }, amount);
  }
  return open.slice(first);
}
