import { piecesText } from '@dealer-portal/rules/money';
import { choicesOf, TRAFFIC_ORDER_STATES } from '@dealer-portal/rules/states';
import { queryTrafficOrders } from '@dealer-portal/sdk/operations';
import { bySoldTo, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf, withoutState } from '#ui/table/columns';
import { type Listed, listOf } from '#ui/text/list-of';
import { StatusTag } from '#ui/text/status-tag';
import { ORDER_STATUS } from '#widgets/orders/order-status';
import type { TrafficOrder } from '../queries';

const column = columnsOf<TrafficOrder>(withoutState(TRAFFIC_ORDER_STATES.cancelled));

const STATUS = { ...ORDER_STATUS, width: 108 };

/** How many kinds and pieces; `''` where the lines did not come, which is not none. */
function linesText(lines: Listed<TrafficOrder['lineList'][number]>): string {
  return lines ? `${lines.length} 种 · ${piecesText(lines.map(({ number }) => number))}` : '';
}

/** The submitted vehicles. */
export const TRAFFIC_ORDERS = defineReport({
  name: 'trafficOrder',
  operation: queryTrafficOrders,
  input: bySoldTo,
  rows: paged,
  rowKey: ({ orderFlowNo }) => orderFlowNo,
  columns: [
    column.text('orderFlowNo', '流水号', {
      key: 'flowNo',
      width: 132,
      detail: ['车型', ({ carTypeName }) => carTypeName ?? '—'],
    }),
    column.custom('lines', '产品', {
      width: 164,
      text: ({ lineList }) => linesText(lineList),
      detail: [
        '产品明细',
        ({ lineList }) =>
          listOf(lineList)
            .map(({ productModel, productCode }) => productModel ?? productCode)
            .join('、'),
      ],
    }),
    column.money('orderAmount', '金额', { key: 'amount', width: 112 }),
    column.custom('payer', '付款方', {
      width: 176,
      text: ({ payerName = '' }) => payerName,
      render: ({ payerName, payerCode, isPaid }) => (
        <>
          {payerName || '—'} {isPaid && <StatusTag tone="done">已付款</StatusTag>}
          <div className="secondary">{payerCode}</div>
        </>
      ),
    }),
    column.text('sendtoCode', '送达方', {
      key: 'shipTo',
      width: 140,
      detail: ['送达方地址', ({ sendtoAddress }) => sendtoAddress],
    }),
    column.date('createDate', '下单日期', { key: 'date', width: 96 }),
    {
      ...STATUS,
      render: (order) => (
        <>
          {STATUS.render(order)}
          {order.isDelayApplied && <StatusTag tone="neutral">延期审批中</StatusTag>}
        </>
      ),
    },
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '订单状态',
      options: [ALL, ...choicesOf(TRAFFIC_ORDER_STATES)],
    },
    { kind: 'text', name: 'keyword', label: '流水号、订单号或型号' },
  ],
  noun: '整车订单',
  emptyReason: '在整车购物车提交后，订单出现在这里。',
});
