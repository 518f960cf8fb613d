import { ORDER_LINES } from '#kits/orders/order-line-report';
import { reportPage } from '#kits/report/report-page';

export const Component = reportPage(ORDER_LINES, {
  context: '按商品行查看订单；页码按订单计',
});
