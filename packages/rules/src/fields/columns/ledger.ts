/** The dealer's own book: rows, heads, roles, bookings with their sign (FIN-02). */

import { moneyOfCents } from '../../base/cents';
import { sumMoney } from '../../base/money';
import { refuse } from '../../base/refusal';
import type { ShownRow } from '../../money/reconciliation';
import { numbersIn, saysReversal } from '../../money/reconciliation/book';
import { lostDigits } from '../paste';
import type { Choices, HeadRows } from './choices';
import { factsOf, type SheetFacts } from './facts';
import { cellOf, type Grid, gridOf } from './grid';
import { keyOfHeads, shownColumns } from './guess';
import { moneyUnit } from './head-words';
import { headChoices, headsOf } from './heads';
import { type LedgerLayout, ledgerLayout } from './ledger-layout';
import { columnTotal, ledgerQuestions } from './ledger-questions';
import { type LedgerRow, ledgerProblems, ledgerRowsOf } from './ledger-rows';
import {
  balanceText,
  inFileUnit,
  meaningOf,
  needsMeaning,
  readableSum,
  signedRows,
  totalChecks,
} from './ledger-sums';
import { ledgerTotal, ledgerUnderstood } from './ledger-words';
import type { LedgerWork, MoneyUnit } from './ledger-work';
import { groupLeftOut, hiddenColumns, type LeftRow, otherSheets, textOfRow } from './left-out';
import { FIX, isLeftOut, rowAnswer } from './questions';
import type { DealerBook, LedgerInput, LedgerReading, LeftOut, Question, ShownCells } from './reading';
import { isSettled } from './reading';
import { type ColumnRole, roleText } from './roles';
import { wordOfRow } from './row-words';
import { cellAddress, firstSheet, isFilled, type Sheet } from './sheet';

/** Reads the dealer's own book; asked again after every press with the choices so far (FIN-02). */
export function readLedger(input: LedgerInput): LedgerReading {
  const at = input.at ?? firstSheet(input.sheets);
  const sheet = input.sheets[at];
  if (!sheet || !isFilled(sheet)) return refusedLedger(at, sheet?.name ?? '');
  const work = ledgerWork(input, sheet, at);
  const questions = ledgerQuestions(work);
  const { grid, facts, heads, layout } = work;
  const leftOut = leftOutOf(work);
  const isDirectionOpen = questions.some(({ id, answered }) => id === 'direction' && answered === undefined);
  const checks = layout.of('amount') !== undefined && isDirectionOpen ? [] : totalChecks(work);
  const isTotalEqual = checks.length > 0 ? checks.every(({ isEqual }) => isEqual) : undefined;
  const reading = {
    door: 'ledger' as const,
    sheet: { at, name: sheet.name },
    heads,
    headChoices: headChoices(grid, input.choices.heads === 'none' ? undefined : heads),
    columns: shownColumns(facts.columns, layout.guesses, { questions, words: (role) => wordOf(work, role) }),
    questions,
    rows: shownRows(work, questions),
    problems: work.problems,
    leftOut,
    ...ledgerUnderstood(work, {
      leftOut,
      questions,
      isTotalEqual,
      balance: isDirectionOpen && layout.of('amount') !== undefined ? undefined : balanceText(work),
    }),
    total: ledgerTotal(work, questions),
    isTotalEqual,
    memoryDay: input.memory?.day,
    memoryKey: keyOfHeads('ledger', facts.columns),
    period: periodOf(work.rows),
  };
  return { ...reading, book: isSettled(reading) ? bookOf(work, isTotalEqual) : undefined };
}

function refusedLedger(at: number, name: string): LedgerReading {
  return {
    door: 'ledger',
    refusal: refuse('columns.emptyBook'),
    sheet: { at, name },
    heads: undefined,
    headChoices: [],
    columns: [],
    questions: [],
    rows: [],
    problems: [],
    leftOut: [],
    understood: [],
    notRead: [],
    total: [],
    isTotalEqual: undefined,
    memoryKey: '',
    book: undefined,
    period: undefined,
  };
}

function unitsOf(
  input: LedgerInput,
  grid: Grid,
  {
    facts,
    layout,
    heads,
  }: { readonly facts: SheetFacts; readonly layout: LedgerLayout; readonly heads: HeadRows | undefined },
): readonly MoneyUnit[] {
  const balance = layout.of('balance');
  const columns = [...layout.money, ...(balance === undefined ? [] : [balance])];
  const answerOf = (word: string) =>
    input.choices.answers[`money:${word}`] ?? input.memory?.answers[`money:${word}`];
  const taken = (word: string) =>
    answerOf(word) === 'yes' ? true : answerOf(word) === 'no' ? false : undefined;
  const found = new Map<string, MoneyUnit>();
  for (const at of columns) {
    const unit = facts.columns[at]?.heads.map(moneyUnit).find((item) => item !== undefined);
    if (!unit) continue;
    const known = found.get(unit.word);
    found.set(unit.word, {
      ...unit,
      columns: [...(known?.columns ?? []), at],
      source: '',
      isTaken: taken(unit.word),
    });
  }
  if (found.size > 0) return [...found.values()];
  for (let rowNo = 1; rowNo < (heads?.first ?? 1); rowNo += 1) {
    for (const cell of grid.rows[rowNo - 1] ?? []) {
      const unit = /单位|万元|千元|亿元/.test(cell) ? moneyUnit(cell) : undefined;
      const word = unit && /(?:金额)?单位:?\s*(?:人民币)?\S{1,3}元/.exec(cell)?.[0];
      if (unit)
        return [
          {
            ...unit,
            columns,
            source: `第 ${rowNo} 行写着“${word ?? cell.slice(0, 20)}”`,
            isTaken: taken(unit.word),
          },
        ];
    }
  }
  return [];
}

