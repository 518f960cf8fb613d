/** The tasks before a month is confirmed, and the text of the confirmation (FIN-02). */

import {
  type Amount,
  addAmounts,
  compareAmounts,
  isAmount,
  type Money,
  subtractAmounts,
  sumAmounts,
} from '../../base/money';
import { refuse } from '../../base/refusal';
import { rowOf } from '../../base/row-of';
import { daysBetween } from '../../base/shanghai';
import { PERIOD_STATES } from '../../base/states';
import { REMARK_LENGTH } from '../../fields/input/text-lengths';
import type { CloseFigure, CloseTask, MonthCloseRefusal } from './month-close-refusals';

/** The groups in the order in which they are gone through, with their names. */
export const CLOSE_GROUPS = {
  difference: '差异',
  statement: '未确认的账单',
  invoice: '未签收的发票',
  rebate: '未用的返利',
  due: '到期的票据和借款',
} as const;
export type CloseGroup = keyof typeof CLOSE_GROUPS;

/** One thing to see to; it is done by what happened, never by a tick alone. */
export interface CloseItem {
  readonly group: CloseGroup;
  /** What is lacking while it is not done. */
  readonly task: CloseTask;
  readonly isDone: boolean;
}

/** How many items are done, and which are missing. */
export interface CloseProgress {
  readonly done: number;
  readonly all: number;
  readonly missing: readonly CloseTask[];
}

export function closeProgress(items: readonly CloseItem[]): CloseProgress {
  const missing = items.filter(({ isDone }) => !isDone).map(({ task }) => task);
  return { done: items.length - missing.length, all: items.length, missing };
}

/** Why a month in such a state takes no confirmation. */
const STATES: Readonly<Record<string, MonthCloseRefusal>> = {
  [PERIOD_STATES.unissued.value]: refuse('monthClose.unissued'),
  [PERIOD_STATES.confirmed.value]: refuse('monthClose.confirmed'),
  [PERIOD_STATES.objected.value]: refuse('monthClose.objected'),
};

/** The most characters of the reason that the call takes. */
export const MOST_REASON = REMARK_LENGTH;

/** The most characters of one explanation: those of a month share its reason. Assumption: 20 are left for the voucher. */
export const MOST_EXPLANATION = MOST_REASON - 20;

/** Why a month cannot be confirmed now; undefined when it can (FIN-02). */
export function closeRefusal(
  status: string,
  items: readonly CloseItem[],
  reason: string,
): MonthCloseRefusal | undefined {
  const state = rowOf(STATES, status);
  if (state) return state;
  const { missing } = closeProgress(items);
  if (missing.length > 0) return refuse('monthClose.missing', { missing });
  const { length } = [...reason];
  return length > MOST_REASON
    ? refuse('monthClose.explanationsTooLong', { length, most: MOST_REASON })
    : undefined;
}

const FIGURES: readonly CloseFigure[] = ['companyBalance', 'customerBalance', 'difference'];

/** The figures that a confirmation agrees to, by wire names, in yuan. */
export interface CloseBooks {
  readonly companyBalance: Amount;
  readonly customerBalance: Amount;
  readonly difference: Amount;
  /** The vouchers that differ. */
  readonly differenceList?: readonly unknown[] | null | undefined;
}

/**
 * Why a month cannot be confirmed with the figures that came: nobody agrees to what cannot be read (FIN-02).
 * @returns which they are; undefined when all can be read
 */
export function booksRefusal(books: CloseBooks): MonthCloseRefusal | undefined {
  const figures = FIGURES.filter((figure) => !isAmount(books[figure]));
  if (figures.length > 0) return refuse('monthClose.figuresUnread', { figures });
  return books.differenceList ? undefined : refuse('monthClose.differencesMissing');
}

/** A voucher that differs from the dealer's own book. */
export interface CloseDifference {
  readonly voucherNo: string;
  readonly difference: Amount;
}

/** The explanations of all differences in one sentence, each with its voucher; the same one is said once. */
export function closeExplanation(
  differences: readonly CloseDifference[],
  noteOf: (voucherNo: string) => string | undefined,
): string {
  const vouchers = new Map<string, string[]>();
  for (const { voucherNo } of differences) {
    const note = noteOf(voucherNo);
    if (note) vouchers.set(note, [...(vouchers.get(note) ?? []), voucherNo || '其余差额']);
  }
  return [...vouchers].map(([note, numbers]) => `${numbers.join('、')}：${note}`).join('；');
}

/** The explained part of the differences, and how many they are; no amount where one cannot be read. */
export function explainedPart(
  differences: readonly CloseDifference[],
  noteOf: (voucherNo: string) => string | undefined,
): { readonly amount: Money | undefined; readonly count: number } {
  const notes = differences.filter(({ voucherNo }) => noteOf(voucherNo));
  return { amount: sumAmounts(notes.map(({ difference }) => difference)), count: notes.length };
}

/** A month of the account, as the wire gives it. */
export interface CloseMonth {
  readonly openingBalance: Amount;
  readonly debitAmount: Amount;
  readonly creditAmount: Amount;
  readonly closingBalance: Amount;
}

/**
 * Whether opening less debits plus credits is closing; a page that shows the equation says so when it is not.
 * @returns undefined where one of the four cannot be read
 */
export function isBalanced({
  openingBalance,
  debitAmount,
  creditAmount,
  closingBalance,
}: CloseMonth): boolean | undefined {
  const closing = addAmounts(subtractAmounts(openingBalance, debitAmount), creditAmount);
  const order = compareAmounts(closing, closingBalance);
  return order === undefined ? undefined : order === 0;
}

/** A document that falls due: a loan to repay, a bill. */
export interface DueDocument {
  readonly dueDate: string;
  readonly amount: Amount;
}

/** The days after a month in which a due document concerns its close. Assumption: two months. */
const DUE_DAYS = 61;

/** Whether a document falls due from the month on until two months after it; one whose day or amount cannot be read does. */
export function isDueForMonth(
  { dueDate, amount }: DueDocument,
  month: { beginDate: string; endDate: string },
): boolean {
  // A day that cannot be read is near.
  const fromBegin = daysBetween(month.beginDate, dueDate) ?? 0;
  const fromEnd = daysBetween(month.endDate, dueDate) ?? 0;
  return fromBegin >= 0 && fromEnd <= DUE_DAYS && (!isAmount(amount) || compareAmounts(amount, 0) === 1);
}
