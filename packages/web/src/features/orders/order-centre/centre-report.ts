import { choicesOf, ORDER_STATES } from '@dealer-portal/rules/states';
import type { RecordOf } from '@dealer-portal/sdk';
import { searchCocOrders } from '@dealer-portal/sdk/operations';
import { ORDER_PERIOD } from '#kits/orders/order-filter';
import { firstGoods } from '#kits/orders/order-report';
import { byCustomer, defineReport, paged } from '#kits/report/define-report';
import { ALL } from '#ui/choice/all';
import { columnsOf } from '#ui/table/columns';
import { joined, stateText } from '#ui/text/joined';
import { listOf } from '#ui/text/list-of';
import { documentAddress } from '#widgets/document-line/document-address';
import { partiesColumn, unitsColumn } from '#widgets/orders/order-cells';
import { goodsList } from '#widgets/orders/order-codes';
import { ORDER_STATUS } from '#widgets/orders/order-status';

/** An order of the order centre, with its approval. */
export type CentreOrder = RecordOf<'searchCocOrders'>;

const column = columnsOf<CentreOrder>();

/** Why the approval of an order cannot be opened; undefined when it can. */
export function reasonAgainstApproval({ status, statusName, approvalNo }: CentreOrder): string | undefined {
  if (approvalNo) return `审批 ${approvalNo} 已发起`;
  return status === ORDER_STATES.toAudit.value
    ? undefined
    : `订单${stateText(statusName)}，只有待审核的订单可以发起审批`;
}

/** The page of an order in the centre. */
function viewAddress({ orderNo }: CentreOrder): string {
  return documentAddress('newOrderCenterView', { orderNo }) ?? '';
}

/** 工程订单中心: the customer's orders and how far the approval of each is (FIN-10a). */
export const CENTRE_ORDERS = defineReport({
  name: 'centreOrder',
  operation: searchCocOrders,
  input: byCustomer,
  rows: paged,
  rowKey: ({ orderNo }) => orderNo,
  columns: [
    column.code('orderNo', '订单号', { width: 112, to: viewAddress }),
    ORDER_STATUS,
    column.custom('approval', '审批', {
      width: 144,
      text: ({ approvalNo = '' }) => approvalNo,
      detail: [
        '审批进度',
        ({ nodeList }) =>
          listOf(nodeList)
            .map(({ nodeName, statusName }) => joined([nodeName, statusName], ''))
            .at(-1),
      ],
    }),
    column.date('createDate', '下单日期', { width: 108, isSortable: true }),
    column.custom('goods', '商品', {
      width: 168,
      text: ({ lineList }) => goodsList(lineList),
      render: ({ lineList }) => firstGoods(lineList),
    }),
    unitsColumn(84),
    column.money('amount', '金额', { isSortable: true }),
    partiesColumn(208),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'status',
      label: '订单状态',
      options: [ALL, ...choicesOf(ORDER_STATES)],
    },
    { kind: 'text', name: 'orderNo', label: '完整订单号' },
    ORDER_PERIOD,
  ],
  noun: '工程订单',
  emptyReason: '客户的订单进入订单中心后会出现在这里。',
  detail: { to: viewAddress, label: false },
});
