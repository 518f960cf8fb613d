/** Rows of cells in a text: pasted from a spreadsheet or a chat, or read from a file. */

/** The rows of a text, or the row in which a quote was opened and never closed, counted from 1. */
export type TextCells =
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: false; readonly rowNo: number };

const SEPARATORS = ['\t', ';', '；', ',', '，'] as const;
type Separator = (typeof SEPARATORS)[number];

function isSeparator(letter: string): letter is Separator {
  return SEPARATORS.some((separator) => separator === letter);
}

const GROUPED = /^(\S*\s+)?\d{1,3}(,\d{3})+(\.0+)?\s*$/;

interface Line {
  /** The line as single letters, without its line break. */
  readonly letters: readonly string[];
  /** The place of every separator that stands outside quotes. */
  readonly separators: readonly { readonly at: number; readonly letter: Separator }[];
}

/** Where a quoted cell ends that begins at a place; undefined when it never does. */
function endOfQuote(letters: readonly string[], from: number): number | undefined {
  for (let at = from + 1; at < letters.length; at += 1) {
    if (letters[at] !== '"') continue;
    if (letters[at + 1] !== '"') return at;
    at += 1;
  }
  return undefined;
}

/** Cuts a text into lines; a line break inside quotes ends none. */
function linesOf(text: string): readonly Line[] | { readonly openRow: number } {
  const letters = [...text.replace(/\r\n?/g, '\n').replace(/^\uFEFF/, '')];
  const lines: Line[] = [];
  let start = 0;
  let separators: Line['separators'][number][] = [];
  for (let at = 0; at <= letters.length; at += 1) {
    const letter = letters[at] ?? '\n';
    const isStart = at === start || separators.at(-1)?.at === at - 1;
    if (letter === '"' && isStart) {
      const end = endOfQuote(letters, at);
      if (end === undefined) return { openRow: lines.length + 1 };
      at = end;
    } else if (letter === '\n') {
      lines.push({
        letters: letters.slice(start, at),
        separators: separators.map((separator) => ({ ...separator, at: separator.at - start })),
      });
      start = at + 1;
      separators = [];
    } else if (isSeparator(letter)) {
      separators.push({ at, letter });
    }
  }
  return lines;
}

/** Whether a line is one number, or a product and a number behind a blank, with commas for thousands. */
function isGrouped({ letters, separators }: Line): boolean {
  const commas = separators.every(({ letter }) => letter === ',' || letter === '，');
  return commas && GROUPED.test(letters.join('').normalize('NFKC'));
}

/** The separator of the cells of one line: a tab first, then the separator of the text's first line, else its own. */
function separatorOf(line: Line, usual: Separator | undefined): Separator | undefined {
  if (isGrouped(line)) return undefined;
  const order = ['\t', ...(usual ? [usual] : []), ...SEPARATORS] as const;
  return order.find((separator) => line.separators.some(({ letter }) => letter === separator));
}

function unquoted(cell: string): string {
  return /^"[\s\S]*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function cellsOf(line: Line, usual: Separator | undefined): readonly string[] {
  const { letters, separators } = line;
  const separator = separatorOf(line, usual);
  const text = letters.join('');
  if (separator === undefined) return text.startsWith('"') ? [unquoted(text)] : text.trim().split(/\s+/);
  const places = separators.filter(({ letter }) => letter === separator).map(({ at }) => at);
  return [-1, ...places].map((from, index) =>
    unquoted(letters.slice(from + 1, places[index] ?? letters.length).join('')),
  );
}

/**
 * Reads a text as rows of cells. Every line may have its own separator: a tab, a comma or semicolon of either width, or
 * blanks. Quoted cells may hold any of them. Empty lines stay, so that rows keep their numbers.
 * @param text e.g. `BCD-536\t2`, `BCD-536，2` and `BCD-536  2` below each other
 */
export function readTextCells(text: string): TextCells {
  const lines = linesOf(text);
  if ('openRow' in lines) return { ok: false, rowNo: lines.openRow };
  const first = lines.find(({ separators }) => separators.length > 0);
  const usual = first && separatorOf(first, undefined);
  return { ok: true, cells: lines.map((line) => cellsOf(line, usual)) };
}
