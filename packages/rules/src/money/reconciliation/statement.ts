/** The company's vouchers as a book (FIN-02). */
import { type Amount, compareAmounts, isAmount, subtractAmounts } from '../../base/money';
import { refuse } from '../../base/refusal';
import { withoutZeros } from '../../fields/paste';
import { type BookRow, numbersIn, saysReversal } from './book';
import type { ReconciliationRefusal } from './reconciliation-refusals';

/** A row of a book with its text for people. */
export interface ShownRow extends BookRow {
  /** The number of its voucher. */
  readonly number: string;
  readonly text: string;
}

/** A voucher of the company's statement, as the wire gives it. */
export interface StatementVoucher {
  readonly voucherNo: string;
  readonly voucherDate: string;
  readonly orderNo?: string;
  readonly text?: string;
  readonly debit: Amount;
  readonly credit: Amount;
}

/** Which voucher has an amount that cannot be read, so that the statement is not compared; undefined when all can. */
export function statementRefusal(vouchers: readonly StatementVoucher[]): ReconciliationRefusal | undefined {
  const wrong = vouchers.find(({ debit, credit }) => !isAmount(debit) || !isAmount(credit));
  return wrong && refuse('reconciliation.voucher', { voucherNo: wrong.voucherNo });
}

/**
 * The company's vouchers as a book: credit is money paid in, debit goods taken.
 * @returns undefined where an amount cannot be read; `statementRefusal` names its voucher
 */
export function statementRows(vouchers: readonly StatementVoucher[]): readonly ShownRow[] | undefined {
  const seen = new Map<string, number>();
  const rows = vouchers.flatMap(({ voucherNo, voucherDate, orderNo = '', text = '', debit, credit }) => {
    const amount = subtractAmounts(credit, debit);
    if (amount === undefined) return [];
    const count = (seen.get(voucherNo) ?? 0) + 1;
    seen.set(voucherNo, count);
    const isReversal = saysReversal(text) || [debit, credit].some((side) => compareAmounts(side, 0) === -1);
    return {
      // A voucher of several lines stands in several rows.
      key: count === 1 ? voucherNo : `${voucherNo}-${count}`,
      day: voucherDate,
      number: voucherNo,
      numbers: [...new Set([withoutZeros(voucherNo), withoutZeros(orderNo), ...numbersIn(text)])].filter(
        (number) => number !== '',
      ),
      text,
      amount,
      ...(isReversal ? { isReversal } : {}),
    };
  });
  return rows.length === vouchers.length ? rows : undefined;
}
