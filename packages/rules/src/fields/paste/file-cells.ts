/** Rows of cells in a text file: one separator for all of it, that of its headings (RFC 4180). */
import { refuse, refused } from '../../base/refusal';
import { readTextCells, type TextCells } from './pasted-cells';

const SEPARATORS: readonly string[] = ['\t', ';', '；', ',', '，'];
/** Excel's own first line: `sep=;`. */
const SAYS_SEPARATOR = /^"?sep=(.)"?\s*(?:\n|$)/i;
/** The headings stand in one of the first lines; a bank writes about ten above them, Alipay 24. Assumption. */
const SEARCHED_LINES = 40;

/** How often each separator stands outside quotes in a line. */
function countsOf(line: string): readonly number[] {
  const counts = SEPARATORS.map(() => 0);
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    const at = isQuoted ? -1 : SEPARATORS.indexOf(letter);
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** The separator that stands most often in one of the first lines. */
function separatorOf(text: string): string | undefined {
  let best = { count: 0, separator: '' };
  let start = 0;
  for (let line = 0; line < SEARCHED_LINES && start <= text.length; line += 1) {
    const end = text.indexOf('\n', start);
    const counts = countsOf(text.slice(start, end < 0 ? text.length : end));
    for (const [at, count] of counts.entries()) {
      if (count > best.count) best = { count, separator: SEPARATORS[at] ?? '' };
    }
    start = end < 0 ? text.length + 1 : end + 1;
  }
  return best.count > 0 ? best.separator : undefined;
}

interface Cell {
  readonly text: string;
  /** The place behind the cell: its separator, its line break, or the end. */
  readonly end: number;
}

/** A quoted cell from its opening quote on; what stands behind the closing quote belongs to it. Undefined when it is never closed. */
function quotedCell(text: string, from: number, separator: string): Cell | undefined {
  let cell = '';
  let start = from + 1;
  for (;;) {
    const quote = text.indexOf('"', start);
    if (quote < 0) return undefined;
    cell += text.slice(start, quote);
    if (text[quote + 1] === '"') {
      cell += '"';
      start = quote + 2;
      continue;
    }
    const rest = plainCell(text, quote + 1, separator);
    return { text: `${cell}${rest.text.trim()}`, end: rest.end };
  }
}

function plainCell(text: string, from: number, separator: string): Cell {
  const line = text.indexOf('\n', from);
  const lineEnd = line < 0 ? text.length : line;
  const place = text.slice(from, lineEnd).indexOf(separator);
  const end = place < 0 ? lineEnd : from + place;
  return { text: text.slice(from, end), end };
}

/**
 * Reads a CSV or text file as rows of cells. Its separator is that of its headings, or the one that a first line
 * `sep=;` names; it never changes from line to line. A file without any separator is read like a pasted text.
 * @param file e.g. `型号,数量\nBCD-536,2`
 * @returns the rows, empty lines too; or the row in which a quote was opened and never closed, counted from 1
 */
export function readFileCells(file: string): TextCells {
  const text = file.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '');
  const said = SAYS_SEPARATOR.exec(text);
  const separator = said?.[1] ?? separatorOf(text);
  if (separator === undefined) return readTextCells(file);
  const rows: (readonly string[])[] = said ? [[]] : [];
  let row: string[] = [];
  let at = said ? said[0].length : 0;
  while (at <= text.length) {
    const first = text.slice(at, at + 1);
    const cell: Cell | undefined =
      first === '"' ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    if (!cell) return refused(refuse('paste.openQuote', { rowNo: rows.length + 1 }));
    row.push(cell.text);
    at = cell.end + 1;
    if (text[cell.end] === separator) continue;
    // A copy has room for its cells alone: an array that grew has room for a dozen more, in every row.
    rows.push(row.slice());
    row = [];
  }
  return { ok: true, cells: rows };
}
