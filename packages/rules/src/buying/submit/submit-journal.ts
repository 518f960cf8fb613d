/** The journal of submits: nothing is sent twice while it is unknown what became of an equal one (ORDER-01). */
import { compareTexts } from '../../base/compare';
import { add, exact, unitsText } from '../../base/decimal';
import { refuse } from '../../base/refusal';
import {
  advanceSubmit,
  isSettled,
  type Submission,
  type SubmitEvent,
  type SubmitRecord,
} from './submit-record';
import type { SubmitRefusal, SubmitWhat } from './submit-refusals';

/** All records of one user, oldest first; plain data that survives JSON. */
export type SubmitJournal<S = Submission> = readonly SubmitRecord<S>[];

/** The submit may be sent as `record`, or something holds it back: `by` is an equal one that is not settled. */
export type SubmitPlan<S = Submission> =
  | { readonly kind: 'planned'; readonly journal: SubmitJournal<S>; readonly record: SubmitRecord<S> }
  | { readonly kind: 'held'; readonly by?: SubmitRecord<S>; readonly refusal: SubmitRefusal };

/** How submits of one kind are compared, and what holds an equal one back. */
export interface SubmitKind<S> {
  /** A text that is equal for equal submits. */
  readonly fingerprint: (submission: S) => string;
  /** What an equal one is, in the sentence that holds this one back. */
  readonly what: SubmitWhat;
}

/** How long a settled record is kept, in milliseconds: seven days. Assumption. */
export const JOURNAL_MS = 7 * 86_400_000;

/**
 * A text that is equal for equal submits: the same products in the same numbers for the same account and ship-to. Order
 * numbers and payers are left out. A new split gives new numbers, and another payer would still order the same products
 * twice. Assumption.
 */
export function submitFingerprint({ saletoCode, sendtoCode, orders }: Submission): string {
  const pieces = new Map<string, string>();
  for (const { productCode, number } of orders.flatMap(({ lines }) => lines)) {
    const sum = add(exact(pieces.get(productCode)), exact(number));
    pieces.set(productCode, unitsText(sum.units, sum.scale));
  }
  const lines = [...pieces].sort(([left], [right]) => compareTexts(left, right));
  return JSON.stringify([saletoCode, sendtoCode, lines]);
}

/** Orders; equal ones are held back until the order list has settled them. */
export const ORDER_SUBMITS: SubmitKind<Submission> = {
  fingerprint: submitFingerprint,
  what: 'orders',
};

/** The new record's id, the time in milliseconds since the epoch, the kind of the submit, and the page that sends it. */
export interface PlanTerms<S> {
  readonly id: string;
  readonly now: number;
  readonly kind: SubmitKind<S>;
  /** Path of the page. */
  readonly page?: string;
  /** How many stored records cannot be read; 0 when absent. */
  readonly unreadable?: number;
}

/**
 * Records a submit before it is sent, unless an equal one is not settled yet (ORDER-01). An equal one is found by what
 * was submitted: the fingerprint of an older version may be another text. A record that cannot be read may be the equal
 * one, so it holds back every submit of its journal.
 */
export function planSubmit<S>(
  journal: SubmitJournal<S>,
  submission: S,
  { id, now, kind, page, unreadable = 0 }: PlanTerms<S>,
): SubmitPlan<S> {
  if (unreadable > 0) {
    return { kind: 'held', refusal: recordsRefusal(unreadable) };
  }
  const fingerprint = kind.fingerprint(submission);
  for (const by of journal) {
    const refusal = heldRefusal(by, kind.what);
    if (refusal && (by.fingerprint === fingerprint || kind.fingerprint(by.submission) === fingerprint)) {
      return { kind: 'held', by, refusal };
    }
  }
  const record: SubmitRecord<S> = {
    kind: 'planned',
    id,
    fingerprint,
    submission,
    plannedAt: now,
    ...(page !== undefined && { page }),
  };
  return { kind: 'planned', journal: [...journal, record], record };
}

/** The browser keeps no record of a submit: it is not sent then (ORDER-01). */
export const NOT_KEPT: SubmitRefusal = /* @__PURE__ */ refuse('submit.notKept');

/** Stored records that cannot be read hold back every submit of their journal (ORDER-01). @param count how many */
export function recordsRefusal(count: number): SubmitRefusal {
  return refuse('submit.recordsUnread', { count });
}

/** Why a submit that is not settled holds an equal one back. */
function heldRefusal({ kind }: SubmitRecord<unknown>, what: SubmitWhat): SubmitRefusal | undefined {
  switch (kind) {
    case 'planned':
    case 'sent':
    case 'lost':
    case 'unknown':
      return refuse(`submit.${kind}`, { what });
    default:
      return undefined;
  }
}

/** The journal after an event of one record; an unknown id changes nothing (ORDER-01). */
export function recordSubmit<S>(journal: SubmitJournal<S>, id: string, event: SubmitEvent): SubmitJournal<S> {
  return journal.map((record) => (record.id === id ? advanceSubmit(record, event) : record));
}

/** The records whose orders must be looked up before an equal submit (ORDER-01). */
export function openSubmits<S>(journal: SubmitJournal<S>): readonly SubmitRecord<S>[] {
  return journal.filter(({ kind }) => kind === 'lost' || kind === 'unknown');
}

/** The journal without settled records older than seven days; what is open stays (ORDER-01). */
export function trimJournal<S>(journal: SubmitJournal<S>, now: number): SubmitJournal<S> {
  return journal.filter((record) => !isSettled(record) || now - record.plannedAt <= JOURNAL_MS);
}
