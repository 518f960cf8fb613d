/** One submit as it is recorded before it is sent, and what becomes of it (ORDER-01). */
import { advance, type EventOf, type Transitions } from '../../base/machine';
import type { Amount } from '../../base/money';

/** An order of a submit; its number is the split order's. */
export interface SubmittedOrder {
  readonly orderNo: string;
  readonly payerCode: string;
  readonly lines: readonly SubmittedLine[];
}

/** One ordered line. */
export interface SubmittedLine {
  readonly productCode: string;
  /** Pieces. */
  readonly number: Amount;
}

/** The submitted data: orders, for whom and to where. */
export interface Submission {
  readonly saletoCode: string;
  readonly sendtoCode: string;
  readonly orders: readonly SubmittedOrder[];
}

interface Recorded<S> {
  readonly id: string;
  /** Equal for equal submits. */
  readonly fingerprint: string;
  readonly submission: S;
  /** Milliseconds since the epoch. */
  readonly plannedAt: number;
  /** Path of the page that sent it; absent in records of older versions. */
  readonly page?: string | undefined;
}

/**
 * Planned and not sent; sent and waiting; lost, because the wait ended without an answer. Unknown, because the order
 * list did not settle it. The four ends are placed, refused by the server, not found in the order list, withdrawn.
 * `S` is the submitted data: orders, or a movement of money.
 */
export type SubmitRecord<S = Submission> =
  | (Recorded<S> & { readonly kind: 'planned' })
  | (Recorded<S> & { readonly kind: 'sent'; readonly sentAt: number })
  | (Recorded<S> & { readonly kind: 'lost'; readonly sentAt: number })
  | (Recorded<S> & { readonly kind: 'unknown'; readonly sentAt: number; readonly reason: string })
  | (Recorded<S> & { readonly kind: 'placed'; readonly orderNos: readonly string[] })
  | (Recorded<S> & { readonly kind: 'refused'; readonly msg: string })
  | (Recorded<S> & { readonly kind: 'notFound' })
  | (Recorded<S> & { readonly kind: 'withdrawn' });

/** The events of a submit; `at` in milliseconds since the epoch. */
export type SubmitEvent =
  | { readonly type: 'send'; readonly at: number }
  | { readonly type: 'withdraw' }
  | { readonly type: 'place'; readonly orderNos: readonly string[] }
  | { readonly type: 'refuse'; readonly msg: string }
  | { readonly type: 'lose' }
  | { readonly type: 'miss' }
  /** Only a part was found; the day of an order cannot be read; the list did not come to its end; it may still be made. */
  | { readonly type: 'doubt'; readonly reason: 'partFound' | 'undated' | 'cut' | 'early' };

type SubmitReach = {
  planned: 'send' | 'withdraw';
  sent: 'place' | 'refuse' | 'lose';
  lost: 'place' | 'miss' | 'doubt';
  unknown: 'place' | 'miss' | 'doubt';
  placed: never;
  refused: never;
  notFound: never;
  withdrawn: never;
};

function recorded({ id, fingerprint, submission, plannedAt, page }: Recorded<unknown>): Recorded<unknown> {
  return { id, fingerprint, submission, plannedAt, ...(page !== undefined && { page }) };
}

/** The table moves records of every kind of submit. */
type AnyRecord = SubmitRecord<unknown>;
type Sent = Recorded<unknown> & { readonly sentAt: number };

const place = (record: Sent, { orderNos }: { readonly orderNos: readonly string[] }): AnyRecord => ({
  ...recorded(record),
  kind: 'placed',
  orderNos,
});
const miss = (record: Sent): AnyRecord => ({ ...recorded(record), kind: 'notFound' });
const doubt = (record: Sent, { reason }: { readonly reason: string }): AnyRecord => ({
  ...recorded(record),
  kind: 'unknown',
  sentAt: record.sentAt,
  reason,
});

const TABLE: Transitions<AnyRecord, SubmitEvent, SubmitReach> = {
  planned: {
    send: (record, { at }) => ({ ...recorded(record), kind: 'sent', sentAt: at }),
    withdraw: (record) => ({ ...recorded(record), kind: 'withdrawn' }),
  },
  sent: {
    place,
    refuse: (record, { msg }) => ({ ...recorded(record), kind: 'refused', msg }),
    lose: (record) => ({ ...recorded(record), kind: 'lost', sentAt: record.sentAt }),
  },
  lost: { place, miss, doubt },
  unknown: { place, miss, doubt },
  placed: {},
  refused: {},
  notFound: {},
  withdrawn: {},
};

/** The record after an event; one that its state does not answer changes nothing (ORDER-01). */
export function advanceSubmit<S, Kind extends SubmitRecord['kind']>(
  record: SubmitRecord<S> & { readonly kind: Kind },
  event: EventOf<{ readonly kind: Kind }, SubmitEvent, SubmitReach>,
): SubmitRecord<S> {
  const next = advance<AnyRecord, SubmitEvent, SubmitReach>(TABLE, record, event);
  return next === record ? record : { ...next, submission: record.submission };
}

/** Whether it is known what became of the submit (ORDER-01). */
export function isSettled({ kind }: SubmitRecord<unknown>): boolean {
  return Object.keys(TABLE[kind]).length === 0;
}
