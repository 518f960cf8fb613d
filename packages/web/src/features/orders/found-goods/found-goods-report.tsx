import { FOUND_GOODS_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryFleeingGoods } from '@dealer-portal/sdk/operations';
import { defineReport, paged } from '#kits/report/define-report';
import { columnsOf } from '#ui/table/columns';
import { productColumn } from '#widgets/orders/order-cells';
import { orderHref } from '#widgets/orders/order-href';

type FoundGoods = RecordOf<'queryFleeingGoods'>;

const column = columnsOf<FoundGoods>();

/** 窜货明细: goods of this dealer that were found outside of its area (ORDER-01). */
export const FLEEING_GOODS = defineReport({
  name: 'foundGoods',
  operation: queryFleeingGoods,
  input: ({ saletoCode }, filters, page) => ({ body: { saletoCode, ...filters, type: 'FLEEING', ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: goodsColumns('处理金额', '发现地'),
  filters: [{ kind: 'period', name: 'beginDate', end: 'endDate', label: '发现日期' }],
  noun: '窜货记录',
  emptyReason: '没有记录，请继续保持。',
});

/** 待采购: goods that this dealer has to buy back (ORDER-01). */
export const GOODS_TO_BUY = defineReport({
  ...FLEEING_GOODS,
  name: 'goodsToBuy',
  input: ({ saletoCode }, filters, page) => ({ body: { saletoCode, ...filters, type: 'TO_BUY', ...page } }),
  columns: goodsColumns('采购金额', '所在地'),
  noun: '待采购记录',
});

function goodsColumns(amount: string, place: string) {
  return [
    productColumn(240),
    column.status('status', 'statusName', { states: FOUND_GOODS_STATES }),
    column.number('number', '数量', { width: 88, unit: '台' }),
    column.money('penaltyAmount', amount, { width: 128 }),
    column.text('findPlace', place, { width: 220 }),
    column.date('findDate', '发现日期', { width: 112 }),
    column.code('orderNo', '原订单号', { width: 132, to: orderOf }),
  ];
}

function orderOf({ orderNo }: FoundGoods): string | undefined {
  return orderNo ? orderHref(orderNo) : undefined;
}
