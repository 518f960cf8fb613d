import { whyNotDemandAction } from '@dealer-portal/rules/bulk-order';
import { demandFinalDate } from '@dealer-portal/rules/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { Money } from '#ui/text/money';
import { type Demand, demandsQuery } from '../queries';
import { DEMAND_STATES } from './demand-states';
import { DemandStatus, useDemandStatusName } from './demand-status';
import { useDeleteDemand } from './use-delete-demand';

const FILTERS = ['status', 'keyword'] as const;

const COLUMNS: readonly DataColumn<Demand>[] = [
  {
    key: 'demand',
    title: '需求',
    width: 240,
    render: ({ id, demandName, demandNo }) => (
      <>
        <Link to={demandHref({ id })}>{demandName}</Link>
        <div className="secondary">{demandNo}</div>
      </>
    ),
  },
  {
    key: 'product',
    title: '品类 / 意向型号',
    width: 180,
    render: ({ categoryName, productModel }) => (
      <>
        {categoryName || '—'}
        <div className="secondary">{productModel || '不限型号'}</div>
      </>
    ),
  },
  {
    key: 'number',
    title: '数量',
    width: 90,
    isFigure: true,
    render: ({ number }) => (number === undefined ? '—' : `${number} 台`),
  },
  {
    key: 'price',
    title: '期望单价',
    width: 116,
    isFigure: true,
    render: ({ expectPrice }) => <Money amount={expectPrice} />,
  },
  {
    key: 'final',
    title: '截止日期',
    width: 108,
    render: ({ finalTime }) => demandFinalDate(finalTime) || '—',
  },
  {
    key: 'status',
    title: '状态',
    width: 96,
    render: ({ status }) => <DemandStatus status={status} />,
  },
];

/** The address of a demand's detail, of its form, or of an empty form. */
export function demandHref(params: { readonly id?: string; readonly mode?: 'new' | 'edit' }): string {
  return `${href('bulkOrderInfo')}?${new URLSearchParams(params)}`;
}

/** The dealer's demands: state by the lookup, final time trimmed to its date (BIG-01). */
export function DemandList() {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { pageNum, pageSize } = filter;
  const demands = useQuery({
    ...demandsQuery(account, { ...filter.values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const statusName = useDemandStatusName();
  const askDelete = useDeleteDemand();
  const create = (
    <Link to={demandHref({ mode: 'new' })}>
      <Button type="primary">提交大单需求</Button>
    </Link>
  );
  return (
    <>
      <FilterBar
        fields={[
          { kind: 'text', name: 'keyword', label: '需求单号或名称' },
          {
            kind: 'choice',
            name: 'status',
            label: '状态',
            options: DEMAND_STATES.map((value) => ({ value, label: statusName(value) })),
          },
        ]}
        values={filter.values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="大单需求"
        columns={COLUMNS}
        rows={demands.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(demands, '大单需求没有加载出来')}
        caption={`共 ${demands.data?.total ?? 0} 个需求`}
        tools={create}
        empty={{
          title: '没有大单需求',
          reason: '活动里没有合适的产品或价格时，可以提交需求，由产业评估报价。',
          action: create,
        }}
        page={{ pageNum, pageSize, total: demands.data?.total ?? 0, onChange: filter.setPage }}
        actionsWidth={128}
        actions={(demand) => {
          const facts = { status: demand.status, isEvaluated: false };
          return [
            {
              key: 'edit',
              label: '修改',
              to: demandHref({ id: demand.id, mode: 'edit' }),
              whyNot: whyNotDemandAction('edit', facts),
            },
            {
              key: 'delete',
              label: '删除',
              isDanger: true,
              whyNot: whyNotDemandAction('delete', facts),
              onClick: () => askDelete(demand),
            },
          ];
        }}
      />
    </>
  );
}
