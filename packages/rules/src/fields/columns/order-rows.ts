/** The rows of an order sheet: what is ordered, what is left out, and what cannot be read (CART-08). */
import { refuse } from '../../base/refusal';
import { lostDigits, tidyCell } from '../paste';
import { quantityParts } from './cell-kinds';
import type { Choices } from './choices';
import type { CellRefusal } from './columns-refusals';
import { type Grid, isEmptyRow } from './grid';
import { headUnit, isPiece } from './head-words';
import { type LeftRow, textOfRow } from './left-out';
import type { OrderLayout } from './order-layout';
import type { CellProblem, RowKind } from './reading';
import { beginsAsTotal, isSignature, onlyWord, wordOfRow } from './row-words';

/** One row below the heads. */
export interface OrderRow {
  readonly rowNo: number;
  readonly kind: RowKind;
  readonly mark: string;
  /** Why it is not read; `''` when it is. */
  readonly why: string;
  readonly product: string;
  readonly shop: string;
  /** One for each column of quantities. */
  readonly parts: readonly Part[];
  readonly carried: readonly number[];
}

/** A quantity of a row: its text for the check of rows, and its pieces as far as they are known. */
export interface Part {
  readonly at: number;
  readonly text: string;
  /** Pieces; undefined while the unit is open or the text is no number. */
  readonly pieces: number | undefined;
  /** A unit that has to be asked: 箱. */
  readonly unit: string;
  /** The number as it stands in the file. */
  readonly count: number | undefined;
}

interface RowInput {
  readonly grid: Grid;
  readonly layout: OrderLayout;
  readonly choices: Choices;
  readonly firstRow: number;
  readonly heads: readonly (readonly string[])[];
  /** How many pieces a unit has; undefined while nobody said so. */
  readonly factorOf: (unit: string) => number | undefined;
}

const WHOLE = /^\d{1,9}$/;

/** The unit that counts for a cell: of the cell itself, else of its row, else of its head. */
function unitOf(
  input: RowInput,
  ofCell: string,
  { at, rowNo }: { readonly at: number; readonly rowNo: number },
): string {
  if (ofCell !== '') return ofCell;
  const { grid, layout, heads } = input;
  const ofRow = layout.unit === undefined ? '' : textAt(grid, layout.unit, rowNo).text;
  if (ofRow !== '' && ofRow.length <= 4) return ofRow;
  const texts = heads[at] ?? [];
  return texts.map(headUnit).find((unit) => unit !== undefined) ?? '';
}

function partOf(input: RowInput, at: number, rowNo: number): Part {
  const cell = input.grid.rows[rowNo - 1]?.[at] ?? '';
  const parts = quantityParts(cell);
  const unit = unitOf(input, parts.unit, { at, rowNo });
  const count = WHOLE.test(parts.number) ? Number(parts.number) : undefined;
  if (count === undefined) return { at, text: cell, pieces: undefined, unit: '', count };
  if (unit === '' || isPiece(unit)) return { at, text: parts.number, pieces: count, unit: '', count };
  const factor = input.factorOf(unit);
  const pieces = factor === undefined ? undefined : count * factor;
  return { at, text: pieces === undefined ? cell : String(pieces), pieces, unit, count };
}

/** A text, or that of the merged cell above. */
function textAt(
  grid: Grid,
  at: number,
  rowNo: number,
): { readonly text: string; readonly isCarried: boolean } {
  const own = grid.rows[rowNo - 1]?.[at] ?? '';
  const top = own === '' ? grid.topRow(at, rowNo) : undefined;
  return top === undefined
    ? { text: own, isCarried: false }
    : { text: grid.rows[top - 1]?.[at] ?? '', isCarried: true };
}

/** All rows below the heads that have content. */
export function orderRowsOf(input: RowInput): readonly OrderRow[] {
  const { grid, firstRow, choices } = input;
  const readIn = new Set(choices.readIn);
  const leftOut = new Set(choices.leftOut);
  const heads = input.heads.map((texts) => tidyCell(texts.at(-1))).join('\t');
  const rows: OrderRow[] = [];
  for (const rowNo of choices.readIn.filter((read) => read < firstRow)) rows.push(orderRow(input, rowNo));
  for (let rowNo = firstRow; rowNo <= grid.rows.length; rowNo += 1) {
    const cells = grid.rows[rowNo - 1] ?? [];
    if (isEmptyRow(cells)) continue;
    const row = orderRow(input, rowNo);
    if (leftOut.has(rowNo)) rows.push({ ...row, kind: 'outside', mark: '不读', why: '您说这一行不读' });
    else if (readIn.has(rowNo)) rows.push(row);
    else if (grid.isHidden(rowNo) && row.kind === 'data') {
      const why = grid.isFiltered(rowNo) ? '在 Excel 里筛选掉了，看不见' : '在 Excel 里隐藏了，看不见';
      rows.push({ ...row, kind: 'hidden', mark: '隐藏', why });
    } else
      rows.push(
        cells.join('\t') === heads
          ? { ...row, kind: 'title', mark: '表头', why: '又一次表头' }
          : verdict(row, input),
      );
  }
  return rows;
}

