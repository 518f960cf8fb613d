/** The journal of submits: nothing is sent twice while it is unknown what became of an equal one (ORDER-01). */
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
export type SubmitJournal = readonly SubmitRecord[];

/** The submit may be sent as `record`, or an equal one holds it back. */
export type SubmitPlan =
  | { readonly kind: 'planned'; readonly journal: SubmitJournal; readonly record: SubmitRecord }
  | { readonly kind: 'held'; readonly by: SubmitRecord; readonly notice: Notice };

/** How long a settled record is kept, in milliseconds: seven days. Assumption. */
export const JOURNAL_MS = 7 * 86_400_000;

/**
 * A text that is equal for equal submits: the same products in the same numbers for the same account and ship-to.
 * Order numbers and payers are left out, because splitting again gives new numbers, and paying the same goods by
 * another payer would still order them twice. Assumption.
 */
export function submitFingerprint({ saletoCode, sendtoCode, orders }: Submission): string {
  const pieces = new Map<string, string>();
  for (const { productCode, number } of orders.flatMap(({ lines }) => lines)) {
    const sum = add(exact(pieces.get(productCode)), exact(number));
    pieces.set(productCode, unitsText(sum.units, sum.scale));
  }
  const lines = [...pieces].sort(([left], [right]) => (left < right ? -1 : 1));
  return JSON.stringify([saletoCode, sendtoCode, lines]);
}

// Every kind that is not settled holds an equal submit back.
const HELD: Readonly<Partial<Record<SubmitRecord['kind'], string>>> = {
  planned: '相同的订单正在准备提交，请勿重复提交',
  sent: '相同的订单正在提交，请等待结果',
  lost: '相同的订单已提交但未收到结果，请先在我的订单中核对',
  unknown: '相同的订单提交结果未知，请先在我的订单中核对',
};

/**
 * Records a submit before it is sent, unless an equal one is not settled yet (ORDER-01).
 * @param as the new record's id and the time in milliseconds since the epoch
 */
export function planSubmit(
  journal: SubmitJournal,
  submission: Submission,
  as: { readonly id: string; readonly now: number },
): SubmitPlan {
  const fingerprint = submitFingerprint(submission);
  for (const by of journal) {
    const text = HELD[by.kind];
    if (text !== undefined && by.fingerprint === fingerprint) {
      return { kind: 'held', by, notice: { level: 'warning', text } };
    }
  }
  const record: SubmitRecord = { kind: 'planned', id: as.id, fingerprint, submission, plannedAt: as.now };
  return { kind: 'planned', journal: [...journal, record], record };
}

/** The journal after an event of one record; an unknown id changes nothing (ORDER-01). */
export function recordSubmit(journal: SubmitJournal, id: string, event: SubmitEvent): SubmitJournal {
  return journal.map((record) => (record.id === id ? advanceSubmit(record, event) : record));
}

/** The records whose orders must be looked up before an equal submit (ORDER-01). */
export function openSubmits(journal: SubmitJournal): readonly SubmitRecord[] {
  return journal.filter(({ kind }) => kind === 'lost' || kind === 'unknown');
}

/** The journal without settled records older than seven days; what is open stays (ORDER-01). */
export function trimJournal(journal: SubmitJournal, now: number): SubmitJournal {
  return journal.filter((record) => !isSettled(record) || now - record.plannedAt <= JOURNAL_MS);
}
