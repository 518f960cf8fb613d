import { Link, useParams } from 'react-router';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReportPage } from '#widgets/report/report-page';
import { reportAhead, useReport, useReportFilter } from '#widgets/report/use-report';
import { OrderActionHost } from './actions/order-action-host';
import { ExportOrders } from './export-orders';
import { MonthSummary } from './month-summary';
import { MY_ORDERS } from './my-order-report';
import { OrderActions } from './order-actions';
import { orderSum, useOrderBatch } from './order-batch';
import './orders.css';

/** 我的订单: the orders with the sums of a month, the file of the server and what can be done with them (ORDER-01). */
export function Component() {
  const { saletoCode } = useAccount();
  const { orderNo } = useParams();
  const filter = useReportFilter(MY_ORDERS);
  const fixed = orderNo && !filter.values.orderNo ? { orderNo } : {};
  const filters = { ...filter.values, ...fixed };
  const { total } = useReport(MY_ORDERS, filters, filter);
  const batch = useOrderBatch();
  return (
    <OrderActionHost>
      <ReportPage
        className="orders-page"
        report={MY_ORDERS}
        fixed={fixed}
        context={`售达方 ${saletoCode}${orderNo ? ` · 订单 ${orderNo}` : ''}`}
        headerActions={<ExportOrders filters={filters} total={total} />}
        emptyAction={<Link to={href('index')}>去选购商品</Link>}
        selection={{ summary: orderSum, actions: batch.actions }}
        renderActions={(order) => <OrderActions order={order} />}
        actionsWidth={168}
        actionsTitle="下一步"
      >
        <MonthSummary status={filter.values.status} onStatus={(status) => filter.set({ status })} />
      </ReportPage>
      {batch.dialog}
    </OrderActionHost>
  );
}

Component.callsAhead = reportAhead(MY_ORDERS);
