import { STOCK_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { listEasyManageGoods, listEasyManageGoodsRecords } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { columnsOf } from '#ui/table/columns';
import { tallyAddress } from './tally-address';

/** A model under easy goods management. */
export type TallyGoods = RecordOf<'listEasyManageGoods'>;

const goods = columnsOf<TallyGoods>();
const record = columnsOf<RecordOf<'listEasyManageGoodsRecords'>>();

/** 补货建议: what the sold-to holds and sells of each model, and how many it should order (FIN-10a). */
export const GOODS = defineReport({
  name: 'easyManageGoods',
  operation: listEasyManageGoods,
  input: ({ saletoCode }, filters, page) => ({ query: { saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ productCode }) => productCode,
  columns: [
    goods.code('productModel', '型号', {
      width: 184,
      to: ({ productCode }) => href('detail', { productCode }),
      detail: ['产品名称', ({ productName }) => productName],
    }),
    goods.number('storeAmt', '客户库存', { unit: '台', isSortable: true, width: 96 }),
    goods.number('zsdRevqSum', '近 60 天零售', { unit: '台', isSortable: true, width: 120 }),
    goods.number('turnoverDays', '周转天数', { unit: '天', isSortable: true, width: 96 }),
    goods.number('safeDays', '安全天数', { unit: '天', width: 96 }),
    goods.number('suggestNumber', '建议补货', { unit: '台', isSortable: true, width: 96 }),
    goods.money('price', '供价', { total: false }),
    goods.status('status', 'statusName', { width: 96, states: STOCK_STATES }),
  ],
  filters: [
    { kind: 'text', name: 'keyword', label: '型号或产品名称' },
    { kind: 'choice', name: 'category', label: '品类', options: [] },
  ],
  noun: '型号',
  emptyReason: '有零售和库存数据的型号会出现在这里。',
});

/** 补货记录: what was ordered from the suggestions; an order leads to its reconciliation (FIN-10a). */
export const RECORDS = defineReport({
  name: 'easyManageRecord',
  operation: listEasyManageGoodsRecords,
  input: ({ saletoCode }, filters, page) => ({ query: { saletoCode, ...filters, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    record.custom('product', '型号', {
      width: 168,
      text: ({ productModel, productCode }) => productModel ?? productCode,
      to: ({ productCode }) => href('detail', { productCode }),
    }),
    record.number('suggestNumber', '当时建议', { unit: '台', width: 104 }),
    record.number('number', '实际下单', { unit: '台', width: 104 }),
    record.code('orderNo', '订单号', {
      to: ({ orderNo }) => (orderNo ? tallyAddress('easyTally', orderNo) : undefined),
    }),
    record.text('userName', '操作账号', { width: 112 }),
    record.moment('createTime', '操作时间'),
  ],
  filters: [
    { kind: 'period', name: 'beginDate', end: 'endDate', label: '操作日期' },
    { kind: 'text', name: 'orderNo', label: '完整订单号' },
  ],
  noun: '补货记录',
  emptyReason: '按建议下单后，记录会出现在这里。',
});
