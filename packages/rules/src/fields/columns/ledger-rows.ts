/** The rows of a book: bookings, totals, openings, and what cannot be read (FIN-02). */
import { refuse } from '../../base/refusal';
import { tidyCell } from '../paste';
import { dayIn, readCents, sideOf, suggestedAmount } from './cell-kinds';
import { centsText } from './cents-text';
import type { Choices } from './choices';
import { type Grid, isEmptyRow } from './grid';
import type { LedgerLayout } from './ledger-layout';
import { formulaRefusal } from './order-rows';
import type { CellProblem, RowKind } from './reading';
import { beginsAsTotal, isSignature, onlyWord, wordOfRow } from './row-words';

/** One row below the heads. */
export interface LedgerRow {
  readonly rowNo: number;
  readonly kind: RowKind;
  readonly mark: string;
  readonly why: string;
  /** As it is written in the row, or carried down. */
  readonly day: string | undefined;
  readonly dayText: string;
  readonly numbers: readonly string[];
  readonly texts: readonly string[];
  /** Hundredths of the file's unit in each column of money that has content; undefined where it cannot be read. */
  readonly money: ReadonlyMap<number, bigint | undefined>;
  readonly side: 'left' | 'right' | 'neither' | undefined;
  readonly balance: bigint | undefined;
  readonly carried: readonly number[];
}

export interface LedgerRowInput {
  readonly grid: Grid;
  readonly layout: LedgerLayout;
  readonly choices: Choices;
  readonly firstRow: number;
  readonly year: string | undefined;
  readonly heads: readonly (readonly string[])[];
  /** The factor of a column of money: 10000 for 万元. */
  readonly factorOf: (at: number) => number;
}

interface Carry {
  day: string;
  month: string;
  date: string;
  year: string;
}

/** All rows below the heads that have content. */
export function ledgerRowsOf(input: LedgerRowInput): readonly LedgerRow[] {
  const { grid, firstRow, choices } = input;
  const readIn = new Set(choices.readIn);
  const leftOut = new Set(choices.leftOut);
  const heads = input.heads.map((texts) => tidyCell(texts.at(-1))).join('\t');
  const carry: Carry = { day: '', month: '', date: '', year: input.year ?? '' };
  const money = input.layout.money;
  const rows: LedgerRow[] = [];
  const above = choices.readIn.filter((rowNo) => rowNo < firstRow).sort((left, right) => left - right);
  for (const rowNo of above) rows.push(ledgerRow(input, rowNo, { carry, money }));
  for (let rowNo = firstRow; rowNo <= grid.rows.length; rowNo += 1) {
    const cells = grid.rows[rowNo - 1] ?? [];
    if (isEmptyRow(cells)) continue;
    const row = ledgerRow(input, rowNo, { carry, money });
    if (leftOut.has(rowNo)) rows.push({ ...row, kind: 'outside', mark: '不读', why: '您说这一行不读' });
    else if (readIn.has(rowNo)) rows.push(row);
    else if (cells.length > 1 && cells.join('\t') === heads)
      rows.push({ ...row, kind: 'title', mark: '表头', why: '又一次表头' });
    else rows.push(hiddenOr(verdict(row, input), grid));
  }
  return rows;
}

function hiddenOr(row: LedgerRow, grid: Grid): LedgerRow {
  if (row.kind !== 'data' || !grid.isHidden(row.rowNo)) return row;
  const why = grid.isFiltered(row.rowNo) ? '在 Excel 里筛选掉了，看不见' : '在 Excel 里隐藏了，看不见';
  return { ...row, kind: 'hidden', mark: '隐藏', why };
}

function ledgerRow(
  { grid, layout, factorOf }: LedgerRowInput,
  rowNo: number,
  { carry, money }: { readonly carry: Carry; readonly money: readonly number[] },
): LedgerRow {
  const cells = grid.rows[rowNo - 1] ?? [];
  const carried: number[] = [];
  const merged = (at: number) => {
    const own = cells[at] ?? '';
    const top = own === '' ? grid.topRow(at, rowNo) : undefined;
    if (top === undefined) return own;
    const text = grid.rows[top - 1]?.[at] ?? '';
    if (text !== '') carried.push(at);
    return text;
  };
  const day = dayOfRow(layout, cells, { carry, carried });
  const texts = layout
    .allOf('text')
    .map(merged)
    .filter((text) => text !== '');
  const numbers = layout
    .allOf('number')
    .map((at) => cells[at] ?? '')
    .filter((text) => text !== '');
  const amounts = new Map<number, bigint | undefined>();
  for (const at of money) {
    const cell = cells[at] ?? '';
    if (cell !== '' && !/^-+$/.test(cell)) amounts.set(at, readCents(cell, factorOf(at)));
  }
  const direction = layout.of('direction');
  const balance = layout.of('balance');
  return {
    rowNo,
    kind: 'data',
    mark: '',
    why: '',
    ...day,
    numbers,
    texts,
    money: amounts,
    carried,
    side: direction === undefined ? undefined : sideOf(cells[direction] ?? ''),
    balance:
      balance === undefined || !cells[balance]
        ? undefined
        : readCents(cells[balance] ?? '', factorOf(balance)),
  };
}

