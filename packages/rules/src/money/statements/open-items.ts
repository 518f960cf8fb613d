/** What each receipt of an account has paid, and what is still open: receipts that are not used up, debits that nothing paid (FIN-01). */
import {
  type Amount,
  addAmounts,
  compareAmounts,
  type Money,
  NO_MONEY,
  readMoney,
  subtractAmounts,
  subtractMoney,
} from '../../base/money';

/** A voucher of an account, by wire names; amounts in yuan. */
export interface ItemVoucher {
  readonly voucherNo: string;
  readonly voucherDate: string;
  readonly debit: Amount;
  readonly credit: Amount;
  readonly orderNo?: string | undefined;
}

/** A voucher that is settled, or the balance from before the first one. */
export interface SettledVoucher {
  /** `''` for the balance from before the first voucher. */
  readonly voucherNo: string;
  readonly day: string;
  /** The order that it belongs to, where it names one. */
  readonly orderNo?: string | undefined;
}

/** What is left of a voucher. */
export interface OpenItem extends SettledVoucher {
  /** Above zero for money that is not used up, below for a debit that nothing has paid. */
  readonly left: Money;
}

/** A part of a receipt that pays a debit. */
export interface Settlement {
  readonly receipt: SettledVoucher;
  readonly debit: SettledVoucher;
  /** Yuan, above zero. */
  readonly amount: Money;
}

/** The vouchers of an account, settled against each other. */
export interface SettledAccount {
  /** What is left, oldest first; adds up to the balance. */
  readonly items: readonly OpenItem[];
  /** Which receipt paid which debit, in the order in which the later one of both was booked. */
  readonly settlements: readonly Settlement[];
}

interface OpenVoucher extends SettledVoucher {
  left: Money;
}

/**
 * Settles the vouchers of an account in their order: a debit takes the oldest money that is left, a receipt pays the
 * oldest open debit. Assumption: no call says what pays what, and banks and dealers settle the oldest first.
 * @param opening the balance before the first voucher
 * @param vouchers oldest first
 * @returns undefined where an amount cannot be read
 */
export function settleVouchers(
  opening: Amount,
  vouchers: readonly ItemVoucher[],
): SettledAccount | undefined {
  const start = readMoney(opening);
  if (start === undefined) return undefined;
  const open: OpenVoucher[] = [];
  const settlements: Settlement[] = [];
  let first = 0;
  const book = (voucher: SettledVoucher, amount: Money) => {
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
      settlements.push(settlementOf([oldest, voucher], isUsedUp ? oldest.left : left, oldest.left));
      if (!isUsedUp) {
        oldest.left = rest;
        return;
      }
      first += 1;
      left = rest;
    }
  };
  book({ voucherNo: '', day: '' }, start);
  for (const { voucherNo, voucherDate: day, orderNo, debit, credit } of vouchers) {
    const amount = subtractAmounts(credit, debit);
    if (amount === undefined) return undefined;
    book({ voucherNo, day, ...(orderNo && { orderNo }) }, amount);
  }
  return { items: open.slice(first), settlements };
}

/** The earlier voucher against the later one; `sign` is the earlier one's: money that is spent, or a debit that is paid. */
function settlementOf(
  [earlier, later]: readonly [OpenVoucher, SettledVoucher],
  part: Money,
  sign: Money,
): Settlement {
  const { left: _, ...open } = earlier;
  const isMoney = compareAmounts(sign, 0) === 1;
  return {
    receipt: isMoney ? open : later,
    debit: isMoney ? later : open,
    amount: compareAmounts(part, 0) === -1 ? subtractMoney(NO_MONEY, part) : part,
  };
}
