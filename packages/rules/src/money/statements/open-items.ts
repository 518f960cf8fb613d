/** What each credit of an account has settled, and what is still open: credits that are not used up, debits that nothing settled (FIN-01). */
import { centsOf, moneyOfCents } from '../../base/cents';
import { type Amount, type Money, readMoney, subtractAmounts } from '../../base/money';

/** A voucher of an account, by wire names; amounts in yuan. */
export interface ItemVoucher {
  /** Nothing where it did not come: the amount settles all the same. */
  readonly voucherNo?: string | null | undefined;
  readonly voucherDate: string;
  readonly debit: Amount;
  readonly credit: Amount;
  readonly orderNo?: string | undefined;
}

/** A voucher that is settled, or the balance from before the first one. */
export interface SettledVoucher {
  /** `''` for the balance from before the first voucher, and for a voucher whose number did not come. */
  readonly voucherNo: string;
  readonly day: string;
  /** The order that it belongs to, where it names one. */
  readonly orderNo?: string | undefined;
}

/** What is left of a voucher. */
export interface OpenItem extends SettledVoucher {
  /** Above zero for a credit that is not used up, below for a debit that nothing has settled. */
  readonly left: Money;
}

/** A part of a credit that settles a debit. */
export interface Settlement {
  /** The credit: money that came in, a rebate that was paid out, or goods that were taken back. */
  readonly receipt: SettledVoucher;
  readonly debit: SettledVoucher;
  /** Yuan, above zero. */
  readonly amount: Money;
}

/** The vouchers of an account, settled against each other. */
export interface SettledAccount {
  /** What is left, oldest first; adds up to the balance. */
  readonly items: readonly OpenItem[];
  /** Which credit settled which debit, in the order in which the later one of both was booked. */
  readonly settlements: readonly Settlement[];
}

/** A voucher with what is left of it, as `left`; a year has thousands, so the cents stay cents until the end. */
interface OpenVoucher {
  readonly voucher: SettledVoucher;
  cents: bigint;
}

/**
 * Settles the vouchers of an account in their order: a debit takes the oldest credit that is left, a credit settles the
 * oldest open debit. Assumption: no call says what settles what, and banks and dealers settle the oldest first.
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
    let cents = centsOf(amount);
    // All open items are of one sign: the first of the other sign settles.
    while (cents !== 0n) {
      const oldest = open[first];
      if (!oldest || oldest.cents > 0n === cents > 0n) {
        open.push({ voucher, cents });
        return;
      }
      const rest = oldest.cents + cents;
      const isUsedUp = rest === 0n || rest > 0n === cents > 0n;
      settlements.push(settlementOf(oldest, voucher, isUsedUp ? oldest.cents : cents));
      if (!isUsedUp) {
        oldest.cents = rest;
        return;
      }
      first += 1;
      cents = rest;
    }
  };
  book({ voucherNo: '', day: '' }, start);
  for (const { voucherNo, voucherDate: day, orderNo, debit, credit } of vouchers) {
    const amount = subtractAmounts(credit, debit);
    if (amount === undefined) return undefined;
    book({ voucherNo: voucherNo ?? '', day, ...(orderNo && { orderNo }) }, amount);
  }
  const items = open.slice(first).map(({ voucher, cents }) => ({ ...voucher, left: moneyOfCents(cents) }));
  return { items, settlements };
}

/** The earlier voucher against the later one: a credit that is spent, or a debit that is settled. */
function settlementOf(earlier: OpenVoucher, later: SettledVoucher, part: bigint): Settlement {
  const isCredit = earlier.cents > 0n;
  return {
    receipt: isCredit ? earlier.voucher : later,
    debit: isCredit ? later : earlier.voucher,
    amount: moneyOfCents(part < 0n ? -part : part),
  };
}
