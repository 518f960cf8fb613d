/** What was not read, in groups with place, text, reason and sum. */
import { grouped } from '../../base/grouped';
import { type ColumnFacts, sampleOf } from './facts';
import { type Guess, HIDDEN } from './guess';
import type { LeftOut, RowKind } from './reading';
import { type ColumnRole, roleText } from './roles';
import { columnLetter, type Sheet } from './sheet';

/** One row that is not read. */
export interface LeftRow {
  readonly rowNo: number;
  readonly kind: RowKind | 'title';
  readonly text: string;
  readonly why: string;
  /** `''` where nothing can be added. */
  readonly sum: string;
}

/** So many rows are named one by one. */
const NAMED = 6;

/** 第 9 行, 第 1 ~ 2 行, 第 9、20 行, 第 3、5、6、8、9、12 等 20 行. */
export function rowsText(rowNos: readonly number[]): string {
  const [first = 0] = rowNos;
  const last = rowNos.at(-1) ?? first;
  if (rowNos.length === 1) return `第 ${first} 行`;
  if (last - first === rowNos.length - 1) return `第 ${first} ~ ${last} 行`;
  const named = rowNos.slice(0, NAMED).join('、');
  return rowNos.length > NAMED ? `第 ${named} 等 ${rowNos.length} 行` : `第 ${named} 行`;
}

/** Longer texts are cut where they are only shown. */
const LONGEST = 60;

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** The text of a row as people see it. */
export function textOfRow(row: readonly string[]): string {
  return short(
    row
      .filter((cell) => cell !== '')
      .slice(0, 8)
      .join('　'),
  );
}

/** The order in which the groups stand: hidden rows first, then what was corrected or refused, then the ordinary ones. */
const ORDER: readonly LeftRow['kind'][] = [
  ...([
    'hidden',
    'outside',
    'problem',
    'refused',
    'opening',
    'total',
    'title',
    'sign',
    'empty',
    'data',
  ] as const),
];

/** Rows that would be read, and what several of them come to together. */
const ADDED: ReadonlySet<LeftRow['kind']> = new Set(['hidden', 'outside', 'problem', 'refused']);

/** Rows of one kind and reason are one line. */
export function groupLeftOut(
  rows: readonly LeftRow[],
  sumOf: (rowNos: ReadonlySet<number>) => string,
): readonly LeftOut[] {
  const groups = grouped(rows, (row) => {
    const isSingle = row.kind === 'hidden' || row.kind === 'problem';
    const word = row.kind === 'total' || row.kind === 'opening' ? row.text.split('　')[0] : '';
    return isSingle && rows.length < 50 ? `${row.kind}${row.rowNo}` : `${row.kind}|${row.why}|${word}`;
  });
  return [...groups.values()]
    .sort((left, right) => ORDER.indexOf(left[0]?.kind ?? 'data') - ORDER.indexOf(right[0]?.kind ?? 'data'))
    .flatMap((group) => leftOutOf(group, sumOf));
}

function leftOutOf(
  rows: readonly LeftRow[],
  sumOf: (rowNos: ReadonlySet<number>) => string,
): readonly LeftOut[] {
  const [first] = rows;
  if (!first) return [];
  const rowNos = rows.map(({ rowNo }) => rowNo);
  const texts = [...new Set(rows.map(({ text }) => text).filter((text) => text !== ''))];
  const isAdded = rows.length > 1 && ADDED.has(first.kind);
  const sums = (isAdded ? [sumOf(new Set(rowNos))] : rows.map(({ sum }) => sum)).filter((sum) => sum !== '');
  return [
    {
      id: `${first.kind}-${first.rowNo}`,
      place: `${rowsText(rowNos)}${first.kind === 'hidden' ? '，隐藏' : ''}`,
      text: texts.length > 3 ? `${texts.slice(0, 3).join(' / ')} …` : texts.join(' / '),
      why: first.why,
      sum: sums.length === 0 ? '—' : sums.slice(0, 3).join('；'),
      rowNos,
      kind: first.kind,
    },
  ];
}