function ledgerWork(input: LedgerInput, sheet: Sheet, at: number): LedgerWork {
  const first = readSheet(input, sheet, input.choices.cells);
  const fixes = first.problems.flatMap(({ rowNo, at: column, suggestion }) =>
    suggestion !== undefined && rowAnswer(input.choices, rowNo) === FIX
      ? [[cellAddress(column, rowNo), suggestion] as const]
      : [],
  );
  const read =
    fixes.length > 0
      ? readSheet(input, sheet, { ...input.choices.cells, ...Object.fromEntries(fixes) })
      : first;
  const wrong = new Set(read.problems.map(({ rowNo }) => rowNo));
  const rows = read.rows.map(
    (row): LedgerRow =>
      wrong.has(row.rowNo) && isLeftOut(input.choices, row.rowNo)
        ? { ...row, kind: 'problem', mark: '不读', why: '读不成，您说不读' }
        : row,
  );
  return { input, at, ...read, rows, asked: first.problems, words: sideWords(read.layout, read.facts) };
}

function readSheet(input: LedgerInput, sheet: Sheet, cells: Choices['cells']) {
  const { choices, memory } = input;
  const grid = gridOf(sheet, cells);
  const heads = headsOf(grid, choices, 'ledger');
  const facts = factsOf(grid, heads);
  const data = facts.dataRows.map((rowNo) => grid.rows[rowNo - 1] ?? []);
  const layout = ledgerLayout({
    sheet: facts,
    hasHeads: heads !== undefined,
    choices,
    memory,
    rows: data,
    hiddenColumns: sheet.hiddenColumns ?? [],
  });
  const units = unitsOf(input, grid, { facts, layout, heads });
  const factorOf = (at: number) =>
    units.find(({ columns, isTaken }) => columns.includes(at) && isTaken !== false)?.factor ?? 1;
  const rowInput = {
    grid,
    layout,
    choices,
    firstRow: (heads?.last ?? 0) + 1,
    year: facts.year,
    factorOf,
    heads: facts.columns.map((column) => column.heads),
  };
  const rows = ledgerRowsOf(rowInput);
  return { grid, heads, facts, layout, units, rows, problems: ledgerProblems(rowInput, rows) };
}

/** 借方 and 贷方 as the file calls them. */
function sideWords(layout: LedgerLayout, facts: SheetFacts): LedgerWork['words'] {
  const title = (at: number | undefined, word: string) =>
    at === undefined ? word : (facts.columns[at]?.heads.at(-1) ?? word);
  const direction = layout.of('direction');
  if (direction !== undefined) {
    const isMoney = facts.columns[direction]?.cells.some((cell) => /^[收付支]/.test(cell)) ?? false;
    return isMoney ? { left: '收', right: '支' } : { left: '借', right: '贷' };
  }
  if (layout.of('amount') !== undefined) return { left: '正数', right: '负数' };
  return {
    left: title(layout.of('debit') ?? layout.of('income') ?? layout.of('paid'), '借方'),
    right: title(layout.of('credit') ?? layout.of('outgo') ?? layout.of('goods'), '贷方'),
  };
}

/** 借方，付款 ＋ above a column whose sign is known. */
function wordOf(work: LedgerWork, role: ColumnRole): string {
  if (role === 'paid') return '付款 ＋';
  if (role === 'goods') return '提货 －';
  const side =
    role === 'debit' || role === 'income'
      ? 'left'
      : role === 'credit' || role === 'outgo'
        ? 'right'
        : undefined;
  const meaning = meaningOf(work);
  if (!side || !meaning) return roleText(role);
  return `${roleText(role)}，${side === meaning ? '付款 ＋' : '提货 －'}`;
}

function periodOf(rows: readonly LedgerRow[]): readonly [string, string] | undefined {
  let [first, last] = ['', ''];
  for (const { kind, day = '' } of rows) {
    if (kind !== 'data' || day === '') continue;
    if (first === '' || day < first) first = day;
    if (day > last) last = day;
  }
  return first === '' ? undefined : [first, last];
}

/** Whether a spreadsheet left a number as it was: two that it rounded alike are not one document. */
const isWhole = (text: string) => lostDigits(text) === undefined;

