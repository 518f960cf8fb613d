/** The number of an electronic acceptance bill: 30 digits that say its kind and the day of its issue. */

import { rowOf } from '../../base/row-of';
import { plainDigits } from '../../fields/input';

const LENGTH = 30;

/** The number of a bill, or the sentence with its problem. */
export type BillNumberRead =
  | {
      readonly ok: true;
      readonly billNo: string;
      /** By its first digit; undefined where that is another one. */
      readonly billType: 'BANK' | 'COMMERCIAL' | undefined;
      /** YYYY-MM-DD; undefined where its digits are no day. */
      readonly issueDate: string | undefined;
    }
  | { readonly ok: false; readonly text: string };

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
const NO_BILL = '不是电子票据的号码：第 1 位是票据种类，第 14 到 21 位是出票日期';

/**
 * Reads a bill number as it is typed or pasted; full-width digits count as plain ones, blanks between its groups do not
 * count. One that names neither a kind nor a day is none; what only one of them lacks, the server decides (FIN-04).
 */
export function readBillNumber(text: string): BillNumberRead {
  const billNo = plainDigits(text).replace(/\s/g, '');
  if (billNo === '') return { ok: false, text: '请输入票据号码' };
  if (!/^\d+$/.test(billNo)) return { ok: false, text: '票据号码只能是数字' };
  if (billNo.length !== LENGTH)
    return { ok: false, text: `票据号码是 ${LENGTH} 位数字，现在是 ${billNo.length} 位` };
  const [billType, issueDate] = [rowOf(TYPES, billNo.charAt(0)), dayOf(billNo)];
  if (billType === undefined && issueDate === undefined) return { ok: false, text: NO_BILL };
  return { ok: true, billNo, billType, issueDate };
}

function dayOf(billNo: string): string | undefined {
  const digits = billNo.slice(DAY.from, DAY.to);
  const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day ? undefined : day;
}
