import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { slot } from '#platform/browser/storage';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { PrintButton } from '#ui/button/print-button';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { isColumnLayout } from '#ui/table/column-layout';
import { OrderActionHost } from './actions/order-action-host';
import { ExportOrders } from './export-orders';
import { MonthSummary } from './month-summary';
import { OrderActions } from './order-actions';
import { orderSum, useOrderBatch } from './order-batch';
import { ORDER_COLUMNS, orderHref } from './order-columns';
import { ORDER_FILTER_NAMES, orderFilterFields } from './order-filter';
import { ordersQuery } from './queries';
import { RecordPage } from './record-page';
import './orders.css';

const hiddenColumns = slot('local', 'orderColumns', isColumnLayout);

/** 我的订单: the dealer's orders, newest first; filters live in the address, the choice of columns is kept (ORDER-01). */
export function Component() {
  const account = useAccount();
  const { orderNo } = useParams();
  const navigate = useNavigate();
  const filter = useAddressFilter(ORDER_FILTER_NAMES);
  const { values, pageNum, pageSize } = filter;
  const asked = { ...(orderNo && { orderNo }), ...values, pageNum, pageSize };
  const orders = useQuery({ ...ordersQuery(account, asked), placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const batch = useOrderBatch(() => setChosen([]));
  return (
    <OrderActionHost>
      <RecordPage
        context={`售达方 ${account.saletoCode}${orderNo ? ` · 订单 ${orderNo}` : ''}`}
        headerActions={
          <>
            {orders.data && <PrintButton label="打印列表" />}
            <ExportOrders filter={{ ...(orderNo && { orderNo }), ...values }} total={orders.data?.total} />
          </>
        }
        noun="订单"
        emptyReason="新下的订单会出现在最上面。"
        emptyAction={<Link to={href('index')}>去选购商品</Link>}
        filter={filter}
        fields={orderFilterFields(account.shipTos)}
        query={orders}
        table={{
          columns: ORDER_COLUMNS,
          columnStore: hiddenColumns,
          rowKey: (order) => order.orderNo,
          selection: {
            keys: chosen,
            onChange: setChosen,
            summary: orderSum,
            actions: batch.actions,
          },
          renderActions: (order) => <OrderActions order={order} />,
          actionsWidth: 192,
          onOpen: (order) => void navigate(orderHref(order.orderNo)),
        }}
      >
        <MonthSummary status={values.status} onStatus={(status) => filter.set({ status })} />
      </RecordPage>
      {batch.dialog}
    </OrderActionHost>
  );
}
