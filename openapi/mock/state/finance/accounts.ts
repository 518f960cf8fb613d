import { shortDay } from '../../../world/ledger/calendar';
import { ownPayer } from '../../../world/ledger/dealers';
import { accountOf } from '../../../world/ledger/derive-periods';
import type { AccountKind, Voucher } from '../../../world/ledger/events';
import { numberOf, sequence } from '../../../world/ledger/period';
import { bookingsOf } from '../account/customer';
import type { Dealer } from '../memory/slice';
import { financeLedger } from './finance-ledger';

/** An account as it stands now: the ledger's, with what moved since. */
interface CurrentAccount {
  readonly opening: number;
  readonly vouchers: readonly Voucher[];
}

/** Numbers of the vouchers of a run begin here, above those of the ledger's days. */
const FIRST = 9000;

/** An account of the dealer; the own one unless a payer is named. */
export function currentAccount(dealer: Dealer, kind: AccountKind, payerCode?: string): CurrentAccount {
  const ledger = financeLedger(dealer);
  const account = accountOf(ledger, kind, payerCode || undefined);
  if (!account) return { opening: 0, vouchers: [] };
  const booked = kind === 'MAIN' ? bookingsOf(dealer, account.payerCode) : [];
  const vouchers = booked.map(
    ({ cents, ...booking }, at): Voucher => ({
      ...booking,
      voucherNo: numberOf(ledger.dealer, '5', `${shortDay(booking.day)}${sequence(FIRST + at, 4)}`),
      kind,
      industryCode: '',
      debit: Math.max(0, -cents),
      credit: Math.max(0, cents),
    }),
  );
  return {
    opening: account.opening,
    vouchers: vouchers.length === 0 ? account.vouchers : [...account.vouchers, ...vouchers],
  };
}

/** The code of the dealer's own payer. */
export function ownPayerCode(dealer: Dealer): string {
  return ownPayer(financeLedger(dealer).dealer).payerCode;
}
