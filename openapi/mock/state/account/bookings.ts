/** Money that moved while the mock ran, in the accounts of payers and of charges. */
import { type Dealer, slice } from '../memory/slice';
import type { Payer } from './customer';

/** The account of charges, which no payer has, among those of the payers. */
export const CHARGES = 'SERVICE';

/** Money that moved while the mock ran: what the statement of its payer says of it. */
export interface Booking {
  /** Its place among all that was booked; its voucher is numbered by it. */
  readonly at: number;
  /** Of the payer, or `CHARGES`. */
  readonly payerCode: string;
  readonly day: string;
  /** Money in, products, rebate, adjustment. */
  readonly type: 'DZ' | 'TH' | 'FL' | 'TZ';
  readonly text: string;
  readonly orderNo: string;
  readonly sourceNo: string;
  /** Below zero when money went out. */
  readonly cents: number;
}

const bookings = slice('bookings', () => ({ rows: [] as readonly Booking[] }));

/** Moves money of a payer; its statement says why. */
export function bookMoney(dealer: Dealer, payer: Payer, booking: Omit<Booking, 'payerCode' | 'at'>): void {
  payer.cents += booking.cents;
  book(dealer, { payerCode: payer.payerCode, ...booking });
}

/** Moves money of the account of charges. */
export function bookCharge(dealer: Dealer, booking: Omit<Booking, 'payerCode' | 'at'>): void {
  book(dealer, { payerCode: CHARGES, ...booking });
}

function book(dealer: Dealer, booking: Omit<Booking, 'at'>): void {
  const memory = bookings(dealer);
  memory.rows = [...memory.rows, { at: memory.rows.length, ...booking }];
}

/** Keeps back what a transfer on its way will take; its statement says nothing before that. */
export function holdMoney(payer: Payer, cents: number): void {
  payer.cents -= cents;
}

/** Gives back what was kept: the transfer was withdrawn, or takes the money now. */
export function releaseMoney(payer: Payer, cents: number): void {
  payer.cents += cents;
}

/** The cost of an order for a payer, or a refund when the cents are above zero. */
export function bookOrder(
  dealer: Dealer,
  payer: Payer,
  { orderNo, cents, day }: { readonly orderNo: string; readonly cents: number; readonly day: string },
): void {
  const type = cents < 0 ? 'TH' : 'TZ';
  const text = cents < 0 ? `订单 ${orderNo}` : `订单退款 ${orderNo}`;
  bookMoney(dealer, payer, { day, type, text, orderNo, sourceNo: orderNo, cents });
}

const byPayer = new WeakMap<readonly Booking[], Map<string, readonly Booking[]>>();

/** The money that moved of a payer, or of `CHARGES`, oldest first; the same list until something else moves. */
export function bookingsOf(dealer: Dealer, payerCode: string): readonly Booking[] {
  const { rows } = bookings(dealer);
  const known = byPayer.get(rows) ?? new Map<string, readonly Booking[]>();
  byPayer.set(rows, known);
  const list = known.get(payerCode) ?? rows.filter((booking) => booking.payerCode === payerCode);
  known.set(payerCode, list);
  return list;
}
