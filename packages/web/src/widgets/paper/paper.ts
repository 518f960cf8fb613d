/** Papers of A4 as data: what stands on them, and how it is laid on sheets. */
import { BY_HAND } from './paper-words';

export interface PaperColumn {
  readonly title: string;
  /** Figures stand right and are never cut, nor in two lines. */
  readonly isFigure?: boolean;
}

export interface PaperLine {
  /** Their lines are parted by `\n`. */
  readonly cells: readonly string[];
  /** Bold; its words may go on over the empty cells behind them. */
  readonly isSum?: boolean;
}

export interface PaperTable {
  readonly heading?: string;
  readonly columns: readonly PaperColumn[];
  readonly lines: readonly PaperLine[];
}

/** A party that stamps and signs, and what it says by that. */
export interface PaperSeal {
  readonly party: string;
  /** A party whose name no call tells writes it by hand. */
  readonly name?: string;
  readonly choices?: string;
}

export interface Paper {
  readonly title: string;
  /** At the right of the head: its number, the unit of its amounts. */
  readonly note: string;
  readonly isUpright?: boolean;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly tables: readonly PaperTable[];
  readonly notes?: readonly string[];
  readonly seals?: readonly PaperSeal[];
  /** Who signs where nobody stamps: 制表, 复核. */
  readonly signers?: readonly string[];
  /** Of what its file is called: what it is, whose, of when. */
  readonly file: readonly (string | undefined)[];
}

/** The lines of a table that one sheet has. */
export interface SheetPart {
  readonly table: PaperTable;
  readonly fit: Fit;
  readonly lines: readonly PaperLine[];
  /** Whether the table begins here: its heading stands above. */
  readonly isFirst: boolean;
}

/** A part that is still filled. */
interface Part extends SheetPart {
  readonly lines: PaperLine[];
}

/** The columns of a table in millimetres, and by how much its type is smaller where they have too little room. */
interface Fit {
  readonly widths: readonly number[];
  readonly scale: number;
}

/** Millimetres of the type of 9 pt: a line, the room around it, a Chinese character, any other one. */
const LINE = 4.41;
const ROW_ROOM = 1.5;
const WIDE = 3.175;
const NARROW = 1.8;
/** Bold type is wider. */
const BOLD = 1.06;
/** Millimetres left and right of a cell together. */
const SIDES = 3.1;
/** No column of words is narrower, as long as the type need not be smaller for it. */
const LEAST_TEXT = 20;
const LEAST_SCALE = 0.6;

/** Millimetres that a sheet has, across and upright. */
const SHEETS = { across: { width: 267, height: 178 }, upright: { width: 175, height: 262 } } as const;
const HEAD = 13;
const FACT = 5.5;
/** Between two facts, at least of a label, and between it and its text. */
const FACT_GAP = 6;
const FACT_LABEL = 9;
const FACT_SIDE = 3;
const RUNNING = 6.5;
const FOOT = 5;
const HEADING = 12.5;
const SEALS = 46;
const SIGNERS = 15;
const NOTE = 7.5;
/** Notes and what a sheet goes on with are of 8 pt. */
const SMALL = 8 / 9;

/** Millimetres of a text in one line. */
function textWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += sign > '\u2E7F' ? WIDE : NARROW;
  return width;
}

const isWords = (cell: string) => /[\u2E80-\uFFEF]/.test(cell);

/** What a cell needs its own column for: the words of a sum may go on over empty cells. */
function ownCell({ cells, isSum }: PaperLine, at: number): string {
  const cell = cells[at] ?? '';
  return isSum && isWords(cell) && cells[at + 1] === '' ? '' : cell;
}

/** The widths of a table: figures and numbers get what they need, words the rest; where that is too little, all is smaller. */
export function fitOf({ columns, lines }: PaperTable, isUpright: boolean): Fit {
  const { width } = isUpright ? SHEETS.upright : SHEETS.across;
  const needs = columns.map(({ title, isFigure = false }, at) => {
    const cells = lines.map((line) => ownCell(line, at));
    const texts = cells.flatMap((cell) => cell.split('\n'));
    const head = textWidth(title) + SIDES;
    const need = texts.reduce((most, text) => Math.max(most, textWidth(text) * BOLD + SIDES), head);
    const isFixed = isFigure || !cells.some(isWords);
    return { need, least: isFixed ? need : Math.max(head, Math.min(need, LEAST_TEXT)) };
  });
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const [needed, least] = [sum(needs.map(({ need }) => need)), sum(needs.map((own) => own.least))];
  const scale = Math.max(LEAST_SCALE, Math.min(1, width / least));
  if (needed * scale <= width) {
    // What is left goes to all columns alike.
    const more = width / needed;
    return { widths: needs.map(({ need }) => need * more), scale };
  }
  const part = Math.max(0, (width - least * scale) / (needed - least || 1));
  return { widths: needs.map((own) => own.least * scale + (own.need - own.least) * part), scale };
}

