/** What a workbook says about its cells beside their values: what is hidden, merged, or a formula without a result. */
import { strFromU8, unzip } from 'fflate';
import { Parser } from 'saxen';

/** A block of merged cells; rows and columns counted from 0, the last ones included. */
export interface MergedCells {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A cell whose value cannot be taken as it stands; row and column counted from 0. */
export interface CellMark {
  readonly row: number;
  readonly column: number;
  /** A formula whose result was never saved, or one whose result is an error such as `#DIV/0!`. */
  readonly kind: 'formula' | 'error';
  /** The error, e.g. `#DIV/0!`; `''` for a formula without a result. */
  readonly text: string;
}

/** Facts of one sheet; rows and columns counted from 0. */
export interface SheetFacts {
  /** The sheet itself is hidden in its workbook. */
  readonly isHidden: boolean;
  /** Rows hidden by hand. */
  readonly hiddenRows: readonly number[];
  /** Rows that a filter of the sheet hides. */
  readonly filteredRows: readonly number[];
  readonly hiddenColumns: readonly number[];
  readonly merges: readonly MergedCells[];
  readonly marks: readonly CellMark[];
}

type Attributes = Readonly<Record<string, string>>;

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/** Runs through a document; names come without their prefix. */
function walk(
  xml: string,
  hooks: {
    readonly open: (name: string, attributes: Attributes) => void;
    readonly close?: (name: string) => void;
    readonly text?: (text: string) => void;
  },
): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    const plain = Object.entries(attributes()).map(([key, value]) => [local(key), decode(value)]);
    hooks.open(local(name), Object.fromEntries(plain));
  });
  if (hooks.close) parser.on('closeTag', (name) => hooks.close?.(local(name)));
  if (hooks.text) parser.on('text', (text) => hooks.text?.(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.parse(xml);
}

const isYes = (value: string | undefined) => value === '1' || value === 'true';

const LETTERS = 26;
const CODE_OF_A = 64;

/** `C5` as row 4 and column 2. */
function placeOf(address: string): { readonly row: number; readonly column: number } {
  const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/i.exec(address) ?? [];
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - CODE_OF_A,
    0,
  );
  return { row: Number.parseInt(digits, 10) - 1, column: column - 1 };
}

/** `A3:F20` as its corners; a single cell is both. */
function blockOf(ref: string): MergedCells {
  const [from = '', to = from] = ref.split(':');
  const [first, last] = [placeOf(from), placeOf(to)];
  return { top: first.row, left: first.column, bottom: last.row, right: last.column };
}

/** How far the width of a whole row is taken for hidden columns: what follows has no content that anybody sees. */
const MOST_COLUMNS = 1024;

interface OpenCell {
  readonly row: number;
  readonly column: number;
  readonly type: string;
  hasFormula: boolean;
  value: string | undefined;
}

/** The facts in the XML of one sheet. */
function readSheetFacts(xml: string): Omit<SheetFacts, 'isHidden'> {
  const hidden: number[] = [];
  const hiddenColumns: number[] = [];
  const merges: MergedCells[] = [];
  const marks: CellMark[] = [];
  let filter: MergedCells | undefined;
  let isFiltering = false;
  let row = -1;
  let column = -1;
  let cell: OpenCell | undefined;
  let isValue = false;
  const open = (name: string, attributes: Attributes) => {
    if (name === 'row') {
      row = attributes['r'] ? Number.parseInt(attributes['r'], 10) - 1 : row + 1;
      column = -1;
      if (isYes(attributes['hidden'])) hidden.push(row);
    } else if (name === 'c') {
      column = attributes['r'] ? placeOf(attributes['r']).column : column + 1;
      cell = { row, column, type: attributes['t'] ?? 'n', hasFormula: false, value: undefined };
    } else if (name === 'f' && cell) cell.hasFormula = true;
    else if (name === 'v' && cell) {
      cell.value = '';
      isValue = true;
    } else if (name === 'col' && isYes(attributes['hidden'])) {
      const first = Number.parseInt(attributes['min'] ?? '', 10);
      const last = Math.min(Number.parseInt(attributes['max'] ?? '', 10), first + MOST_COLUMNS);
      for (let at = first; at <= last; at += 1) hiddenColumns.push(at - 1);
    } else if (name === 'mergeCell') merges.push(blockOf(attributes['ref'] ?? ''));
    else if (name === 'autoFilter') filter = blockOf(attributes['ref'] ?? '');
    else if (name === 'filterColumn') isFiltering = true;
  };
  const close = (name: string) => {
    if (name === 'v') isValue = false;
    if (name !== 'c' || !cell) return;
    const kind = cell.type === 'e' ? 'error' : needsResult(cell) ? 'formula' : undefined;
    if (kind) marks.push({ row: cell.row, column: cell.column, kind, text: cell.value ?? '' });
    cell = undefined;
  };
  const text = (piece: string) => {
    if (isValue && cell) cell.value = (cell.value ?? '') + piece;
  };
  walk(xml, { open, close, text });
  const inFilter = (at: number) =>
    filter !== undefined && isFiltering && at > filter.top && at <= filter.bottom;
  return {
    hiddenRows: hidden.filter((at) => !inFilter(at)),
    filteredRows: hidden.filter(inFilter),
    hiddenColumns,
    merges,
    marks,
  };
}

/** A text may be empty by its formula; a number that is empty was never calculated. */
function needsResult({ hasFormula, type, value }: OpenCell): boolean {
  return hasFormula && (value === undefined || (value === '' && type === 'n'));
}

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const isWanted = ({ name }: { readonly name: string }) =>
  name === WORKBOOK || name === RELATIONS || name.startsWith('xl/worksheets/');

function unzipped(bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>>> {
  return new Promise((resolve, reject) => {
    unzip(bytes, { filter: isWanted }, (error, files) => (error ? reject(error) : resolve(files)));
  });
}

/**
 * Facts of each sheet of an XLSX file, by the sheet's name.
 * @param bytes of the complete file
 * @throws for a file that is no workbook
 */
export async function workbookFacts(bytes: Uint8Array): Promise<ReadonlyMap<string, SheetFacts>> {
  const files = await unzipped(bytes);
  const textOf = (name: string) => {
    const file = files[name];
    return file ? strFromU8(file) : '';
  };
  const paths = new Map<string, string>();
  walk(textOf(RELATIONS), {
    open: (name, { Id: id = '', Target: target = '' }) => {
      if (name === 'Relationship') paths.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets = new Map<string, SheetFacts>();
  walk(textOf(WORKBOOK), {
    open: (tag, { name = '', id = '', state = 'visible' }) => {
      if (tag !== 'sheet') return;
      const facts = readSheetFacts(textOf(paths.get(id) ?? ''));
      sheets.set(name, { ...facts, isHidden: state !== 'visible' });
    },
  });
  return sheets;
}
