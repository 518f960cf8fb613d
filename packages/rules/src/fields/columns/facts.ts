/** What the cells of each column are, counted over the rows below the heads. */
import { tidyCell } from '../paste';
import { isAmount, isPlainDay, isWholeNumber, sideOf } from './cell-kinds';
import type { HeadRows } from './choices';
import { type Grid, isEmptyRow } from './grid';
import { headTexts } from './heads';
import { beginsAsTotal, isSignature, wordOfRow } from './row-words';
import type { Sheet } from './sheet';

/** One column with its heads and what its cells can be. */
export interface ColumnFacts {
  readonly at: number;
  readonly heads: readonly string[];
  readonly title: string;
  /** The heads as they are remembered: a year in them changes with the file. */
  readonly key: string;
  /** Cells with content, in the order of the rows. */
  readonly cells: readonly string[];
  readonly counts: Counts;
}

interface Counts {
  filled: number;
  amounts: number;
  longNumbers: number;
  days: number;
  wholes: number;
  sides: number;
  models: number;
  shorts: number;
}

/** All columns, and the rows that they were counted over. */
export interface SheetFacts {
  readonly columns: readonly ColumnFacts[];
  /** Rows below the heads that look like data. */
  readonly dataRows: readonly number[];
  /** The year in heads, titles or name. */
  readonly year: string | undefined;
}

const YEAR = /(20\d{2})\s*(?:年|[-./]\d)/;

function yearOf(grid: Grid, heads: HeadRows | undefined): string | undefined {
  const above = grid.rows.slice(0, heads?.last ?? 0);
  const texts = [...[...above].reverse().flat(), grid.sheet.name];
  return texts.map((text) => YEAR.exec(text.slice(0, 200))?.[1]).find((year) => year !== undefined);
}

/** Whether a row below the heads is data as far as its words tell, before columns have a role. */
function looksLikeData(row: readonly string[]): boolean {
  if (isEmptyRow(row) || wordOfRow(row)) return false;
  const first = row.find((cell) => cell !== '') ?? '';
  return !beginsAsTotal(first) && !(isSignature(first) && row.filter((cell) => cell !== '').length <= 3);
}

const MODEL = /^(?=[^\s]*\d)(?=[^\s]*[a-z])[^\s]{3,40}$/i;
const LONG_NUMBER = /^\d{6,}$/;
/** More digits than an amount has, or what a spreadsheet leaves of them. */
const LONG = /^\d{12,}$|^\d(?:\.\d+)?e\+(?:1[1-9]|[2-9]\d)$/i;

function countCell(counts: Counts, cell: string, year: string | undefined): void {
  counts.filled += 1;
  if (cell.length > 40) return;
  if (cell.length <= 4) counts.shorts += 1;
  if (sideOf(cell)) counts.sides += 1;
  // What follows has a digit; most texts have none.
  if (!/\d/.test(cell)) return;
  if (isAmount(cell)) counts.amounts += 1;
  if (LONG.test(cell)) counts.longNumbers += 1;
  if (isPlainDay(cell, year)) counts.days += 1;
  if (isWholeNumber(cell)) counts.wholes += 1;
  if (MODEL.test(cell) || LONG_NUMBER.test(cell)) counts.models += 1;
}

/** The facts of sheets whose cells nobody corrected: a press changes what is decided, not what the cells are. */
const KNOWN = new WeakMap<Sheet, Map<string, SheetFacts>>();

/** The facts of a sheet below its heads. */
export function factsOf(grid: Grid, heads: HeadRows | undefined): SheetFacts {
  if (grid.isCorrected) return countedFacts(grid, heads);
  const known = KNOWN.get(grid.sheet) ?? new Map<string, SheetFacts>();
  KNOWN.set(grid.sheet, known);
  const key = heads ? `${heads.first} ${heads.last}` : '';
  const facts = known.get(key) ?? countedFacts(grid, heads);
  known.set(key, facts);
  return facts;
}

function countedFacts(grid: Grid, heads: HeadRows | undefined): SheetFacts {
  const year = yearOf(grid, heads);
  const dataRows: number[] = [];
  for (let rowNo = (heads?.last ?? 0) + 1; rowNo <= grid.rows.length; rowNo += 1) {
    if (looksLikeData(grid.rows[rowNo - 1] ?? [])) dataRows.push(rowNo);
  }
  const seen = new Map<string, number>();
  const columns = headTexts(grid, heads).map((texts, at): ColumnFacts => {
    const counts: Counts = {
      filled: 0,
      amounts: 0,
      longNumbers: 0,
      days: 0,
      wholes: 0,
      sides: 0,
      models: 0,
      shorts: 0,
    };
    const cells: string[] = [];
    for (const rowNo of dataRows) {
      const cell = grid.rows[rowNo - 1]?.[at] ?? '';
      if (cell === '') continue;
      cells.push(cell);
      countCell(counts, cell, year);
    }
    const title = texts.join(' ') || `第 ${at + 1} 列`;
    const word = tidyCell(texts.join(' ')).replace(/20\d{2}年/g, '年') || `第 ${at + 1} 列`;
    const count = (seen.get(word) ?? 0) + 1;
    seen.set(word, count);
    return { at, heads: texts, title, key: count === 1 ? word : `${word}#${count}`, cells, counts };
  });
  return { columns, dataRows, year };
}

/** The share of the filled cells that are of a kind; 0 for a column without content. */
export function share({ counts }: ColumnFacts, kind: Exclude<keyof Counts, 'filled'>): number {
  return counts.filled === 0 ? 0 : counts[kind] / counts.filled;
}

/** Whether the cells count 1, 2, 3 …: a number of the row, never goods or money. */
export function isCounting({ cells }: ColumnFacts): boolean {
  return cells.length >= 3 && cells.every((cell, index) => cell === String(index + 1));
}

/** The first cells, for people: 7、11、3、5 …. */
export function sampleOf({ cells }: ColumnFacts): string {
  const first = cells.slice(0, 4).map((cell) => (cell.length > 20 ? `${cell.slice(0, 20)}…` : cell));
  return cells.length > first.length ? `${first.join('、')} …` : first.join('、');
}