/** The columns that a cell stands over: the words of a sum go on over the empty cells behind them; 0 where those before do. */
export function spanOf({ cells, isSum }: PaperLine, at: number, columns: readonly PaperColumn[]): number {
  if (!isSum) return 1;
  const hasWords = (place: number) => Boolean(cells[place]) && !columns[place]?.isFigure;
  const before = cells.slice(0, at).findLastIndex(Boolean);
  if (!cells[at] && before >= 0 && hasWords(before)) return 0;
  if (!hasWords(at)) return 1;
  const next = cells.findIndex((cell, place) => place > at && cell !== '');
  return (next < 0 ? columns.length : next) - at;
}

/** Millimetres of a line of a table. */
function heightOf(line: PaperLine, columns: readonly PaperColumn[], { widths, scale }: Fit): number {
  const { cells, isSum = false } = line;
  const lines = cells.map((cell, at) => {
    const texts = cell.split('\n');
    if (isSum && columns[at]?.isFigure) return texts.length;
    const own = widths.slice(at, at + spanOf(line, at, columns));
    const room = Math.max(1, own.reduce((all, width) => all + width, 0) - SIDES);
    const size = isSum ? scale * BOLD : scale;
    return texts.reduce((all, text) => all + rowsOf(textWidth(text) * size, room), 0);
  });
  return Math.max(1, ...lines) * LINE * scale + ROW_ROOM;
}

/** Lines that the facts of the head take besides one for each two of them. */
export function factLinesMore(facts: Paper['facts'], isUpright = false): number {
  const { width } = isUpright ? SHEETS.upright : SHEETS.across;
  const lines = facts.map(([label, text]) => {
    const room = (width - FACT_GAP) / 2 - Math.max(FACT_LABEL, textWidth(label)) - FACT_SIDE;
    return rowsOf(textWidth(text), room);
  });
  let more = 0;
  for (let at = 0; at < lines.length; at += 2) more += Math.max(...lines.slice(at, at + 2)) - 1;
  return more;
}

/** Lines of a text; words that are not parted leave some room at the end of each. */
const rowsOf = (width: number, room: number) => (width <= room ? 1 : Math.ceil((width * 1.06) / room));

/** What further sheets are of: the parties, accounts and days that the head names first. */
export function runningOf({ title, facts }: Paper): string {
  const texts = facts.map(([, text]) => text).filter((text) => text !== BY_HAND);
  return [title, ...texts.slice(0, 3)].join('　');
}

/**
 * The lines of a paper by sheets: none is parted, a heading stands over a line of its table, and what stands at the end
 * has its room, if need be on a sheet of its own.
 */
export function sheetsOf(paper: Paper): readonly (readonly SheetPart[])[] {
  const { facts, tables, notes = [], seals = [], signers = [], isUpright = false } = paper;
  const { width, height } = isUpright ? SHEETS.upright : SHEETS.across;
  const moreLines = (text: string) => (rowsOf(textWidth(text) * SMALL, width) - 1) * LINE;
  const noted = notes.reduce((all, note) => all + NOTE + moreLines(note), 0);
  const end = noted + Math.ceil(seals.length / 2) * SEALS + (signers.length > 0 ? SIGNERS : 0);
  const sheets: Part[][] = [[]];
  let left =
    height - HEAD - Math.ceil(facts.length / 2) * FACT - factLinesMore(facts, isUpright) * LINE - FOOT;
  const turn = () => {
    sheets.push([]);
    left = height - RUNNING - moreLines(runningOf(paper)) - FOOT;
  };
  for (const table of tables) {
    const { heading, columns, lines } = table;
    const fit = fitOf(table, isUpright);
    let part: PaperLine[] | undefined;
    for (const line of lines.length > 0 ? lines : [undefined]) {
      const isFirst = line === lines[0];
      const own = line ? heightOf(line, columns, fit) : 0;
      const head = LINE + ROW_ROOM + (isFirst && heading ? HEADING : 0);
      if ((part ? 0 : head) + own > left && sheets.at(-1)?.length) {
        turn();
        part = undefined;
      }
      if (!part) {
        part = [];
        sheets.at(-1)?.push({ table, fit, lines: part, isFirst });
        left -= head;
      }
      if (line) part.push(line);
      left -= own;
    }
  }
  if (left < end) {
    const sums = sumsAtEnd(sheets.at(-1)?.at(-1));
    turn();
    if (sums) sheets.at(-1)?.push(sums);
  }
  return sheets;
}

/** Takes the sums away that end a part, if something is left of it: signatures stand below what they are for. */
function sumsAtEnd(part: Part | undefined): Part | undefined {
  if (!part) return undefined;
  const first = part.lines.findLastIndex(({ isSum }) => !isSum) + 1;
  if (first === 0 || first === part.lines.length) return undefined;
  return { ...part, lines: part.lines.splice(first), isFirst: false };
}
