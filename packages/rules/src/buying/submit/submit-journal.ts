/** The journal of submits: nothing is sent twice while it is unknown what became of an equal one (ORDER-01). */
import { compareTexts } from '../../base/compare';
import { add, exact, unitsText } from '../../base/decimal';
import type { Notice } from '../../base/outcome';
import {
  advanceSubmit,
  isSettled,
  type Submission,
  type SubmitEvent,
  type SubmitRecord,
} from './submit-record';

/** All records of one user, oldest first; plain data that survives JSON. */
export type SubmitJournal<S = Submission> = readonly SubmitRecord<S>[];

/** The submit may be sent as `record`, or something holds it back: `by` is an equal one that is not settled. */
export type SubmitPlan<S = Submission> =
  | { readonly kind: 'planned'; readonly journal: SubmitJournal<S>; readonly record: SubmitRecord<S> }
  | { readonly kind: 'held'; readonly by?: SubmitRecord<S>; readonly notice: Notice };

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
    return { kind: 'held', notice: { level: 'warning', text: unreadableText(unreadable) } };
  }
  const fingerprint = kind.fingerprint(submission);
  const held: Readonly<Partial<Record<SubmitRecord['kind'], string>>> = kind.held;
  for (const by of journal) {
    const text = held[by.kind];
    if (
      text !== undefined &&
      (by.fingerprint === fingerprint || kind.fingerprint(by.submission) === fingerprint)
    ) {
      return { kind: 'held', by, notice: { level: 'warning', text } };
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

/** Says that stored records cannot be read, and what that stops (ORDER-01). */
export function unreadableText(count: number): string {
  return `本机有 ${count} 条以前的提交记录读不出来，不能确认那一笔的结果；核对清楚之前不能提交`;
}

/** The message when the browser keeps no record of a submit: it is not sent then (ORDER-01). */
export const NOT_KEPT: Notice = {
  level: 'error',
  text: '没有提交：浏览器存不下提交记录，没有记录就不能防止重复。请清理浏览器的存储空间或允许本站存储数据',
};

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
