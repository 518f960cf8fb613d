import { shortDay } from '../../../world/ledger/calendar';
import { ownPayer } from '../../../world/ledger/dealers';
import type { Account } from '../../../world/ledger/derive-accounts';
import { accountOf, type Period, periodsOf, type Span } from '../../../world/ledger/derive-periods';
import type { AccountKind, Voucher } from '../../../world/ledger/events';
import type { Ledger } from '../../../world/ledger/ledger';
import { numberOf, sequence } from '../../../world/ledger/period';
import { type Booking, bookingsOf, CHARGES } from '../account/bookings';
import { creditPayer } from '../account/customer';
import { withoutOvertaken } from '../account/overtaken';
import { financeLedger } from '../memory/finance-ledger';
import type { Dealer } from '../memory/slice';
import { placeOf } from '../resources/choose-rows';

/** An account as it stands now: the ledger's, with what moved since. */
type CurrentAccount = Pick<Account, 'opening' | 'vouchers'>;

const NONE: CurrentAccount = { opening: 0, vouchers: [] };

/** Numbers of the vouchers of a run begin here, above those of the ledger's days. */
const FIRST = 9000;

/** Accounts with what a run booked on them, as long as nothing else is booked. */
const accountsWith = new WeakMap<readonly Booking[], WeakMap<Account, CurrentAccount>>();

/** An account of the dealer; the own one unless a payer is named. */
export function currentAccount(dealer: Dealer, kind: AccountKind, payerCode?: string): CurrentAccount {
  const ledger = financeLedger(dealer);
  const booked = accountOf(ledger, kind, payerCode || undefined);
  if (!booked) return NONE;
  const account = withoutOvertaken(dealer, booked);
  const bookings = bookedOn(dealer, account);
  if (bookings.length === 0) return account;
  const known = accountsWith.get(bookings) ?? new WeakMap<Account, CurrentAccount>();
  accountsWith.set(bookings, known);
  const bookedAccount = known.get(account) ?? withBookings(ledger, account, bookings);
  known.set(account, bookedAccount);
  return bookedAccount;
}

/** What a run booked on an account; the one of the credit has what its payer has. */
function bookedOn(dealer: Dealer, { kind, payerCode }: Account): readonly Booking[] {
  if (kind === 'MAIN') return bookingsOf(dealer, payerCode);
  if (kind === 'SERVICE') return bookingsOf(dealer, CHARGES);
  return kind === 'SCF' ? bookingsOf(dealer, creditPayer(dealer)?.payerCode ?? '') : [];
}

function withBookings({ dealer }: Ledger, account: Account, booked: readonly Booking[]): CurrentAccount {
  const vouchers = booked.map(
    ({ cents, at, ...booking }): Voucher => ({
      ...booking,
      payerCode: account.payerCode,
      voucherNo: numberOf(dealer, '5', `${shortDay(booking.day)}${sequence(FIRST + at, 4)}`),
      kind: account.kind,
      industryCode: '',
      debit: Math.max(0, -cents),
      credit: Math.max(0, cents),
    }),
  );
  return { opening: account.opening, vouchers: [...account.vouchers, ...vouchers] };
}

/** The maps for frequent look-ups in an account. */
interface Index {
  /** The balance after each voucher. */
  readonly after: ReadonlyMap<Voucher, number>;
  /** The vouchers that brought money, by the document that they record. */
  readonly bySource: ReadonlyMap<string, string>;
  readonly periods: Map<string, readonly Period[]>;
}

const indexes = new WeakMap<CurrentAccount, Index>();

function indexOf(account: CurrentAccount): Index {
  const index = indexes.get(account) ?? readIndex(account);
  indexes.set(account, index);
  return index;
}

function readIndex({ opening, vouchers }: CurrentAccount): Index {
  const after = new Map<Voucher, number>();
  const bySource = new Map<string, string>();
  let balance = opening;
  for (const voucher of vouchers) {
    const { debit, credit, sourceNo, voucherNo } = voucher;
    balance += credit - debit;
    after.set(voucher, balance);
    if (credit > 0 && !bySource.has(sourceNo)) bySource.set(sourceNo, voucherNo);
  }
  return { after, bySource, periods: new Map() };
}

/** The balance at the beginning of a day; that before everything for an empty one. */
export function balanceBefore(account: CurrentAccount, day: string): number {
  return balanceUpTo(account, (voucher) => voucher.day >= day);
}

/** The balance at the end of a day; that after everything for an empty one. */
export function balanceThrough(account: CurrentAccount, day: string): number {
  return balanceUpTo(account, (voucher) => day !== '' && voucher.day > day);
}

/** The balance before the first voucher that is late, as are all that come after it. */
function balanceUpTo(account: CurrentAccount, isLate: (voucher: Voucher) => boolean): number {
  const last = account.vouchers[placeOf(account.vouchers, isLate) - 1];
  return last ? balanceAfter(account, last) : account.opening;
}

/** The balance after a voucher of the account. */
export function balanceAfter(account: CurrentAccount, voucher: Voucher): number {
  return indexOf(account).after.get(voucher) ?? 0;
}

/** The voucher that brought the money of a document; empty before it came. */
export function voucherOfSource(account: CurrentAccount, sourceNo: string): string {
  return indexOf(account).bySource.get(sourceNo) ?? '';
}

/** The periods of an account, oldest first; with an industry those of its vouchers, which begin at zero. */
export function currentPeriods(
  account: CurrentAccount,
  {
    span,
    today,
    industryCode = '',
  }: { readonly span: Span; readonly today: string; readonly industryCode?: string | undefined },
): readonly Period[] {
  const { periods } = indexOf(account);
  const key = `${span} ${today} ${industryCode}`;
  const ofIndustry = () => ({
    opening: 0,
    vouchers: account.vouchers.filter((voucher) => voucher.industryCode === industryCode),
  });
  const known = periods.get(key) ?? periodsOf(industryCode === '' ? account : ofIndustry(), span, today);
  periods.set(key, known);
  return known;
}

/** The code of the dealer's own payer. */
export function ownPayerCode(dealer: Dealer): string {
  return ownPayer(financeLedger(dealer).dealer).payerCode;
}
