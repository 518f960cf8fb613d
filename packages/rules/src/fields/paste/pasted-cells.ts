/** Rows of cells in a text: pasted from a spreadsheet or a chat, or read from a file. */

import { refuse, refused } from '../../base/refusal';
import type { PasteRefusal } from './paste-refusals';

/** The rows of a text, or in which row a quote was opened and never closed. */
export type TextCells =
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: false; readonly refusal: PasteRefusal };

const SEPARATORS = ['\t', ';', '；', ',', '，'] as const;
type Separator = (typeof SEPARATORS)[number];

const CODES: ReadonlySet<number> = new Set(SEPARATORS.map((separator) => separator.charCodeAt(0)));
const QUOTE = '"'.charCodeAt(0);
const LINE_BREAK = '\n'.charCodeAt(0);

const GROUPED = /^(\S*\s+)?\d{1,3}(,\d{3})+(\.0+)?\s*$/;

/** A line without its line break; it is cut only when its turn comes, so that a long text is held once. */
interface Line {
  readonly text: string;
  /** The place in the line of every separator that stands outside quotes. */
  readonly separators: readonly number[];
  /** Where the next line begins in the text. */
  readonly next: number;
}

/** Where a quoted cell ends that begins at a place; undefined when it never does. */
function endOfQuote(text: string, from: number): number | undefined {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  }
  return undefined;
}

/** The line that begins at a place; a line break inside quotes ends none. Undefined when a quote is never closed. */
function lineAt(text: string, start: number): Line | undefined {
  const separators: number[] = [];
  let cellStart = start;
  let at = start;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_BREAK) break;
    if (code === QUOTE && at === cellStart) {
      const end = endOfQuote(text, at);
      if (end === undefined) return undefined;
      at = end;
    } else if (CODES.has(code)) {
      separators.push(at - start);
      cellStart = at + 1;
    }
  }
  return { text: text.slice(start, at), separators, next: at + 1 };
}

/** Whether a line is one number, or a product and a number behind a blank, with commas for thousands. */
function isGrouped({ text, separators }: Line): boolean {
  const isComma = (at: number) => text[at] === ',' || text[at] === '，';
  return separators.every(isComma) && GROUPED.test(text.normalize('NFKC'));
}

/** The separator of the cells of one line: a tab first, then the separator of the text's first line, else its own. */
function separatorOf(line: Line, usual: Separator | undefined): Separator | undefined {
  if (line.separators.length === 0 || isGrouped(line)) return undefined;
  const order = ['\t', ...(usual ? [usual] : []), ...SEPARATORS] as const;
  return order.find((separator) => line.separators.some((at) => line.text[at] === separator));
}

/** The separator of the first line that has one. */
function usualSeparator(text: string): Separator | undefined {
  for (let start = 0; start <= text.length; ) {
    const line = lineAt(text, start);
    if (!line) return undefined;
    if (line.separators.length > 0) return separatorOf(line, undefined);
    start = line.next;
  }
  return undefined;
}

function unquoted(cell: string): string {
  return /^"[\s\S]*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function cellsOf(line: Line, usual: Separator | undefined): readonly string[] {
  const { text, separators } = line;
  const separator = separatorOf(line, usual);
  if (separator === undefined) return text.startsWith('"') ? [unquoted(text)] : text.trim().split(/\s+/);
  const places = separators.filter((at) => text[at] === separator);
  return [-1, ...places].map((from, index) => unquoted(text.slice(from + 1, places[index])));
}

/**
 * Reads a text as rows of cells. Every line may have its own separator: a tab, a comma or semicolon of either width, or
 * blanks. Quoted cells may hold any of them. Empty lines stay, so that rows keep their numbers.
 * @param text e.g. `BCD-536\t2`, `BCD-536，2` and `BCD-536  2` below each other
 */
export function readTextCells(text: string): TextCells {
  const plain = text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const usual = usualSeparator(plain);
  const cells: (readonly string[])[] = [];
  for (let start = 0; start <= plain.length; ) {
    const line = lineAt(plain, start);
    if (!line) return refused(refuse('paste.openQuote', { rowNo: cells.length + 1 }));
    cells.push(cellsOf(line, usual));
    start = line.next;
  }
  return { ok: true, cells };
}
