import { reportPage } from '#widgets/report/report-page';
import { ORDER_LINES } from './order-line-report';

export const Component = reportPage(ORDER_LINES, {
  context: '按商品行查看订单；页码按订单计',
});
