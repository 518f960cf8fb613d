import { refuse } from '../../base/refusal';
import { daysBetween, daysUntil } from '../../base/shanghai';
import type { InvoiceRefusal } from './invoice-refusals';

/** From when to when an acceptance bill runs, as YYYY-MM-DD. */
export interface BillDates {
  readonly issueDate: string | undefined;
  readonly dueDate: string | undefined;
}

/** An acceptance bill runs a year at most, one issued from 2023 on half a year. Assumption: the longer term holds for both. */
const MOST_DAYS = 366;

/** Why a bill cannot be entered with its days, by field. */
export type BillDateRefusals = Readonly<Record<keyof BillDates, InvoiceRefusal | undefined>>;

/** Why a bill cannot be entered with these days, by field; the day of `now` in Shanghai counts (FIN-04). */
export function billDateRefusals({ issueDate, dueDate }: BillDates, now: Date): BillDateRefusals {
  return {
    issueDate: issueDate === undefined ? undefined : issueRefusal(issueDate, now),
    dueDate: dueDate === undefined ? undefined : dueRefusal(dueDate, issueDate, now),
  };
}

function issueRefusal(issueDate: string, now: Date): InvoiceRefusal | undefined {
  const left = daysUntil(issueDate, now);
  if (left === undefined) return refuse('invoice.issueUnread');
  return left > 0 ? refuse('invoice.issueLater') : undefined;
}

function dueRefusal(dueDate: string, issueDate: string | undefined, now: Date): InvoiceRefusal | undefined {
  const left = daysUntil(dueDate, now);
  if (left === undefined) return refuse('invoice.dueUnread');
  // While the day of issue is not known, any term may be.
  const term = daysBetween(issueDate, dueDate) ?? MOST_DAYS;
  if (term <= 0) return refuse('invoice.dueBeforeIssue');
  if (term > MOST_DAYS) return refuse('invoice.dueTooLate');
  return left <= 0 ? refuse('invoice.ended') : undefined;
}
