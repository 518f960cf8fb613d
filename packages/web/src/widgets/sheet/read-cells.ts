/** Files and pasted text as rows of cells; the reader of workbooks is loaded when it is needed. */

import { pasteText, readFileCells, readTextCells, type TextCells } from '@dealer-portal/rules/paste';
import { sheetSizeRefusal, unpackedSizeRefusal, uploadText } from '@dealer-portal/rules/upload';
import type { SheetFacts } from './sheet-facts';
import { unpackedSize } from './unpacked-size';

/** One sheet of a file, or the complete text. */
export interface CellSheet extends Partial<SheetFacts> {
  /** The sheet's name in its workbook; `''` for a text. */
  readonly name: string;
  /** Rows of cells as text. */
  readonly cells: readonly (readonly string[])[];
}

/** The sheets that hold anything, or the sentence that says why there are none. */
export type CellsRead =
  | { readonly ok: true; readonly sheets: readonly CellSheet[] }
  | { readonly ok: false; readonly text: string };

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** Text of a file: its byte order mark decides, else UTF-8 where it is valid, else GB18030, which Chinese Excel saves. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Only UTF-16 has zero bytes in a text; its separators are ASCII.
  if (bytes.includes(0)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: GB18030 has a character for every sequence, a wrong one then shows as an unknown model.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const OLD_FILE = '这是旧版 Excel 文件（.xls），请另存为 .xlsx 或 .csv 后导入';
const LOCKED = '这个文件有打开密码，读不了。请在 Excel 或 WPS 里取消密码，另存后重新选择';

/** A workbook with a password is wrapped as an old file is; it names its content in UTF-16. */
const WRAPPED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function isLocked(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(WRAPPED[0] ?? 0); at >= 0; at = bytes.indexOf(WRAPPED[0] ?? 0, at + 1)) {
    if (startsWith(bytes.subarray(at), WRAPPED)) return true;
  }
  return false;
}

const OTHER_FILE = '这不是 CSV 或 Excel 文件，请选择 .csv 或 .xlsx 文件';
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters mark a picture or a PDF.
const NO_TEXT = /^%PDF|[\u0000-\u0008\u000E-\u001F\uFFFD]/;
const MARKUP = /^\s*<(!doctype|html|head|meta|table|style|\?xml)/i;

function textFileCells(bytes: Uint8Array): CellsRead {
  const text = decodeText(bytes);
  if (NO_TEXT.test(text)) return { ok: false, text: OTHER_FILE };
  if (MARKUP.test(text)) {
    return { ok: false, text: '这是网页格式的表格，请用 Excel 打开后另存为 .xlsx 或 .csv 再导入' };
  }
  return sheetOf(readFileCells(text.trimEnd()));
}

/** A pasted text as the rows of one sheet. */
export function textCells(text: string): CellsRead {
  return sheetOf(readTextCells(text.trimEnd()));
}

function sheetOf(read: TextCells): CellsRead {
  if (!read.ok) return { ok: false, text: pasteText(read.refusal) };
  return { ok: true, sheets: [{ name: '', cells: read.cells }] };
}

/** A CSV or XLSX file as sheets of cells. */
export async function fileCells(file: File): Promise<CellsRead> {
  const problem = uploadText(sheetSizeRefusal(file));
  if (problem) return { ok: false, text: problem };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLD_EXCEL)) return { ok: false, text: isLocked(bytes) ? LOCKED : OLD_FILE };
  return startsWith(bytes, ZIP) ? workbookCells(bytes) : textFileCells(bytes);
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

const UNREADABLE = '无法读取这个 Excel 文件，请另存为 .xlsx 或 .csv 后重新导入';

async function workbookCells(bytes: Uint8Array<ArrayBuffer>): Promise<CellsRead> {
  const size = unpackedSize(bytes);
  if (size === undefined) return { ok: false, text: UNREADABLE };
  const problem = uploadText(unpackedSizeRefusal(bytes.length, size));
  if (problem) return { ok: false, text: problem };
  const [{ default: readWorkbook }, { workbookFacts }] = await Promise.all([
    import('read-excel-file/browser'),
    import('./sheet-facts'),
  ]);
  try {
    const [workbook, facts] = await Promise.all([readWorkbook(bytes.slice().buffer), workbookFacts(bytes)]);
    const sheets = workbook.map(({ sheet, data }) => {
      const cells = data.map((row) => row.map(cellText));
      const known = facts.get(sheet);
      // The reader leaves errors out; the dealer sees them, and so does the page.
      for (const { row, column, text } of known?.marks ?? []) {
        if (text !== '' && cells[row]?.[column] !== undefined) cells[row][column] = text;
      }
      return { name: sheet, cells, ...known };
    });
    const filledSheets = sheets.filter(({ cells }) =>
      cells.some((row) => row.some((cell) => cell.trim() !== '')),
    );
    return { ok: true, sheets: filledSheets.length > 0 ? filledSheets : sheets.slice(0, 1) };
  } catch {
    // A ZIP that is no workbook, or a damaged one: the reader's own words are for developers.
    return { ok: false, text: UNREADABLE };
  }
}

/** A figure with more digits than a spreadsheet keeps. */
const MOST_KEPT = 1e15;

/** A cell as a dealer sees it; a day is a midnight of UTC to the reader. */
function cellText(cell: unknown): string {
  if (cell === null) return '';
  // As Excel shows it, 1.23457E+17: written out it would look like the number that was meant.
  if (typeof cell === 'number' && Math.abs(cell) >= MOST_KEPT) return cell.toExponential(5).toUpperCase();
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
