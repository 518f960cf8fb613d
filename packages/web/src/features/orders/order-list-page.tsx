import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useAccount } from '#platform/account';
import { listState } from '#platform/list-state';
import { isTexts, slot } from '#platform/storage';
import { href } from '#routes';
import { DataTable } from '#ui/data-table';
import { FilterBar } from '#ui/filter-bar';
import { PageHeader } from '#ui/page-header';
import { useAddressFilter } from '#ui/use-address-filter';
import { OrderActionHost } from './actions/order-action-host';
import { ExportOrders } from './export-orders';
import { MonthSummary } from './month-summary';
import { OrderActions } from './order-actions';
import { OrderBatch, orderSum } from './order-batch';
import { ORDER_COLUMNS, orderHref } from './order-columns';
import { ORDER_FILTER_NAMES, orderFilterFields } from './order-filter';
import { ordersQuery } from './queries';
import './orders.css';

const hiddenColumns = slot('local', 'orderColumns', isTexts);

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
  const total = orders.data?.total ?? 0;
  return (
    <OrderActionHost>
      <div className="page">
        <PageHeader
          title="我的订单"
          context={`售达方 ${account.saletoCode}`}
          actions={<ExportOrders filter={values} />}
        />
        <MonthSummary status={values.status} onStatus={(status) => filter.set({ status })} />
        <FilterBar
          fields={orderFilterFields(account.shipTos)}
          values={values}
          onChange={filter.set}
          onClear={filter.clear}
        />
        <DataTable
          label="订单"
          caption={`共 ${total} 个订单`}
          columns={ORDER_COLUMNS}
          columnStore={hiddenColumns}
          rows={orders.data?.records ?? []}
          rowKey={(order) => order.orderNo}
          state={listState(orders, '订单没有加载出来')}
          empty={{
            title: filter.isNarrowed || orderNo ? '没有符合条件的订单' : '还没有订单',
            reason: '可放宽状态或日期；新下的订单会出现在最上面。',
            action: filter.isNarrowed ? (
              <Button onClick={filter.clear}>清除条件</Button>
            ) : (
              <Link to={href('index')}>去选购商品</Link>
            ),
          }}
          selection={{
            keys: chosen,
            onChange: setChosen,
            summary: orderSum,
            actions: (rows) => <OrderBatch orders={rows} onDone={() => setChosen([])} />,
          }}
          renderActions={(order) => <OrderActions order={order} />}
          actionsWidth={200}
          onOpen={(order) => void navigate(orderHref(order.orderNo))}
          page={{ pageNum, pageSize, total, onChange: filter.setPage }}
        />
      </div>
    </OrderActionHost>
  );
}