/** Columns that the workbook hides and that nobody chose; what they would be stands beside them. */
export function hiddenColumns(
  columns: readonly ColumnFacts[],
  { guesses }: { readonly guesses: readonly Guess[] },
  {
    roleOf,
    sumOf,
  }: {
    readonly roleOf: (column: ColumnFacts) => ColumnRole | undefined;
    readonly sumOf: (at: number) => string;
  },
): readonly LeftOut[] {
  return columns.flatMap((column, index): readonly LeftOut[] => {
    if (guesses[index] !== HIDDEN || column.counts.filled === 0) return [];
    const { at, title } = column;
    const role = roleOf(column);
    const isFigure = role !== undefined && FIGURES.has(role);
    return [
      {
        id: `column-${columnLetter(at)}`,
        place: `${columnLetter(at)} 列，隐藏`,
        text: `${title}　${sampleOf(column)}`,
        why: role === undefined ? HIDDEN.reason : `${HIDDEN.reason}，像是${roleText(role)}`,
        sum: isFigure ? sumOf(at) : '—',
        rowNos: [],
        column: role && { at, role },
        kind: 'column',
      },
    ];
  });
}

/** Roles whose cells can be added. */
const FIGURES: ReadonlySet<ColumnRole> = new Set<ColumnRole>([
  ...(['quantity', 'debit', 'credit', 'income', 'outgo', 'paid', 'goods', 'amount'] as const),
]);

/** Sheets of the file that are not read. */
export function otherSheets(
  sheets: readonly Sheet[],
  at: number,
  tell: (sheet: Sheet) => { readonly text: string; readonly sum: string },
): readonly LeftOut[] {
  return sheets.flatMap((sheet, index): readonly LeftOut[] => {
    if (index === at || sheet.cells.every((row) => row.every((cell) => cell.trim() === ''))) return [];
    const { text, sum } = tell(sheet);
    return [
      {
        id: `sheet-${index}`,
        place: `表“${sheet.name}”${sheet.isHidden ? '，隐藏' : ''}`,
        text,
        why: sheet.isHidden ? '隐藏的表' : '一次读一张表',
        sum,
        rowNos: [],
        sheet: index,
        kind: 'sheet',
      },
    ];
  });
}

const NOT_READ: readonly (readonly [LeftRow['kind'], string])[] = [
  ['hidden', '隐藏'],
  ['problem', '您不读的'],
  ['refused', '不算收支的'],
  ['opening', '期初或结转'],
  ['total', '合计'],
  ['title', '标题'],
  ['sign', '签字'],
  ['empty', '没有数的'],
  ['outside', '您不读的'],
];

/** 没有读：标题 2 行、合计 1 行，隐藏的表 1 张; `''` when all was read. */
export function notReadText(leftOut: readonly LeftOut[]): string {
  const parts = NOT_READ.flatMap(([kind, word]) => {
    const count = leftOut.reduce((sum, item) => (item.kind === kind ? sum + item.rowNos.length : sum), 0);
    return count > 0 ? [`${word} ${count} 行`] : [];
  });
  const columns = leftOut.filter(({ kind }) => kind === 'column').length;
  const sheets = leftOut.filter(({ kind }) => kind === 'sheet');
  const hidden = sheets.filter(({ why }) => why === '隐藏的表').length;
  const others = sheets.length - hidden;
  const tables = [
    ...(columns > 0 ? [`隐藏的列 ${columns} 列`] : []),
    ...(hidden > 0 ? [`隐藏的表 ${hidden} 张`] : []),
    ...(others > 0 ? [`别的表 ${others} 张`] : []),
  ];
  const all = [...(parts.length > 0 ? [parts.join('、')] : []), ...tables];
  return all.length > 0 ? `没有读：${all.join('，')}。` : '';
}
