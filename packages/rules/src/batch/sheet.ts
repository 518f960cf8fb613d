/** The rows of a pasted block or an imported sheet: which column is what, and what every row says (CART-08). */

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
  | { readonly ok: true; readonly rows: readonly SheetRow[] }
  | { readonly ok: false; readonly text: string };

/** The most rows of one import; more are refused as a whole, never cut off. Assumption. */
export const SHEET_ROWS = 1000;

type Field = Exclude<keyof SheetRow, 'rowNo'>;

/** Titles by which a column is known, without blanks and in lower case. */
const TITLES: Readonly<Record<Field, readonly string[]>> = {
  product: [
    '型号',
    '产品型号',
    '商品型号',
    '编码',
    '产品编码',
    '商品编码',
    '物料编码',
    '型号或编码',
    '产品型号或编码',
    'model',
    'productmodel',
    'productcode',
    'sku',
  ],
  number: ['数量', '台数', '订购数量', '订货数量', '采购数量', '数量(台)', 'number', 'qty', 'quantity'],
  sendto: ['送达方', '送达方编码', '门店', '门店编码', '门店送达方编码', 'sendto', 'sendtocode', 'store'],
};

type Columns = Readonly<Record<Field, number>>;

const UNTITLED: Columns = { product: 0, number: 1, sendto: 2 };

/** A cell without blanks around it, full-width letters and digits made half-width. */
function tidy(cell: string | undefined): string {
  return (cell ?? '').normalize('NFKC').trim();
}

function titledColumns(first: readonly string[]): Columns | undefined {
  const titles = first.map((cell) => tidy(cell).replace(/\s/g, '').toLowerCase());
  const at = (field: Field) => titles.findIndex((title) => TITLES[field].includes(title));
  const columns = { product: at('product'), number: at('number'), sendto: at('sendto') };
  return columns.product >= 0 || columns.number >= 0 ? columns : undefined;
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => tidy(cell) === '');
}

/**
 * Reads the cells of a sheet. Without a row of titles the first column is the product, the second the number and the
 * third the ship-to; empty rows are passed over (CART-08).
 * @param cells rows of cells as text, the first row perhaps one of titles
 */
export function readSheet(cells: readonly (readonly string[])[]): SheetRead {
  const numbered = cells.map((row, at) => ({ row, rowNo: at + 1 })).filter(({ row }) => !isEmpty(row));
  const [first] = numbered;
  if (!first) return { ok: false, text: '没有读到内容，请检查文件或粘贴的内容' };
  const titled = titledColumns(first.row);
  if (titled && titled.product < 0) return { ok: false, text: '没有找到“型号”或“产品编码”列' };
  if (titled && titled.number < 0) return { ok: false, text: '没有找到“数量”列' };
  const columns = titled ?? UNTITLED;
  const given = titled ? numbered.slice(1) : numbered;
  if (given.length === 0) return { ok: false, text: '只有标题行，没有商品行' };
  if (given.length > SHEET_ROWS) {
    return { ok: false, text: `共 ${given.length} 行，一次最多 ${SHEET_ROWS} 行，请分成几次导入` };
  }
  const rows = given.map(({ row, rowNo }) => ({
    rowNo,
    product: tidy(row[columns.product]),
    number: tidy(row[columns.number]),
    sendto: tidy(row[columns.sendto]),
  }));
  return { ok: true, rows };
}
