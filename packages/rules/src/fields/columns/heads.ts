/** Where the heads of a sheet stand: one row or two, never a guess by position. */
import { isAmount, isPlainDay } from './cell-kinds';
import type { Choices, HeadRows } from './choices';
import { cellOf, type Grid, isEmptyRow } from './grid';
import { headWord, knownHead } from './head-words';
import type { Door } from './roles';
import { isSignature, wordOfRow } from './row-words';

/** Alipay writes 24 lines above the heads, a bank about 10. Assumption. */
const SEARCHED_ROWS = 40;
/** One known head is enough in the first rows that have content. */
const EARLY_ROWS = 10;

/** Whether a cell is a figure or a day; 2026年 above 月 and 日 is a head. */
function isFigure(cell: string): boolean {
  return isAmount(cell) || isPlainDay(cell, undefined);
}

/** Whether every cell of a row may be a head. */
function canBeHeads(row: readonly string[]): boolean {
  return !row.some((cell) => cell !== '' && isFigure(cell));
}

function scoreOf(row: readonly string[], door: Door): number {
  if (!canBeHeads(row)) return 0;
  const roles = new Set<string>();
  let others = 0;
  for (const cell of row) {
    const known = cell === '' ? undefined : knownHead(cell, door);
    if (known && known.role !== 'none') roles.add(`${known.role} ${headWord(cell)}`);
    else if (known) others += 1;
  }
  return roles.size === 0 ? 0 : roles.size * 2 + others;
}

const countOf = (row: readonly string[]) => row.filter((cell) => cell !== '').length;

/** Texts without any digit, several of them: heads whose words are not known. */
function looksLikeHeads(row: readonly string[]): boolean {
  return (
    countOf(row) >= 2 && row.every((cell) => !/\d/.test(cell)) && !isSignatureRow(row) && !wordOfRow(row)
  );
}

