import { type Fields, list, number, text } from '../state/memory/input';
import type { Cell } from './workbook';

/** One column of a file: its heading, and what a row of it shows. */
export interface ExportColumn {
  readonly heading: string;
  readonly cell: (row: Fields) => Cell;
}

/** An export and the list call whose rows, by the same filters, its file holds. */
export interface ExportTable {
  readonly list: string;
  /** Its type as a report that the server makes meanwhile; Assumption: none is shown. */
  readonly taskType?: string;
  /** The file's name without its ending. */
  readonly name: string;
  /** Without it the columns are the fields that the description names. */
  readonly columns?: readonly ExportColumn[];
  /** The list within a record of which each item is a row, together with the record's fields. */
  readonly lines?: string;
}

const texts = (heading: string, name: string): ExportColumn => ({
  heading,
  cell: (row) => text(row, name),
});
const figures = (heading: string, name: string): ExportColumn => ({
  heading,
  cell: (row) => number(row, name),
});

const lineAmount = (row: Fields) => Math.round(number(row, 'number') * number(row, 'price') * 100) / 100;

/** One row for each line of an order, as 订单查询 shows it. */
const ORDER_COLUMNS: readonly ExportColumn[] = [
  texts('订单号', 'orderNo'),
  texts('下单日期', 'createDate'),
  texts('状态', 'statusName'),
  texts('产品编码', 'productCode'),
  texts('型号', 'productModel'),
  figures('数量（台）', 'number'),
  figures('单价（元）', 'price'),
  { heading: '金额（元）', cell: lineAmount },
  texts('送达方编码', 'sendtoCode'),
  texts('送达方地址', 'sendtoAddress'),
  texts('付款方编码', 'payerCode'),
  texts('付款方名称', 'payerName'),
];

const RESERVE_COLUMNS: readonly ExportColumn[] = [
  texts('备货单号', 'reserveNo'),
  texts('状态', 'statusName'),
  texts('产品编码', 'productCode'),
  texts('型号', 'productModel'),
  figures('备货（台）', 'number'),
  figures('已下单（台）', 'usedNumber'),
  {
    heading: '剩余（台）',
    cell: (row) => number(row, 'leftNumber', number(row, 'number') - number(row, 'usedNumber')),
  },
  texts('仓库', 'warehouseName'),
  texts('生效日期', 'beginDate'),
  texts('失效日期', 'endDate'),
];

/** Every export whose file is a table (HTTP-10). */
export const EXPORTS: Readonly<Record<string, ExportTable>> = {
  exportMyOrders: {
    list: 'queryMyOrders',
    taskType: 'MY_ORDER',
    name: '我的订单',
    columns: ORDER_COLUMNS,
    lines: 'lineList',
  },
  exportPopReserves: { list: 'queryPopReserves', name: 'POP备货单', columns: RESERVE_COLUMNS },
  exportInvoices: { list: 'queryInvoices', taskType: 'INVOICE', name: '发票明细' },
  exportMonthAccounts: { list: 'queryMonthAccounts', taskType: 'MONTH_ACCOUNT', name: '月账单' },
  exportDayAccounts: { list: 'queryDayAccounts', taskType: 'DAY_ACCOUNT', name: '日账单' },
  exportReconciliations: { list: 'queryReconciliations', taskType: 'RECONCILIATION', name: '往来对账' },
  exportAccountStatement: {
    list: 'queryAccountStatement',
    taskType: 'ACCOUNT_STATEMENT',
    name: '往来账对账单',
  },
  exportCapitalFlow: { list: 'queryAccountStatement', taskType: 'CAPITAL_FLOW', name: '资金流水' },
  exportRebates: { list: 'queryRebates', taskType: 'REBATE', name: '返利' },
};

/** The rows of a file out of the records of its list. */
export function rowsOf(records: readonly Fields[], { lines }: ExportTable): readonly Fields[] {
  if (lines === undefined) return records;
  return records.flatMap((record) => list(record, lines).map((line) => ({ ...record, ...line })));
}
