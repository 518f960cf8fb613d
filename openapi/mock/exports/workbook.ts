import type { Reply } from '../respond';

/** A cell; a text stays a text with any first character: nothing in a file runs as a formula. */
export type Cell = string | number | undefined;

/** One table with its headings. */
export interface Table {
  /** The file's name and the sheet's, without an ending, e.g. 我的订单. */
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Characters of a column. */
const WIDTH = { least: 10, most: 40 };

/** An answer that is an Excel file of one table (HTTP-10). */
export async function fileReply(table: Table): Promise<Reply> {
  return {
    status: 200,
    headers: {
      'Content-Type': XLSX,
      'Content-Disposition': `attachment; filename="export.xlsx"; filename*=UTF-8''${encodeURIComponent(`${table.name}.xlsx`)}`,
    },
    body: await workbook(table),
  };
}

/** A document or a picture that a browser shows. */
export interface ShownFile {
  /** In ASCII, for clients that read nothing else. */
  readonly fileName: string;
  /** The name that people read. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** An answer that a browser shows and can keep under its name (HTTP-10). */
export function shownReply({ fileName, name, type, bytes }: ShownFile): Reply {
  const disposition = `inline; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return {
    status: 200,
    headers: { 'Content-Type': type, 'Content-Disposition': disposition },
    body: bytes,
  };
}

/** An uploaded file with its bytes. */
export interface ShownUpload {
  readonly fileName: string;
  /** Undefined for a file that is saved, not shown. */
  readonly type: string | undefined;
  readonly bytes: Buffer;
}

/** A file as it was uploaded; a browser shows pictures and PDF and saves anything else. */
export function uploadReply({ fileName, type, bytes }: ShownUpload): Reply {
  const kind = type === undefined ? 'attachment' : 'inline';
  return {
    status: 200,
    headers: {
      'Content-Type': type ?? 'application/octet-stream',
      'Content-Disposition': `${kind}; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      'X-Content-Type-Options': 'nosniff',
    },
    body: bytes,
  };
}

/** The bytes of an Excel file: the first row holds the headings and stays in sight, codes are texts, figures are numbers. */
export async function workbook({ name, headings, rows }: Table): Promise<Buffer> {
  const { default: writeWorkbook } = await import('write-excel-file/node'); // most starts of the mock write no file
  const head = headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const columns = headings.map((heading, at) => ({
    width: Math.min(WIDTH.most, Math.max(WIDTH.least, ...[heading, ...rows.map((row) => row[at])].map(room))),
  }));
  const sheet = [head, ...rows.map((row) => row.map(cellOf))];
  return writeWorkbook(sheet, { sheet: name, columns, stickyRowsCount: 1 }).toBuffer();
}

function cellOf(value: Cell) {
  if (value === undefined || value === '') return null;
  return typeof value === 'number' ? { value, type: Number } : { value, type: String, format: '@' };
}

/** Characters that a cell takes; a Chinese one takes two. */
function room(value: Cell): number {
  return [...String(value ?? '')].reduce((sum, letter) => sum + (letter > '\u2000' ? 2 : 1), 2);
}
