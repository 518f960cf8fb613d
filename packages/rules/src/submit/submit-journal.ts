/** The journal of submits: nothing is sent twice while it is unknown what became of an equal one (ORDER-01). */
import { compareTexts } from '../compare';
import { add, exact, unitsText } from '../decimal';
import type { Notice } from '../outcome';
import {
  advanceSubmit,
  isSettled,
  type Submission,
  type SubmitEvent,
  type SubmitRecord,
} from './submit-record';

/** All records of one user, oldest first; plain data that survives JSON. */
export type SubmitJournal<S = Submission> = readonly SubmitRecord<S>[];

/** The submit may be sent as `record`, or an equal one holds it back. */
export type SubmitPlan<S = Submission> =
  | { readonly kind: 'planned'; readonly journal: SubmitJournal<S>; readonly record: SubmitRecord<S> }
  | { readonly kind: 'held'; readonly by: SubmitRecord<S>; readonly notice: Notice };

/** How submits of one kind are compared, and what holds an equal one back. */
export interface SubmitKind<S> {
  /** A text that is equal for equal submits. */
  readonly fingerprint: (submission: S) => string;
  /** The message about an equal one that is not settled, by its state. */
  readonly held: Readonly<Record<'planned' | 'sent' | 'lost' | 'unknown', string>>;
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
  held: {
    planned: '相同的订单正在准备提交，请勿重复提交',
    sent: '相同的订单正在提交，请等待结果',
    lost: '相同的订单已提交但未收到结果，请先在我的订单中核对',
    unknown: '相同的订单提交结果未知，请先在我的订单中核对',
  },
};

/**
 * Records a submit before it is sent, unless an equal one is not settled yet (ORDER-01).
 * @param as the new record's id, the time in milliseconds since the epoch, and the kind of the submit
 */
export function planSubmit<S>(
  journal: SubmitJournal<S>,
  submission: S,
  { id, now, kind }: { readonly id: string; readonly now: number; readonly kind: SubmitKind<S> },
): SubmitPlan<S> {
  const fingerprint = kind.fingerprint(submission);
  const held: Readonly<Partial<Record<SubmitRecord['kind'], string>>> = kind.held;
  for (const by of journal) {
    const text = held[by.kind];
    if (text !== undefined && by.fingerprint === fingerprint) {
      return { kind: 'held', by, notice: { level: 'warning', text } };
    }
  }
  const record: SubmitRecord<S> = { kind: 'planned', id, fingerprint, submission, plannedAt: now };
  return { kind: 'planned', journal: [...journal, record], record };
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
