import { ORDERS } from '#kits/orders/order-report';
import { defineReport } from '#kits/report/define-report';

/** POP 订单: the orders of a pop customer (ROLE-01, ORDER-01). */
export const POP_ORDERS = defineReport({
  ...ORDERS,
  name: 'popOrder',
  noun: 'POP 订单',
  emptyReason: '从 POP 库存下单后会出现在这里。',
  exports: 'rows',
});
