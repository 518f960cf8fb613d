/** Files and pasted text as rows of cells; the two parsers are loaded when they are needed. */

/** Rows of cells as text, or the sentence that says why there are none. */
export type CellsRead =
  | { readonly ok: true; readonly cells: readonly (readonly string[])[] }
  | { readonly ok: false; readonly text: string };

const MOST_BYTES = 5 * 1024 * 1024;
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

/** What a file's first bytes say about its text; UTF-8 where it is valid, else GB18030, which Chinese Excel saves. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: GB18030 has a character for every sequence, a wrong one then shows as an unknown model.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Text as rows of cells: tabs, commas or semicolons, with quotes. */
export async function textCells(text: string): Promise<CellsRead> {
  const { default: papa } = await import('papaparse');
  const delimiter = delimiterOf(text);
  const { data, errors } = papa.parse<string[]>(text.trimEnd(), { delimiter });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) return { ok: false, text: `第 ${(broken.row ?? 0) + 1} 行的引号没有成对，请修改后重新导入` };
  return { ok: true, cells: data };
}

/** The separator of the first line that has one; a single column has none. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/\r?\n/).filter((each) => /[\t;；,，]/.test(each));
  return ['\t', ';', '；', ',', '，'].find((each) => line.includes(each)) ?? '\t';
}

/** A CSV or XLSX file as rows of cells. */
export async function fileCells(file: File): Promise<CellsRead> {
  if (file.size > MOST_BYTES) return { ok: false, text: '文件超过 5 MB，请分成几个文件' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, OLD_EXCEL)) {
    return { ok: false, text: '这是旧版 Excel 文件（.xls），请另存为 .xlsx 或 .csv 后导入' };
  }
  return startsWith(bytes, ZIP) ? workbookCells(file) : textCells(decodeText(bytes));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

async function workbookCells(file: File): Promise<CellsRead> {
  const { readSheet } = await import('read-excel-file/browser');
  try {
    const rows = await readSheet(file);
    return { ok: true, cells: rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))) };
  } catch {
    // A ZIP that is no workbook, or a damaged one: the reader's own words are for developers.
    return { ok: false, text: '无法读取这个 Excel 文件，请另存为 .xlsx 或 .csv 后重新导入' };
  }
}