function orderRow(input: RowInput, rowNo: number): OrderRow {
  const { grid, layout } = input;
  const names = layout.products.map((at) => ({ at, ...textAt(grid, at, rowNo) }));
  // A model stands in for a code of which a spreadsheet left no more than a figure.
  const name =
    names.find(({ text }) => text !== '' && lostDigits(text) === undefined) ??
    names.find(({ text }) => text !== '');
  const shop =
    layout.shop === undefined ? undefined : { at: layout.shop, ...textAt(grid, layout.shop, rowNo) };
  const carried = [...names, ...(shop ? [shop] : [])].filter(
    ({ isCarried, text }) => isCarried && text !== '',
  );
  return {
    rowNo,
    kind: 'data',
    mark: '',
    why: '',
    product: name?.text ?? '',
    shop: shop?.text ?? '',
    // While several columns may be the quantity, the first of them shows what would be asked and left out.
    parts: (layout.quantities.length > 0 ? layout.quantities : layout.openQuantities.slice(0, 1)).map((at) =>
      partOf(input, at, rowNo),
    ),
    carried: carried.map(({ at }) => at),
  };
}

/** Whether a row is goods, a total, or a line for names. */
function verdict(row: OrderRow, { grid, layout }: RowInput): OrderRow {
  const cells = grid.rows[row.rowNo - 1] ?? [];
  const first = cells.find((cell) => cell !== '') ?? '';
  const out = (kind: RowKind, mark: string, why: string): OrderRow => ({ ...row, kind, mark, why });
  const word = wordOfRow(cells);
  const isNamed = row.product !== '' && row.product !== word?.text;
  if (word && !isNamed) return out('total', word.mark, `${onlyWord(word.text)}，没有型号`);
  if (beginsAsTotal(first) && (row.product === '' || row.product === first)) {
    return out('total', '合计', '是合计，没有型号');
  }
  const marked = [...layout.products, ...layout.quantities].some((at) => grid.mark(at, row.rowNo));
  if (marked) return row;
  const filled = row.parts.filter(({ text }) => text !== '');
  const isProduct = /[a-z0-9]/i.test(row.product);
  if (filled.length === 0 && layout.quantities.length > 0) {
    if (isProduct) return out('empty', '没有数', '数量是空的，不订');
    const isSign = cells.some(isSignature);
    return out(isSign ? 'sign' : 'empty', '', isSign ? '签字行，没有型号也没有数' : '没有型号也没有数');
  }
  if (!isProduct && row.parts.every(({ text, count }) => text === '' || count === undefined)) {
    if (cells.some(isSignature) && layout.products.length > 0)
      return out('sign', '', '签字行，没有型号也没有数');
  }
  if (layout.quantities.length > 0 && filled.length > 0 && filled.every(({ count }) => count === 0))
    return out('empty', '没有数', '数量是 0，不订');
  return row;
}

/** What stands against reading a cell of a row that is read. */
export function orderProblems(input: RowInput, rows: readonly OrderRow[]): readonly CellProblem[] {
  const { grid, layout } = input;
  return rows.flatMap((row): readonly CellProblem[] => {
    if (row.kind !== 'data') return [];
    const marked = [...layout.products, ...layout.quantities].flatMap((at): readonly CellProblem[] => {
      const mark = grid.mark(at, row.rowNo);
      if (!mark) return [];
      return [{ rowNo: row.rowNo, at, text: mark.text, refusal: formulaRefusal(mark) }];
    });
    if (marked.length > 0) return marked;
    return [...lostNames(input, row), ...wrongQuantities(input, row)];
  });
}

/** Codes and ship-tos of a row of which a spreadsheet left no more than a figure. */
function lostNames({ grid, layout }: RowInput, { rowNo, product, shop }: OrderRow): readonly CellProblem[] {
  const productAt = layout.products.find((at) => textAt(grid, at, rowNo).text === product);
  const names = [[productAt, product] as const, [layout.shop, shop] as const];
  return names.flatMap(([at, text]): readonly CellProblem[] => {
    const refusal = lostDigits(text);
    return refusal === undefined || at === undefined ? [] : [{ rowNo, at, text, refusal }];
  });
}

/** Whether a problem needs a word of the user now: a wrong quantity is put right in the next step. */
export function isAskedAbout({ refusal }: CellProblem): boolean {
  return refusal.code !== 'cell.quantity';
}

function wrongQuantities({ layout }: RowInput, row: OrderRow): readonly CellProblem[] {
  return (layout.quantities.length > 0 ? row.parts : []).flatMap(
    ({ at, text, count, pieces, unit }): readonly CellProblem[] =>
      text === '' || count !== undefined || pieces !== undefined || unit !== ''
        ? []
        : [{ rowNo: row.rowNo, at, text, refusal: refuse('cell.quantity') }],
  );
}

/** Why a formula cannot be taken. */
export function formulaRefusal({
  kind,
  text,
}: {
  readonly kind: 'formula' | 'error';
  readonly text: string;
}): CellRefusal {
  return kind === 'formula' ? refuse('cell.formulaEmpty') : refuse('cell.formulaWrong', { text });
}

/** The rows that are not read, for the list of what was left out. */
export function leftOrderRows(
  grid: Grid,
  rows: readonly OrderRow[],
  sumOf: (row: OrderRow) => string,
): readonly LeftRow[] {
  return rows.flatMap((row): readonly LeftRow[] =>
    row.kind === 'data'
      ? []
      : [
          {
            rowNo: row.rowNo,
            kind: row.kind,
            text: leftText(grid, row),
            why: row.why,
            sum: sumOf(row),
          },
        ],
  );
}

/** The goods of a row that is left out, else the word of its total, else all of it. */
function leftText(grid: Grid, row: OrderRow): string {
  const cells = grid.rows[row.rowNo - 1] ?? [];
  const isGoods = row.kind === 'hidden' || row.kind === 'outside' || row.kind === 'problem';
  if (!isGoods || row.product === '')
    return (row.kind === 'total' && wordOfRow(cells)?.text) || textOfRow(cells);
  const counts = row.parts.map(({ text, count }) => (count === undefined ? text : `${count} 台`));
  return [row.product, ...counts.filter((text) => text !== '')].join('　');
}
