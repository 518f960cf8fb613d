/** The dealer's own book, read from the cells of a file; and the company's vouchers as a book (FIN-02). */
import {
  type Amount,
  addAmounts,
  compareAmounts,
  compareMoney,
  isAmount,
  type Money,
  NO_MONEY,
  subtractAmounts,
  sumMoney,
} from '../money';
import { readDay, tidyCell } from '../paste';
import { type BookRow, numbersIn } from './book';
import type { BookLayout, Cells, ColumnRole } from './columns';
import { isBlank, readAmount } from './read-cells';

/** A row of a book with its text for people. */
export interface ShownRow extends BookRow {
  /** The number of its voucher. */
  readonly number: string;
  readonly text: string;
}

/** The dealer's own book as it was read. */
export interface DealerBook {
  readonly rows: readonly ShownRow[];
  /** Money paid in, goods taken (negative), and both together. */
  readonly income: Money;
  readonly outgo: Money;
  readonly net: Money;
  /** Rows whose day or amount cannot be read, one sentence each. */
  readonly problems: readonly string[];
  /** The parts that were left out and why, one sentence each. */
  readonly notes: readonly string[];
  /** Whether the file's own row of totals says the same; undefined without one. */
  readonly isTotalEqual: boolean | undefined;
}

/** Rows that repeat others: totals, opening balances, carried forward. */
const REPEATED =
  /^(?:合计|总计|小计|本[日月年期](?:合计|累计)|累计|期初|期末|上[年期月页]|承前页|过次页|结转)/;
const TOTAL = /^(?:合计|总计)/;

interface Parts {
  readonly rowNo: number;
  readonly day: string;
  readonly income: string;
  readonly outgo: string;
  readonly amount: string;
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
  readonly isRepeated: boolean;
  readonly isTotal: boolean;
}

/** Reads the rows below the headings; the rows of the file count from 1. */
export function readBook(cells: Cells, layout: BookLayout): DealerBook {
  const parts = cells
    .map((row, at) => partsOf(row, at + 1, layout))
    .slice(layout.titleRow + 1)
    .filter((_, at) => cells[layout.titleRow + 1 + at]?.some((cell) => !isBlank(cell)));
  const counted = parts.filter(({ isRepeated }) => !isRepeated);
  const bookings = counted.filter(isBooking);
  // Where goods stand with a minus already, the minus is theirs.
  const isSigned = bookings.every(({ outgo }) => compareAmounts(readAmount(outgo), 0) !== 1);
  const problems = bookings.flatMap(problemOf);
  const rows = bookings
    .filter((part) => !problemOf(part).length)
    .flatMap((part) => rowOf(part, isSigned) ?? []);
  const amounts = rows.map(({ amount }) => amount);
  const sums = {
    income: sumMoney(amounts.filter((amount) => compareMoney(amount, NO_MONEY) > 0)),
    outgo: sumMoney(amounts.filter((amount) => compareMoney(amount, NO_MONEY) < 0)),
    net: sumMoney(amounts),
  };
  const total = parts.findLast(({ isTotal }) => isTotal);
  return {
    rows,
    ...sums,
    problems,
    notes: notesOf(layout, parts),
    isTotalEqual: total && compareAmounts(amountOf(total, isSigned), sums.net) === 0,
  };
}

function partsOf(row: readonly string[], rowNo: number, { columns }: BookLayout): Parts {
  const cellsOf = (role: ColumnRole) =>
    columns.flatMap((column, at) => (column.role === role && !isBlank(row[at]) ? [tidyCell(row[at])] : []));
  const first = (role: ColumnRole) => cellsOf(role)[0] ?? '';
  const titles = row.map(tidyCell).map((text) => text.replace(/\s/g, ''));
  return {
    rowNo,
    day: first('day'),
    income: first('income'),
    outgo: first('outgo'),
    amount: first('amount'),
    numbers: cellsOf('number'),
    texts: cellsOf('text'),
    isRepeated: titles.some((text) => REPEATED.test(text)),
    isTotal: titles.some((text) => TOTAL.test(text)),
  };
}

/** A row without any amount is no booking: a name at the foot, an empty line. */
function isBooking({ income, outgo, amount }: Parts): boolean {
  return [income, outgo, amount].some((cell) => readAmount(cell) !== NO_MONEY);
}

function problemOf({ rowNo, day, income, outgo, amount }: Parts): readonly string[] {
  const wrong = [income, outgo, amount].find((cell) => readAmount(cell) === undefined);
  if (wrong !== undefined) return [`第 ${rowNo} 行的金额“${wrong}”读不出，请在文件里改好后重新选择`];
  if (day !== '' && readDay(day) === undefined) {
    return [`第 ${rowNo} 行的日期“${day}”读不出，请在文件里改好后重新选择`];
  }
  return [];
}

function amountOf({ income, outgo, amount }: Parts, isSigned: boolean): Money | undefined {
  const paid = addAmounts(readAmount(income), readAmount(amount));
  return isSigned ? addAmounts(paid, readAmount(outgo)) : subtractAmounts(paid, readAmount(outgo));
}

function rowOf(part: Parts, isSigned: boolean): ShownRow | undefined {
  const { rowNo, day, numbers, texts } = part;
  const amount = amountOf(part, isSigned);
  if (amount === undefined) return undefined;
  return {
    key: String(rowNo),
    day: readDay(day) ?? '',
    number: numbers[0] ?? '',
    numbers: [...new Set([...numbers, ...texts].flatMap(numbersIn))],
    text: texts.join(' '),
    amount,
  };
}

function notesOf({ titleRow }: BookLayout, parts: readonly Parts[]): readonly string[] {
  const numbers = (rows: readonly Parts[]) => rows.map(({ rowNo }) => rowNo).join('、');
  const repeated = parts.filter(({ isRepeated }) => isRepeated);
  const empty = parts.filter((part) => !part.isRepeated && !isBooking(part));
  return [
    ...(titleRow > 0 ? [`第 1 ~ ${titleRow + 1} 行是表名和表头，不算`] : []),
    ...(repeated.length > 0 ? [`第 ${numbers(repeated)} 行是合计或结转，不算`] : []),
    ...(empty.length > 0 ? [`第 ${numbers(empty)} 行没有金额，不算`] : []),
  ];
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
export function statementProblem(vouchers: readonly StatementVoucher[]): string | undefined {
  const wrong = vouchers.find(({ debit, credit }) => !isAmount(debit) || !isAmount(credit));
  return wrong && `公司账上凭证 ${wrong.voucherNo} 没有金额，暂不能核对`;
}

/**
 * The company's vouchers as a book: credit is money paid in, debit goods taken.
 * @returns undefined where an amount cannot be read; `statementProblem` names its voucher
 */
export function statementRows(vouchers: readonly StatementVoucher[]): readonly ShownRow[] | undefined {
  const seen = new Map<string, number>();
  const rows = vouchers.flatMap(({ voucherNo, voucherDate, orderNo = '', text = '', debit, credit }) => {
    const amount = subtractAmounts(credit, debit);
    if (amount === undefined) return [];
    const count = (seen.get(voucherNo) ?? 0) + 1;
    seen.set(voucherNo, count);
    return {
      // A voucher of several lines stands in several rows.
      key: count === 1 ? voucherNo : `${voucherNo}-${count}`,
      day: voucherDate,
      number: voucherNo,
      numbers: [...new Set([voucherNo, orderNo, ...numbersIn(text)])].filter((number) => number !== ''),
      text,
      amount,
    };
  });
  return rows.length === vouchers.length ? rows : undefined;
}