/** The book for the comparison with the statement. */
function bookOf(work: LedgerWork, isTotalEqual: boolean | undefined): DealerBook {
  const meaning = meaningOf(work) ?? 'left';
  const rows = signedRows(work, needsMeaning(work) ? meaning : 'left').map(
    ({ row, cents, isRed }): ShownRow => ({
      key: String(row.rowNo),
      day: row.day ?? '',
      number: row.numbers[0] ?? '',
      numbers: [...new Set([...row.numbers, ...row.texts].filter(isWhole).flatMap(numbersIn))],
      text: row.texts.join(' '),
      amount: moneyOfCents(cents),
      ...(isRed || saysReversal(row.texts.join(' ')) ? { isReversal: true } : {}),
    }),
  );
  const amounts = rows.map(({ amount }) => amount);
  return {
    rows,
    income: sumMoney(amounts.filter((amount) => !amount.startsWith('-'))),
    outgo: sumMoney(amounts.filter((amount) => amount.startsWith('-'))),
    net: sumMoney(amounts),
    isTotalEqual,
  };
}

function shownRows(
  { grid, rows, problems }: LedgerWork,
  questions: readonly Question[],
): readonly ShownCells[] {
  const wrong = new Map<number, number[]>();
  for (const { rowNo, at } of problems) wrong.set(rowNo, [...(wrong.get(rowNo) ?? []), at]);
  const asked = new Map(
    questions.flatMap(({ id, rowNos, answered }) =>
      answered === undefined ? rowNos.map((rowNo) => [rowNo, id] as const) : [],
    ),
  );
  const last = new Map<number, string>();
  return rows.map(({ rowNo, kind, mark, carried }): ShownCells => {
    const isWrong = wrong.has(rowNo) && kind === 'data';
    const cells = Array.from({ length: grid.width }, (_, at) => cellOf(grid, at, rowNo));
    for (const [at, cell] of cells.entries()) {
      if (cell !== '') last.set(at, cell);
      else if (carried.includes(at) && kind === 'data') cells[at] = last.get(at) ?? '';
    }
    return {
      rowNo,
      kind: isWrong ? 'problem' : kind,
      mark: isWrong ? '读不成' : mark,
      isRead: kind === 'data' && !isWrong,
      cells,
      carried: kind === 'data' ? carried : [],
      wrong: kind === 'data' ? (wrong.get(rowNo) ?? []) : [],
      question: asked.get(rowNo),
    };
  });
}

function leftOutOf(work: LedgerWork): readonly LeftOut[] {
  const { grid, heads, rows, input, units } = work;
  const checks = new Map(totalChecks(work).map((check) => [check.rowNo, check]));
  const readIn = new Set(input.choices.readIn);
  const left: LeftRow[] = [];
  for (let rowNo = 1; rowNo < (heads?.first ?? 1); rowNo += 1) {
    const text = textOfRow(grid.rows[rowNo - 1] ?? []);
    const isUnit = units.some(({ source, isTaken }) => source !== '' && isTaken === undefined);
    const why = isUnit ? '表头上面的标题，单位要问' : '表头上面的标题';
    if (text !== '' && !readIn.has(rowNo)) left.push({ rowNo, kind: 'title', text, why, sum: '' });
  }
  for (const row of rows) {
    if (row.kind === 'data') continue;
    const cells = grid.rows[row.rowNo - 1] ?? [];
    const word = row.kind === 'total' || row.kind === 'opening' ? wordOfRow(cells)?.text : undefined;
    left.push({
      rowNo: row.rowNo,
      kind: row.kind,
      text: word ?? textOfRow(cells),
      why: row.why,
      sum: sumOf(work, row, checks.get(row.rowNo)?.isEqual),
    });
  }
  const tell = (sheet: Sheet) => {
    const other = readSheet(
      { ...input, choices: { ...input.choices, cells: {}, leftOut: [], readIn: [], heads: undefined } },
      sheet,
      {},
    );
    const isSame = keyOfHeads('ledger', other.facts.columns) === keyOfHeads('ledger', work.facts.columns);
    const count = other.rows.filter(({ kind }) => kind === 'data').length;
    return { text: `${count} 行${isSame ? '，表头和这张表一样' : ''}`, sum: '—' };
  };
  const columns = hiddenColumns(work.facts.columns, work.layout, {
    roleOf: ({ at }) => work.layout.hiddenRole(at),
    sumOf: (at) => columnTotal(work, at),
  });
  return [
    ...columns,
    ...groupLeftOut(left, (rowNos) => readableSum(work, rowNos)),
    ...otherSheets(input.sheets, work.at, tell),
  ];
}

function sumOf(work: LedgerWork, row: LedgerRow, isEqual: boolean | undefined): string {
  if (row.kind === 'opening') return row.balance === undefined ? '' : `余额 ${inFileUnit(work, row.balance)}`;
  const values = work.layout.money.flatMap((at) => row.money.get(at) ?? []);
  if (values.length === 0 || row.kind === 'sign') return '';
  const text = values.map((cents) => inFileUnit(work, cents)).join(' / ');
  const isSignOpen =
    work.layout.of('amount') !== undefined && needsMeaning(work) && meaningOf(work) === undefined;
  if (isEqual === undefined || isSignOpen) return text;
  return `${text}${isEqual ? '，一致' : '，和读出来的不一致'}`;
}