/** The day of a row: in one cell, or put together from year, month and day; a blank one is that of the row above. */
function dayOfRow(
  layout: LedgerLayout,
  cells: readonly string[],
  { carry, carried }: { readonly carry: Carry; readonly carried: number[] },
): Pick<LedgerRow, 'day' | 'dayText'> {
  const take = (at: number, kind: keyof Carry): string => {
    const own = (cells[at] ?? '').replace(/[年月日号]$/, '');
    if (own === '') {
      if (carry[kind] !== '') carried.push(at);
      return carry[kind];
    }
    carry[kind] = own;
    return own;
  };
  const [yearAt, monthAt, dateAt, dayAt] = [
    layout.of('year'),
    layout.of('month'),
    layout.of('date'),
    layout.of('day'),
  ];
  if (yearAt !== undefined) take(yearAt, 'year');
  const year = carry.year === '' ? undefined : carry.year;
  if (dayAt !== undefined) {
    const own = cells[dayAt] ?? '';
    if (own === '' && carry.day !== '') carried.push(dayAt);
    const text = own === '' ? carry.day : own;
    const day = dayIn(text, year);
    if (day !== undefined) carry.day = day;
    return { day, dayText: own };
  }
  if (dateAt === undefined) return { day: undefined, dayText: '' };
  const isOwn = (cells[dateAt] ?? '') !== '' || (monthAt !== undefined && (cells[monthAt] ?? '') !== '');
  const month = monthAt === undefined ? '' : take(monthAt, 'month');
  const date = take(dateAt, 'date');
  const text = `${year ?? ''}-${month}-${date}`;
  return { day: year && dayIn(text, year), dayText: isOwn ? text : '' };
}

/** Whether a row is a booking, a total, an opening, or nothing. */
function verdict(row: LedgerRow, { grid, layout }: LedgerRowInput): LedgerRow {
  const cells = grid.rows[row.rowNo - 1] ?? [];
  const out = (kind: RowKind, mark: string, why: string): LedgerRow => ({ ...row, kind, mark, why });
  const word = wordOfRow(cells);
  const hasNumbers = layout.allOf('number').length > 0;
  const isNumbered = row.numbers.some((number) => number !== word?.text);
  const first = cells.find((cell) => cell !== '') ?? '';
  if (word && !isNumbered) {
    const lacks = hasNumbers ? '没有凭证号' : row.dayText === '' ? '没有日期' : onlyWord(word.text);
    if (word.mark === '期初') return out('opening', '期初', `${lacks}，只作期初`);
    return out(
      'total',
      word.mark,
      word.text === '合计' || !hasNumbers
        ? `${onlyWord(word.text)}，${row.dayText === '' ? '没有日期' : '没有凭证号'}`
        : lacks,
    );
  }
  if (!isNumbered && row.dayText === '' && beginsAsTotal(first))
    return out('total', '合计', '是合计，没有日期和凭证号');
  if (row.side === 'neither') {
    const direction = layout.of('direction');
    return out(
      'refused',
      '不计',
      `方向写着“${direction === undefined ? '' : cells[direction]}”，不是收也不是付`,
    );
  }
  const marked = layout.money.some((at) => grid.mark(at, row.rowNo));
  if (marked) return row;
  const amounts = [...row.money.values()];
  if (amounts.every((cents) => cents === 0n)) {
    if (cells.some(isSignature)) return out('sign', '', '签字行，没有金额');
    return out('empty', '没有数', '没有金额');
  }
  if (
    !isNumbered &&
    row.dayText === '' &&
    row.texts.length === 0 &&
    (hasNumbers || layout.allOf('text').length > 0)
  ) {
    return out('total', '合计', '没有日期、凭证号和摘要，像是合计');
  }
  return row;
}

/** What stands against reading the cells of a booking. */
export function ledgerProblems(input: LedgerRowInput, rows: readonly LedgerRow[]): readonly CellProblem[] {
  const { grid, layout } = input;
  const money = layout.money;
  const [dayAt, dateAt, direction] = [
    layout.of('day') ?? layout.of('date'),
    layout.of('date'),
    layout.of('direction'),
  ];
  return rows.flatMap((row): readonly CellProblem[] => {
    if (row.kind !== 'data') return [];
    const { rowNo } = row;
    const cells = grid.rows[rowNo - 1] ?? [];
    const problems: CellProblem[] = money.flatMap((at): readonly CellProblem[] => {
      const mark = grid.mark(at, rowNo);
      const text = cells[at] ?? '';
      if (mark) return [{ rowNo, at, text: mark.text, refusal: formulaRefusal(mark) }];
      if (!row.money.has(at) || row.money.get(at) !== undefined) return [];
      const cents = suggestedAmount(text);
      return [
        {
          rowNo,
          at,
          text,
          refusal: refuse('cell.amount'),
          suggestion: cents === undefined ? undefined : centsText(cents),
        },
      ];
    });
    if (dayAt !== undefined && row.day === undefined && (row.dayText !== '' || dateAt !== undefined)) {
      const isShort = /^\d{1,2}\D\d{1,2}\D?$/.test(row.dayText);
      const refusal = refuse(isShort ? 'cell.yearMissing' : 'cell.day');
      problems.push({ rowNo, at: dayAt, text: row.dayText, refusal });
    }
    if (direction !== undefined && row.side === undefined) {
      problems.push({
        rowNo,
        at: direction,
        text: cells[direction] ?? '',
        refusal: refuse(cells[direction] ? 'cell.direction' : 'cell.directionMissing'),
      });
    }
    return problems;
  });
}
