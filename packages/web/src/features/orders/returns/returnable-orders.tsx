import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import type { FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { ORDER_COLUMNS } from '../order-columns';
import { ordersQuery } from '../queries';
import { RecordPage } from '../record-page';

const NAMES = ['keyword', 'beginDate', 'endDate'] as const;

const FIELDS: readonly FilterField<(typeof NAMES)[number]>[] = [
  { kind: 'text', name: 'keyword', label: '订单号、型号或名称' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '下单日期' },
];

/** The signed orders, of which one is chosen to be returned from. */
export function ReturnableOrders() {
  const account = useAccount();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const orders = useQuery({
    ...ordersQuery(account, { ...values, status: '50', pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordPage
      context="选择要退货的订单；只有已签收的订单可以退货"
      noun="已签收订单"
      emptyReason="订单签收后才能申请退货。"
      filter={filter}
      fields={FIELDS}
      query={orders}
      table={{
        columns: ORDER_COLUMNS,
        rowKey: ({ orderNo }) => orderNo,
        actionsWidth: 104,
        actions: ({ orderNo }) => [
          {
            key: 'return',
            label: '退这一单',
            to: `${href('returnsmanagement')}?${new URLSearchParams({ orderNo })}`,
          },
        ],
      }}
    />
  );
}
