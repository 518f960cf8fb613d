/** The number of an electronic acceptance bill: 30 digits that say its kind and the day of its issue. */

import { refuse, refused } from '../../base/refusal';
import { rowOf } from '../../base/row-of';
import { plainDigits } from '../../fields/input';
import type { InvoiceRefusal } from './invoice-refusals';

const LENGTH = 30;

/** The number of a bill, or why it is none; `invoiceText` has the sentence. */
export type BillNumberRead =
  | {
      readonly ok: true;
      readonly billNo: string;
      /** By its first digit; undefined where that is another one. */
      readonly billType: 'BANK' | 'COMMERCIAL' | undefined;
      /** YYYY-MM-DD; undefined where its digits are no day. */
      readonly issueDate: string | undefined;
    }
  | { readonly ok: false; readonly refusal: InvoiceRefusal };

/**
 * Assumption: the layout of electronic bills. The parts are kind (1 and 5 bank, 2 and 6 commercial), 12 digits of the
 * bank, day of issue, serial, check.
 */
const TYPES: Readonly<Record<string, 'BANK' | 'COMMERCIAL'>> = {
  '1': 'BANK',
  '5': 'BANK',
  '2': 'COMMERCIAL',
  '6': 'COMMERCIAL',
};
const DAY = { from: 13, to: 21 } as const;

/**
 * Reads a bill number as it is typed or pasted; full-width digits count as plain ones, blanks between its groups do not
 * count. One that names neither a kind nor a day is none; what only one of them lacks, the server decides (FIN-04).
 */
export function readBillNumber(text: string): BillNumberRead {
  const billNo = plainDigits(text).replace(/\s/g, '');
  if (billNo === '') return refused(refuse('invoice.billMissing'));
  if (!/^\d+$/.test(billNo)) return refused(refuse('invoice.billDigits'));
  if (billNo.length !== LENGTH)
    return refused(refuse('invoice.billLength', { length: LENGTH, typed: billNo.length }));
  const [billType, issueDate] = [rowOf(TYPES, billNo.charAt(0)), dayOf(billNo)];
  if (billType === undefined && issueDate === undefined) return refused(refuse('invoice.noBill'));
  return { ok: true, billNo, billType, issueDate };
}

function dayOf(billNo: string): string | undefined {
  const digits = billNo.slice(DAY.from, DAY.to);
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : day;
}
