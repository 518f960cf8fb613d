import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { FilterBar, type FilterField } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { DataTable } from '#ui/table/data-table';
import type { RowAction } from '#ui/table/data-table-types';
import { EVENT_TYPES } from '#widgets/feedback/event-types';
import { EVENT_WORK_COLUMNS, STATES } from './event-work-columns';
import { type EventWork, eventWorksQuery } from './queries';

const NAMES = ['status', 'type', 'workNo'] as const;
type Name = (typeof NAMES)[number];

const FIELDS: readonly FilterField<Name>[] = [
  { kind: 'tabs', name: 'status', label: '状态', options: [...STATES] },
  { kind: 'choice', name: 'type', label: '问题类型', options: [...EVENT_TYPES] },
  { kind: 'text', name: 'workNo', label: '工单号' },
];

interface EventWorkListProps {
  readonly actions?: (row: EventWork) => readonly RowAction[];
}

/** The problems that were reported, narrowed by state, type and number. */
export function EventWorkList({ actions }: EventWorkListProps) {
  const account = useAccount();
  const filter = useAddressFilter(NAMES);
  const { values, pageNum, pageSize } = filter;
  const works = useQuery({
    ...eventWorksQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterBar fields={FIELDS} values={values} onChange={filter.set} onClear={filter.clear} />
      <DataTable
        label="问题反馈"
        columns={EVENT_WORK_COLUMNS}
        rows={works.data?.records ?? []}
        rowKey={({ workNo }) => workNo}
        state={listState(works, '反馈记录没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的反馈' : '还没有反馈记录',
          reason: '提交的问题和处理进度会出现在这里。',
          action: filter.isNarrowed && <Button onClick={filter.clear}>清除条件</Button>,
        }}
        {...(actions && { actions, actionsWidth: 88 })}
        page={{ pageNum, pageSize, total: works.data?.total ?? 0, onChange: filter.setPage }}
      />
    </>
  );
}
