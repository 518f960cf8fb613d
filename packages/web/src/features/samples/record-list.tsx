import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, RowAction } from '#ui/table/data-table-types';
import { recordsQuery, type SampleRecord } from './queries';
import { RECORD_STATES } from './record-columns';

const FILTERS = ['status', 'keyword', 'beginDate', 'endDate'] as const;
type FilterName = (typeof FILTERS)[number];

const FIELDS: readonly FilterField<FilterName>[] = [
  { kind: 'text', name: 'keyword', label: '型号或门店' },
  { kind: 'period', name: 'beginDate', end: 'endDate', label: '申请日期' },
];
const STATUS: FilterField<FilterName> = {
  kind: 'tabs',
  name: 'status',
  label: '状态',
  options: RECORD_STATES,
};

interface RecordListProps {
  readonly columns: readonly DataColumn<SampleRecord>[];
  readonly actions: (record: SampleRecord) => readonly RowAction[];
  readonly actionsWidth: number;
  /** Only records in this state; without it the state is a filter. */
  readonly status?: string;
  readonly empty: { readonly title: string; readonly reason: string; readonly action?: ReactNode };
}

/** The sample machines that the dealer ordered, narrowed by state, word and period. */
export function RecordList({ columns, actions, actionsWidth, status, empty }: RecordListProps) {
  const account = useAccount();
  const filter = useAddressFilter(FILTERS);
  const { pageNum, pageSize } = filter;
  const records = useQuery({
    ...recordsQuery(account, { ...filter.values, ...(status && { status }), pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const action = filter.isNarrowed ? <Button onClick={filter.clear}>清除条件</Button> : empty.action;
  return (
    <>
      <FilterBar
        fields={status ? FIELDS : [STATUS, ...FIELDS]}
        values={filter.values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="出样记录"
        columns={columns}
        rows={records.data?.records ?? []}
        rowKey={({ sampleNo }) => sampleNo}
        state={listState(records, '出样记录没有加载出来')}
        empty={{ ...empty, action }}
        actions={actions}
        actionsWidth={actionsWidth}
        page={{ pageNum, pageSize, total: records.data?.total ?? 0, onChange: filter.setPage }}
      />
    </>
  );
}
