/** The rows of a pasted block or an imported sheet: which column is what, and what every row says. */
import { tidyCell } from '../paste';

/** One row as it was given, its texts trimmed and full-width characters made half-width. */
export interface SheetRow {
  /** Its number in the sheet, from 1, the title row counted. */
  readonly rowNo: number;
  /** Product code or model. */
  readonly product: string;
  readonly number: string;
  /** Code of the ship-to; `''` where the sheet has no such column. */
  readonly sendto: string;
}

/** A sheet that can be judged row by row, or the sentence that says why it cannot be read. */
export type SheetRead =
  | {
      readonly ok: true;
      readonly rows: readonly SheetRow[];
      /** Other contents of the sheet, one sentence each: everything that is left out is reported. */
      readonly notes: readonly string[];
      /** Whether a column of the sheet is titled as ship-to. */
      readonly hasShipTos: boolean;
    }
  | { readonly ok: false; readonly text: string };

/** The most rows of one import; a longer file is refused, never cut off. Assumption. */
export const SHEET_ROWS = 1000;

type Field = Exclude<keyof SheetRow, 'rowNo'>;

/** The titles stand in one of the first rows that have content: a heading or a date may stand above them. Assumption. */
const TITLE_ROWS = 10;

/**
 * Column titles in lower case, without blanks, marks and text in brackets. The earlier title here wins where a sheet
 * has several. Assumption: the words; the specification shows no sheet.
 */
const TITLES: Readonly<Record<Field, readonly string[]>> = {
  product: [
    ...['产品编码', '商品编码', '物料编码', '物料号', '产品型号', '商品型号', '型号', '编码'],
    ...['型号或产品编码', '产品编码或型号', '型号或编码', '产品型号或编码', '规格型号'],
    ...['productcode', 'productmodel', 'model', 'sku'],
  ],
  number: [
    ...[
      '数量',
      '订购数量',
      '订货数量',
      '采购数量',
      '下单数量',
      '需求数量',
      '订单数量',
      '产品数量',
      '商品数量',
    ],
    ...['台数', '件数', '订货量', '采购量', '需求量', '订货台数', 'number', 'qty', 'quantity'],
  ],
  sendto: ['送达方编码', '送达方', '门店送达方编码', '门店编码', '门店', 'sendtocode', 'sendto', 'store'],
};

type Columns = Readonly<Record<Field, number>>;

const UNTITLED: Columns = { product: 0, number: 1, sendto: 2 };

const titleOf = (cell: string) =>
  tidyCell(cell)
    .replace(/\([^)]*\)|\[[^\]]*\]|【[^】]*】|[\s*:]/g, '')
    .toLowerCase();

function titledColumns(cells: readonly string[]): Columns {
  const titles = cells.map(titleOf);
  const at = (field: Field) =>
    TITLES[field].map((title) => titles.indexOf(title)).find((match) => match >= 0) ?? -1;
  return { product: at('product'), number: at('number'), sendto: at('sendto') };
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => tidyCell(cell) === '');
}

interface Numbered {
  readonly row: readonly string[];
  readonly rowNo: number;
}

/** Where the titles stand among the rows with content; -1 without any. One that lacks a column counts only as the first row. */
function titleRow(numbered: readonly Numbered[]): number {
  const whole = numbered.slice(0, TITLE_ROWS).findIndex(({ row }) => {
    const { product, number } = titledColumns(row);
    return product >= 0 && number >= 0;
  });
  if (whole >= 0) return whole;
  const { product, number } = titledColumns(numbered[0]?.row ?? []);
  return product >= 0 || number >= 0 ? 0 : -1;
}

function notesOf(above: readonly Numbered[], titles: readonly string[], columns: Columns): readonly string[] {
  const read = new Set(Object.values(columns));
  const unread = titles.filter((title, at) => !read.has(at) && tidyCell(title) !== '').map(tidyCell);
  return [
    ...(above.length > 0
      ? [`第 ${above.map(({ rowNo }) => rowNo).join('、')} 行在标题行之前，没有作为商品读取`]
      : []),
    ...(unread.length > 0 ? [`没有用到的列：${unread.join('、')}`] : []),
  ];
}

/**
 * Reads the cells of a sheet. The titles may stand below a heading; without titles the first column is the product, the
 * second the number and the third the ship-to. Empty rows are passed over.
 * @param cells rows of cells as text
 */
export function readSheet(cells: readonly (readonly string[])[]): SheetRead {
  const numbered = cells.map((row, at) => ({ row, rowNo: at + 1 })).filter(({ row }) => !isEmpty(row));
  if (numbered.length === 0) return { ok: false, text: '没有读到内容，请检查文件或粘贴的内容' };
  const at = titleRow(numbered);
  const titles = numbered[at]?.row ?? [];
  const columns = at < 0 ? UNTITLED : titledColumns(titles);
  if (columns.product < 0) return { ok: false, text: '没有找到“型号”或“产品编码”列' };
  if (columns.number < 0) return { ok: false, text: '没有找到“数量”列' };
  const values = numbered.slice(at + 1);
  if (values.length === 0) return { ok: false, text: '只有标题行，没有商品行' };
  if (values.length > SHEET_ROWS) {
    return { ok: false, text: `共 ${values.length} 行，一次最多 ${SHEET_ROWS} 行，请分成几次导入` };
  }
  const rows = values.map(({ row, rowNo }) => ({
    rowNo,
    product: tidyCell(row[columns.product]),
    number: tidyCell(row[columns.number]),
    sendto: tidyCell(row[columns.sendto]),
  }));
  const notes = notesOf(numbered.slice(0, Math.max(0, at)), titles, columns);
  return { ok: true, rows, notes, hasShipTos: at >= 0 && columns.sendto >= 0 };
}
