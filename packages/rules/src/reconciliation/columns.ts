/** The role of each column of the dealer's book: by its heading, by its content, corrected by hand (FIN-02). */
import { compareAmounts, subtractAmounts } from '../money';
import { readDay, tidyCell } from '../paste';
import { isBlank, readAmount } from './read-cells';

/** Rows of cells as text, as a file gives them. */
export type Cells = readonly (readonly string[])[];

/** The content of a column; `none` is not used. */
export const COLUMN_ROLES = {
  day: '日期',
  number: '单据号',
  text: '摘要',
  income: '收入（＋）',
  outgo: '付出（－）',
  amount: '金额（±）',
  none: '不用',
} as const;
export type ColumnRole = keyof typeof COLUMN_ROLES;

/** A question that only a person can answer. */
export interface ColumnQuestion {
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly role: ColumnRole }[];
}

export interface BookColumn {
  readonly title: string;
  /** Undefined while its question is open. */
  readonly role: ColumnRole | undefined;
  readonly question?: ColumnQuestion;
}

/** Where the headings stand, and what each column is. */
export interface BookLayout {
  /** Counted from 0; -1 without headings. */
  readonly titleRow: number;
  readonly columns: readonly BookColumn[];
}

/** The headings stand in one of the first rows: a name and a period may stand above them. Assumption. */
const TITLE_ROWS = 20;
/** So much of a column must be days, or amounts, to know it by its content. */
const MOST = 0.8;

/**
 * Headings without blanks and text in brackets; the earlier one wins where a book has several. Assumption: the words.
 */
const TITLES: readonly (readonly [ColumnRole | 'side', RegExp])[] = [
  ['none', /余额|结余|序号|行号|数量|台数|单价|税率|税额|方向|累计/],
  ['day', /日期|时间|^date$/i],
  ['number', /凭证字?号|单据|单号|订单|流水|票号|编号|^no\.?$/i],
  ['text', /摘要|说明|备注|用途|内容|事由/],
  ['side', /^(?:借方|贷方|借|贷)(?:金额|发生额)?$/],
  ['income', /^(?:收入|收方|收款|到款|来款|打款|汇款)/],
  ['outgo', /^(?:付出|付方|支出|提货|出货|发货)/],
  ['amount', /金额|发生额|净额/],
];

function roleOf(title: string): ColumnRole | 'side' | undefined {
  return TITLES.find(([, pattern]) => pattern.test(title))?.[0];
}

function titleText(cell: string | undefined): string {
  return tidyCell(cell).replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】|[\s*:]/g, '');
}

/** The row with the most kinds of known headings, at least two; -1 when there is none. */
function findTitleRow(cells: Cells): number {
  let best = { row: -1, count: 1 };
  for (const [row, texts] of cells.slice(0, TITLE_ROWS).entries()) {
    const hasFigures = texts.some(
      (cell) => !isBlank(cell) && (readDay(cell) ?? readAmount(cell)) !== undefined,
    );
    const roles = texts.flatMap((cell) => roleOf(titleText(cell)) ?? []);
    const count = hasFigures ? 0 : new Set(roles).size;
    if (count > best.count) best = { row, count };
  }
  return best.row;
}

/** The role of each column of a book, as far as its headings and its content show. */
export function recogniseColumns(cells: Cells): BookLayout {
  const titleRow = findTitleRow(cells);
  const rows = cells.slice(titleRow + 1).filter((row) => row.some((cell) => !isBlank(cell)));
  const width = Math.max(0, ...cells.map((row) => row.length));
  const titles = Array.from({ length: width }, (_, at) => tidyCell(cells[titleRow]?.[at]));
  const values = titles.map((_, at) => rows.map((row) => row[at] ?? ''));
  const roles = titles.map((title, at) => guessRole(titleText(title), values[at] ?? []));
  const columns = titles.map((title, at) => ({ title: title || `第 ${at + 1} 列`, role: roles[at] }));
  return { titleRow, columns: columns.map((column, at) => settle(column, at, { roles, values })) };
}

type Guess = ColumnRole | 'side' | 'figures' | undefined;

function guessRole(title: string, values: readonly string[]): Guess {
  const role = title === '' ? undefined : roleOf(title);
  if (role) return role;
  const cells = values.filter((cell) => !isBlank(cell));
  if (cells.length === 0) return 'none';
  const share = (test: (cell: string) => boolean) => cells.filter(test).length / cells.length;
  if (share((cell) => readDay(cell) !== undefined) >= MOST) return 'day';
  if (share((cell) => readAmount(cell) !== undefined) >= MOST) return 'figures';
  return title === '' ? 'text' : 'none';
}

