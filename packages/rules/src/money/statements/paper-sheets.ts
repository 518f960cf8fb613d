/** A ledger on paper: which rows stand on which sheet, what each sheet carries over, and whether it is a statement (FIN-01). */
import {
  type Amount,
  addAmounts,
  compareAmounts,
  isAmount,
  type Money,
  NO_MONEY,
  subtractAmounts,
  sumAmounts,
} from '../../base/money';
import { refuse } from '../../base/refusal';
import type { PaperRefusal } from './paper-refusals';

/** A voucher as a sheet needs it, by wire names; amounts in yuan. */
export interface PaperVoucher {
  readonly voucherNo: string;
  readonly text?: string | undefined;
  readonly debit: Amount;
  readonly credit: Amount;
  readonly balance: Amount;
}

/** What stands at the end of one sheet and at the head of the next (转次页, 承前页): the sums so far. */
export interface Carried {
  /** Undefined where an amount before cannot be read, as are the others. */
  readonly debit: Money | undefined;
  readonly credit: Money | undefined;
  readonly balance: Amount;
}

export interface PaperSheet<Voucher> {
  /** The number of its first row in the whole statement, from 1. */
  readonly firstNumber: number;
  readonly rows: readonly Voucher[];
  readonly before: Carried | undefined;
  readonly after: Carried | undefined;
}

/** Room of the sheets in lines of the table. */
export interface PaperRoom {
  /** Of the first sheet, which has the head. */
  readonly first: number;
  readonly other: number;
  /** Lines that totals and seals take at the end. */
  readonly end: number;
  /** Characters that one line of 摘要 holds. */
  readonly characters: number;
}

/**
 * The rows by sheets, oldest first; no row is parted, and the end has its room, if need be on a sheet of its own. An
 * empty statement has one sheet: it says that nothing moved.
 * @throws RangeError for a room that is no number
 */
export function paperSheets<Voucher extends PaperVoucher>(
  rows: readonly Voucher[],
  room: PaperRoom,
): readonly PaperSheet<Voucher>[] {
  if (Object.values(room).some(Number.isNaN)) throw new RangeError('The room of a sheet is no number.');
  const parts: Voucher[][] = [[]];
  let left = room.first;
  for (const row of rows) {
    const lines = Math.max(1, Math.ceil([...(row.text ?? '')].length / room.characters));
    if (lines > left && parts.at(-1)?.length) {
      parts.push([]);
      left = room.other;
    }
    parts.at(-1)?.push(row);
    left -= lines;
  }
  if (left < room.end && rows.length > 0) parts.push([]);
  let [number, carried]: [number, Carried | undefined] = [1, undefined];
  return parts.map((part, at) => {
    const before = carried;
    // The sums of the first sheet begin at nothing; those after one that cannot be read stay unknown.
    const { debit: debits, credit: credits } = before ?? { debit: NO_MONEY, credit: NO_MONEY };
    const last = part.at(-1);
    carried = {
      debit: addAmounts(debits, sumAmounts(part.map(({ debit }) => debit))),
      credit: addAmounts(credits, sumAmounts(part.map(({ credit }) => credit))),
      balance: last ? last.balance : before?.balance,
    };
    const firstNumber = number;
    number += part.length;
    return { firstNumber, rows: part, before, after: at === parts.length - 1 ? undefined : carried };
  });
}

/** A ledger as its call gives it. */
export interface PaperLedger {
  readonly rows: readonly PaperVoucher[];
  readonly total: number;
  readonly openingBalance?: Amount;
  readonly debitTotal?: Amount;
  readonly creditTotal?: Amount;
  readonly closingBalance?: Amount;
}

/**
 * Why these rows may not be printed: rows are missing, an amount cannot be read, or the figures do not add up.
 * @param isWhole whether they are all vouchers of the period: those of a part do not lead from one balance to the other
 * @returns undefined where the rows add up to both totals, and opening − debits + credits of a whole is the closing balance
 */
export function paperRefusal(ledger: PaperLedger, isWhole = true): PaperRefusal | undefined {
  const { rows, total, openingBalance, debitTotal, creditTotal, closingBalance } = ledger;
  if (rows.length !== total) return refuse('paper.rowsLacking', { had: rows.length, total });
  const unread = rows.find(({ debit, credit }) => !isAmount(debit) || !isAmount(credit));
  if (unread) return refuse('paper.unreadable', { voucherNo: unread.voucherNo });
  for (const [side, sum] of [
    ['debit', debitTotal],
    ['credit', creditTotal],
  ] as const) {
    if (compareAmounts(sumAmounts(rows.map((row) => row[side])), sum) !== 0)
      return refuse('paper.sumsDiffer', { side });
  }
  if (!isWhole) return undefined;
  const closing = addAmounts(subtractAmounts(openingBalance, debitTotal), creditTotal);
  return compareAmounts(closing, closingBalance) === 0 ? undefined : refuse('paper.closingDiffers');
}
