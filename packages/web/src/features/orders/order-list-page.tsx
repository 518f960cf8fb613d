import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Pagination } from 'antd';
import { Link, useParams, useSearchParams } from 'react-router';
import { useAccount } from '#platform/account';
import { describeError } from '#platform/query';
import { href } from '#routes';
import { PageHeader } from '#ui/page-header';
import { EmptyState, ErrorState, ListSkeleton } from '#ui/states';
import { OrderCard } from './order-card';
import { OrderFilters } from './order-filters';
import { type OrderFilter, ordersQuery } from './queries';

/** 我的订单: the dealer's orders, newest first; the filters live in the address (ORDER-01). */
export function Component() {
  const account = useAccount();
  const { orderNo } = useParams();
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params, orderNo);
  const orders = useQuery({
    ...ordersQuery(account, filter),
    placeholderData: keepPreviousData,
  });
  const setFilter = (change: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ pageNum: '1', ...change })) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next);
  };
  const total = orders.data?.total ?? 0;
  return (
    <div className="page">
      <PageHeader title="我的订单" context={`售达方 ${account.saletoCode} · 共 ${total} 个订单`} />
      <OrderFilters filter={filter} onChange={setFilter} />
      {orders.isPending && <ListSkeleton rows={8} />}
      {orders.isError && (
        <ErrorState
          title="订单没有加载出来"
          {...describeError(orders.error)}
          onRetry={() => void orders.refetch()}
        />
      )}
      {orders.isSuccess && total === 0 && <NoOrders />}
      {orders.isSuccess && total > 0 && (
        <>
          <div className="order-list" aria-busy={orders.isFetching}>
            {orders.data.records.map((order) => (
              <OrderCard key={order.orderNo} order={order} />
            ))}
          </div>
          <Pagination
            align="end"
            current={filter.pageNum}
            pageSize={filter.pageSize}
            total={total}
            showSizeChanger
            showTotal={(count) => `共 ${count} 个`}
            onChange={(pageNum, pageSize) =>
              setFilter({
                pageNum: String(pageNum),
                pageSize: String(pageSize),
              })
            }
          />
        </>
      )}
    </div>
  );
}

function NoOrders() {
  return (
    <EmptyState
      title="没有符合条件的订单"
      reason="可放宽状态或日期；新下的订单会出现在最上面。"
      action={
        <Link to={href('index')}>
          <Button type="primary">去选购商品</Button>
        </Link>
      }
    />
  );
}

const FILTERS = ['status', 'keyword', 'beginDate', 'endDate'] as const;

function filterOf(params: URLSearchParams, orderNo: string | undefined): OrderFilter {
  const named = FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  return {
    pageNum: Math.max(1, Number(params.get('pageNum')) || 1),
    pageSize: Math.min(100, Math.max(1, Number(params.get('pageSize')) || 10)),
    ...Object.fromEntries(named),
    ...(orderNo ? { orderNo } : {}),
  };
}
