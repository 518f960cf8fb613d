import type { RecordOf } from '@dealer-portal/sdk';
import { queryRetailAggregations } from '@dealer-portal/sdk/operations';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { jointKey } from '#kits/report/row-key';
import { href } from '#routes';
import { columnsOf, type ReportColumn } from '#ui/table/columns';

/** The sales of a product in a month. */
type Retail = RecordOf<'queryRetailAggregations'>;

const column = columnsOf<Retail>();

/** The columns of a product's month, of which each page chooses. */
export const RETAIL = {
  product: column.custom('product', '产品', {
    width: 240,
    text: ({ productModel, productCode }) => productModel ?? productCode,
    to: ({ productCode }) => href('detail', { productCode }),
    detail: ['产品名称', ({ productName }) => productName],
    isSortable: true,
  }),
  month: column.code('month', '月份', { width: 96, isSortable: true }),
  number: column.number('retailNumber', '零售数量', { width: 112, unit: '台', isSortable: true }),
  price: column.money('retailPrice', '平均零售价', { width: 136, total: false }),
  amount: column.money('retailAmount', '零售金额', { width: 144, isSortable: true }),
} as const;

interface RetailOptions {
  readonly name: string;
  readonly noun: string;
  readonly columns: readonly ReportColumn<Retail>[];
}

/** The retail of each product by month, with the sum of all that the filters leave. */
export function retailReport(options: RetailOptions) {
  return defineReport({
    ...options,
    operation: queryRetailAggregations,
    input: byCustomer,
    rows: paged,
    rowKey: ({ month, productCode }) => jointKey([month, productCode]),
    filters: [
      { kind: 'period', name: 'beginMonth', end: 'endMonth', label: '月份', isMonthly: true },
      { kind: 'choice', name: 'industryCode', label: '产业', options: [] },
      { kind: 'text', name: 'productCode', label: '产品编码' },
    ],
    totals: ({ numberTotal, amountTotal }) => ({ retailNumber: numberTotal, retailAmount: amountTotal }),
    emptyReason: '门店上报零售后，各产品的月度零售会出现在这里。',
  });
}