/** 制表: 李敏, or nothing but such words; 日期, 会计 and 备注 among other texts are heads. */
function isSignatureRow(row: readonly string[]): boolean {
  const signs = row.filter(isSignature);
  return signs.some((cell) => /[:(]/.test(cell)) || (signs.length > 0 && signs.length === countOf(row));
}

function unknownHeads(grid: Grid, rowNos: readonly number[]): number | undefined {
  let last: number | undefined;
  for (const rowNo of rowNos) {
    const row = grid.rows[rowNo - 1] ?? [];
    if (row.some(isFigure)) return last;
    if (looksLikeHeads(row)) last = rowNo;
  }
  return undefined;
}

/** The row with the most known heads among the first rows. */
function bestRow(grid: Grid, door: Door): number | undefined {
  const rowNos: number[] = [];
  for (let rowNo = 1; rowNo <= grid.rows.length && rowNos.length < SEARCHED_ROWS; rowNo += 1) {
    if (!isEmptyRow(grid.rows[rowNo - 1] ?? [])) rowNos.push(rowNo);
  }
  let best = { rowNo: 0, score: 0 };
  for (const [index, rowNo] of rowNos.entries()) {
    const row = grid.rows[rowNo - 1] ?? [];
    const score = scoreOf(row, door);
    const isEnough =
      score > 2 || (score === 2 && index < EARLY_ROWS && (countOf(row) > 1 || grid.width === 1));
    if (isEnough && score > best.score) best = { rowNo, score };
  }
  return best.rowNo > 0 ? best.rowNo : unknownHeads(grid, rowNos.slice(0, EARLY_ROWS));
}

/** Whether a cell of the upper row stands above several columns. */
function hasGroup(grid: Grid, upper: number): boolean {
  for (let at = 1; at < grid.width; at += 1) {
    const isMerged = grid.leftColumn(at, upper) !== undefined;
    const isBlank = cellOf(grid, at, upper) === '' && cellOf(grid, at, upper + 1) !== '';
    if ((isMerged || isBlank) && cellOf(grid, at, upper + 1) !== '') return true;
  }
  return false;
}

/** Whether two rows are one head together. */
function isPair(grid: Grid, upper: number, door: Door): boolean {
  const [above, below] = [grid.rows[upper - 1] ?? [], grid.rows[upper] ?? []];
  if (countOf(above) < 2 || countOf(below) < 1) return false;
  if (!canBeHeads(above) || !canBeHeads(below)) return false;
  if (isSignatureRow(above) || isSignatureRow(below) || wordOfRow(below)) return false;
  if (!hasGroup(grid, upper)) return false;
  const known = below.some((cell) => cell !== '' && knownHead(cell, door) !== undefined);
  return known || (countOf(below) > 1 && below.every((cell) => !/\d/.test(cell)));
}

/** The rows of the heads, chosen or found; undefined when the sheet has none. Rows that it does not have are no choice. */
export function headsOf(grid: Grid, { heads }: Choices, door: Door): HeadRows | undefined {
  if (heads === 'none') return undefined;
  const isThere =
    heads !== undefined && heads.first >= 1 && heads.first <= heads.last && heads.last <= grid.rows.length;
  return isThere ? heads : findHeads(grid, door);
}

function findHeads(grid: Grid, door: Door): HeadRows | undefined {
  const rowNo = bestRow(grid, door);
  return rowNo === undefined ? undefined : withSecondRow(grid, rowNo, door);
}

/** The heads with the row below or above that belongs to them. */
function withSecondRow(grid: Grid, rowNo: number, door: Door): HeadRows {
  if (isPair(grid, rowNo, door)) return { first: rowNo, last: rowNo + 1 };
  if (rowNo > 1 && isPair(grid, rowNo - 1, door)) return { first: rowNo - 1, last: rowNo };
  return { first: rowNo, last: rowNo };
}

/** The places for the select: each of the first rows, the pair that was found, and none. */
export function headChoices(
  grid: Grid,
  headRows: HeadRows | undefined,
): readonly { readonly label: string; readonly heads: HeadRows | 'none' }[] {
  const last = Math.min(grid.rows.length, Math.max(EARLY_ROWS, (headRows?.last ?? 0) + 2));
  const rows: HeadRows[] = [];
  for (let rowNo = 1; rowNo <= last; rowNo += 1) {
    if (!isEmptyRow(grid.rows[rowNo - 1] ?? [])) rows.push({ first: rowNo, last: rowNo });
  }
  const pair = headRows && headRows.last > headRows.first ? [headRows] : [];
  return [
    ...[...pair, ...rows].map((heads) => ({ label: headsText(heads), heads })),
    { label: '没有表头', heads: 'none' as const },
  ];
}

/** 第 3 行, or 第 2 ~ 3 行. */
export function headsText({ first, last }: HeadRows): string {
  return first === last ? `第 ${first} 行` : `第 ${first} ~ ${last} 行`;
}

/** The text of a head as the file has it, on one line. */
function asWritten({ sheet }: Grid, at: number, rowNo: number): string {
  return (sheet.cells[rowNo - 1]?.[at] ?? '').replace(/\s+/g, ' ').trim();
}

/** The texts of the heads of each column as the file has them, a head above several columns in each of them. */
export function headTexts(grid: Grid, heads: HeadRows | undefined): readonly (readonly string[])[] {
  return Array.from({ length: grid.width }, (_, at) => {
    if (!heads) return [];
    const texts: string[] = [];
    for (let rowNo = heads.first; rowNo <= heads.last; rowNo += 1) {
      const text = headAt(grid, { at, rowNo, isUpper: rowNo < heads.last });
      if (text !== '' && text !== texts.at(-1)) texts.push(text);
    }
    return texts;
  });
}

function headAt(
  grid: Grid,
  { at, rowNo, isUpper }: { readonly at: number; readonly rowNo: number; readonly isUpper: boolean },
): string {
  if (cellOf(grid, at, rowNo) !== '') return asWritten(grid, at, rowNo);
  const left = grid.leftColumn(at, rowNo);
  if (left !== undefined) return asWritten(grid, left, rowNo);
  if (!isUpper || cellOf(grid, at, rowNo + 1) === '' || grid.sheet.merges) return '';
  // A text file has no merged cells: what stands above begins at the left.
  for (let before = at - 1; before >= 0; before -= 1) {
    if (cellOf(grid, before, rowNo) === '') continue;
    return cellOf(grid, before, rowNo + 1) === '' ? '' : asWritten(grid, before, rowNo);
  }
  return '';
}
