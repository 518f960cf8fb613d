import type { Data } from '@dealer-portal/sdk';
import { queryOverdueReturns } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';

type OverdueReturn = Data<typeof queryOverdueReturns>['records'][number];

const NAMES = ['keyword'] as const;

const FIELDS: readonly FilterField<'keyword'>[] = [
  { kind: 'text', name: 'keyword', label: '退货单号、订单号或型号' },
];

const COLUMNS: readonly DataColumn<OverdueReturn>[] = [
  { key: 'returnNo', title: '退货单号', width: 160, render: ({ returnNo }) => returnNo },
  {
    key: 'overdueDays',
    title: '逾期',
    width: 112,
    compare: (left, right) => left.overdueDays - right.overdueDays,
    render: ({ overdueDays }) => <StatusTag tone="bad">逾期 {overdueDays} 天</StatusTag>,
  },
  {
    key: 'returnDeadline',
    title: '应退回日期',
    width: 120,
    render: ({ returnDeadline }) => <span className="figure">{returnDeadline}</span>,
  },
  {
    key: 'lines',
    title: '产品',
    width: 240,
    render: ({ lineList }) =>
      lineList
        .map(({ productModel, productCode, number }) => `${productModel ?? productCode} × ${number}`)
        .join('、'),
  },
  { key: 'reason', title: '退货原因', width: 200, render: ({ reason }) => reason || '—' },
  { key: 'orderNo', title: '原订单', width: 128, render: ({ orderNo }) => orderNo },
  {
    key: 'amount',
    title: '退货金额',
    width: 128,
    isFigure: true,
    render: ({ returnAmount }) => <Money amount={returnAmount} />,
  },
];

/** 逾期退货: approved returns whose goods are still to be sent back, and since when they should have been. */
export function Component() {
  const account = useAccount();
  const { saletoCode } = account;
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const body = { saletoCode, ...values, pageNum, pageSize };
  const returns = useQuery({
    ...accountQuery(queryOverdueReturns, { body }, account),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page">
      <PageHeader
        context={`售达方 ${saletoCode} · 已批准但未按时退回的退货`}
        actions={
          <Link to={href('returnsmanagement')}>
            <Button>退货管理</Button>
          </Link>
        }
      />
      <FilterBar fields={FIELDS} values={values} onChange={filter.set} onClear={filter.clear} />
      <DataTable
        label="逾期退货"
        columns={COLUMNS}
        rows={returns.data?.records ?? []}
        rowKey={({ returnNo }) => returnNo}
        state={listState(returns, '逾期退货没有加载出来')}
        empty={{
          title: '没有逾期退货',
          reason: '已批准的退货都已按时退回。',
          action: <Link to={href('returnsmanagement')}>查看退货管理</Link>,
        }}
        page={{ pageNum, pageSize, total: returns.data?.total ?? 0, onChange: filter.setPage }}
      />
    </div>
  );
}
