import type { Table } from '../../exports/workbook';
import type { Answer } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { handle } from '../resources/typed-handler';
import { allProducts } from './goods';

const NAMES: Readonly<Record<string, string>> = {
  CREDIT: '信用样表',
  PROTOTYPE: '样机样表',
  TRAFFIC: '整车样表',
};

const ENGINEERING_LINK = 'https://files.portal.invalid/samples/engineering.xlsx';

/** So many products show how a sheet is filled in. */
const ROWS = 3;

/** Three sample sheets are files; engineering answers with a link (SIDE-07). */
export const sampleSheetHandlers: Handlers = {
  ...handle('exportSampleSheet', ({ dealer, input: { type }, done, refuse }) => {
    if (type === 'ENGINEERING') return done(ENGINEERING_LINK as unknown as Answer<'exportSampleSheet'>); // no file but where it is
    const name = NAMES[type];
    return name === undefined ? refuse('refused') : { table: sampleSheet(dealer, name) };
  }),
};

/** A sheet whose headings 批量导入 knows, with the first products as its lines. */
function sampleSheet(dealer: Dealer, name: string): Table {
  const products = allProducts(dealer).filter(({ isWithdrawn }) => !isWithdrawn);
  return {
    name,
    headings: ['产品编码', '产品型号', '产品名称', '数量'],
    rows: products.slice(0, ROWS).map((product) => [product.code, product.model, product.name, 1]),
  };
}
