import { ORDER_STATES } from '@dealer-portal/rules/states';
import { ORDER_KEYWORD, ORDER_PERIOD } from '#kits/orders/order-filter';
import { ORDERS } from '#kits/orders/order-report';
import { defineReport } from '#kits/report/define-report';
import { href } from '#routes';

/** The signed orders, of which one is chosen to be returned from. */
export const RETURNABLE_ORDERS = defineReport({
  ...ORDERS,
  name: 'returnableOrder',
  input: (account, filters, page) =>
    ORDERS.input(account, { ...filters, status: ORDER_STATES.signed.value }, page),
  filters: [ORDER_KEYWORD, ORDER_PERIOD],
  noun: '已签收订单',
  emptyReason: '订单签收后才能申请退货。',
  detail: { to: ({ orderNo }) => returnHref(orderNo), label: '退这一单' },
  exports: 'rows',
});

function returnHref(orderNo: string): string {
  return `${href('returnsmanagement')}?${new URLSearchParams({ orderNo })}`;
}
