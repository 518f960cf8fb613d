import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { OrderActionHost } from '#kits/order-actions/order-action-host';
import { OrderActions } from '#kits/order-actions/order-actions';
import { orderSum, useOrderBatch } from '#kits/order-actions/order-batch';
import type { Report } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import type { EmptyList } from '#kits/report/report-parts';
import { useReport, useReportFilter } from '#kits/report/use-report';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { OrderSummary } from '#widgets/orders/queries';
import { ExportOrders } from './export-orders';
import { MonthSummary } from './month-summary';
import type { OrderFilter } from './use-order-filter';
import '#widgets/orders/orders.css';

interface OrdersProps {
  readonly report: Report<'queryMyOrders', OrderSummary>;
  readonly filter: OrderFilter;
  readonly partial?: ReactNode;
  /** The meaning of an empty list, where a view knows it. */
  readonly empty?: EmptyList;
}

/** The list with the sums of a month, the file of the server and what can be done with the orders (ORDER-01). */
export function Orders({ report, filter, partial, empty }: OrdersProps) {
  const { saletoCode } = useAccount();
  const { orderNo } = useParams();
  const { values } = useReportFilter(report, filter);
  const fixed = orderNo && !values.orderNo ? { orderNo } : {};
  const filters = { ...values, ...fixed };
  const { total } = useReport(report, filters, filter);
  const batch = useOrderBatch();
  return (
    <OrderActionHost>
      <ReportPage
        className="orders-page"
        report={report}
        filter={filter}
        fixed={fixed}
        partial={partial}
        context={`售达方 ${saletoCode}${orderNo ? ` · 订单 ${orderNo}` : ''}`}
        // The server's file knows no view.
        headerActions={!filter.values.turn && <ExportOrders filters={filters} total={total} />}
        {...(empty && { empty })}
        emptyAction={<Link to={href('index')}>去选购商品</Link>}
        selection={{ summary: orderSum, actions: batch.actions }}
        renderActions={(order) => <OrderActions order={order} />}
        actionsWidth={148}
        actionsTitle="下一步"
      >
        <MonthSummary status={values.status} onStatus={(status) => filter.set({ status })} />
      </ReportPage>
      {batch.dialog}
    </OrderActionHost>
  );
}