interface Guesses {
  readonly roles: readonly Guess[];
  readonly values: readonly (readonly string[])[];
}

/** The role of a column among the others, or the question that it leaves open. */
function settle(
  column: { readonly title: string; readonly role: Guess },
  at: number,
  guesses: Guesses,
): BookColumn {
  const { title, role } = column;
  const { roles } = guesses;
  if (role === 'side') return { title, role: undefined, question: sideQuestion(title) };
  if (role === 'day') return { title, role: roles.indexOf('day') === at ? 'day' : 'none' };
  if (role !== 'figures' && role !== 'amount') return { title, role };
  const hasSides = roles.some((item) => item === 'income' || item === 'outgo' || item === 'side');
  const figures = roles.filter((item) => item === 'figures' || item === 'amount');
  if (!hasSides && (figures.length === 1 || roles.indexOf('amount') === at)) return { title, role: 'amount' };
  return { title, role: undefined, question: figuresQuestion(title, isNet(at, guesses)) };
}

function sideQuestion(title: string): ColumnQuestion {
  return {
    text: `“${title}”是打给公司的钱，还是提走的货？`,
    answers: [
      { label: '打给公司的钱', role: 'income' },
      { label: '提走的货', role: 'outgo' },
    ],
  };
}

function figuresQuestion(title: string, isDouble: boolean): ColumnQuestion {
  return {
    text: isDouble ? '这一列等于收入减付出，用了会算两遍。' : `“${title}”都是数字，看不出是不是金额。`,
    answers: [
      { label: '不用这一列', role: 'none' },
      { label: isDouble ? '改用它作金额' : '用它作金额', role: 'amount' },
    ],
  };
}

/** Whether a column is income less outgo in every row. */
function isNet(at: number, { roles, values }: Guesses): boolean {
  const income = values[roles.indexOf('income')] ?? [];
  const outgo = values[roles.indexOf('outgo')] ?? [];
  return (values[at] ?? []).every((cell, row) => {
    const net = subtractAmounts(readAmount(income[row] ?? ''), readAmount(outgo[row] ?? ''));
    return compareAmounts(readAmount(cell), net) === 0;
  });
}

/** The roles that replace a role when another column takes it. */
const ALONE: readonly ColumnRole[] = ['day', 'income', 'outgo', 'amount'];

/** The layout with one column chosen by hand: debit answers credit too, and an amount replaces income and outgo. */
export function chooseRole(layout: BookLayout, at: number, role: ColumnRole): BookLayout {
  const isSide = layout.columns[at]?.question?.answers.some((answer) => answer.role === 'income');
  const columns = layout.columns.map((column, index): BookColumn => {
    if (index === at) return { title: column.title, role };
    if (isSide && column.role === undefined && column.question?.answers[0]?.role === 'income') {
      return { title: column.title, role: role === 'income' ? 'outgo' : 'income' };
    }
    return isReplaced(column.role, role) ? { title: column.title, role: 'none' } : column;
  });
  return { ...layout, columns };
}

function isReplaced(role: ColumnRole | undefined, by: ColumnRole): boolean {
  if (role === undefined) return false;
  if (by === 'amount') return role === 'income' || role === 'outgo' || role === 'amount';
  if (by === 'income' || by === 'outgo') return role === 'amount' || role === by;
  return ALONE.includes(by) && role === by;
}

/** Why the book cannot be read yet: the column that is open, or the one that is missing. */
export function layoutProblem({ columns }: BookLayout): string | undefined {
  const open = columns.find(({ role }) => role === undefined);
  if (open) return `先定“${open.title}”列。`;
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has('day')) return '还没有日期列，请在表头上面选一列。';
  return has('income') || has('outgo') || has('amount') ? undefined : '还没有金额列，请在表头上面选一列。';
}

/** The key under which the choice of columns is remembered: the headings of the book. */
export function layoutKey({ columns }: BookLayout): string {
  return columns.map(({ title }) => title).join('\t');
}

/** The layout with the roles that were chosen for the same headings before. */
export function rememberRoles(layout: BookLayout, roles: readonly string[]): BookLayout {
  if (roles.length !== layout.columns.length || !roles.every(isRole)) return layout;
  return {
    ...layout,
    columns: layout.columns.map(({ title }, at) => ({ title, role: roles[at] as ColumnRole })),
  };
}

function isRole(text: string): text is ColumnRole {
  return Object.hasOwn(COLUMN_ROLES, text);
}
