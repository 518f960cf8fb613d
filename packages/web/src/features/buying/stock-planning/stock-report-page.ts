import { listCustomerInventory } from '@dealer-portal/sdk/operations';
import { choicesPage } from '#kits/report/choices-page';
import { defineReport, entire } from '#kits/report/define-report';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import type { Inventory } from './queries';
import { useGroupChoices } from './use-group-choices';

const column = columnsOf<Inventory>();

/** 库存报表: what the customer holds of each product and how long it lasts (FIN-09). */
const STOCK_REPORT = defineReport({
  name: 'stockReport',
  operation: listCustomerInventory,
  input: ({ saletoCode }, filters) => ({ query: { customerCode: saletoCode, ...filters } }),
  rows: entire,
  rowKey: ({ productCode }) => productCode,
  columns: [
    column.custom('product', '产品', {
      width: 264,
      text: ({ productModel }) => productModel,
      to: ({ productCode }) => href('detail', { productCode }),
      detail: ['产品名称', ({ productName }) => productName],
      isSortable: true,
    }),
    column.code('productCode', '产品编码', { width: 144 }),
    column.number('storeAmt', '客户库存', { width: 120, unit: '台', isSortable: true }),
    column.number('avgDailySales', '日均零售', { width: 120, isSortable: true }),
    column.number('turnoverDays', '周转天数', { width: 120, unit: '天', isSortable: true }),
    column.number('safeDays', '安全天数', { width: 120, unit: '天' }),
  ],
  filters: [{ kind: 'choice', name: 'productGroupCode', label: '产品组', options: [] }],
  noun: '库存产品',
  emptyReason: '门店上报库存后，各产品的库存和周转会出现在这里。',
});

export const Component = choicesPage(STOCK_REPORT, useGroupChoices);
