import { linkTarget } from '@dealer-portal/rules/link';
import type { Data } from '@dealer-portal/sdk';
import { listActivities } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { openWindow } from '#platform/browser/open-window';
import { listState } from '#platform/calls/list-state';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn, RowAction } from '#ui/table/data-table-types';
import { StatusTag, type StatusTone } from '#ui/text/status-tag';

type Activity = Data<typeof listActivities>['records'][number];

const TONES: ReadonlyMap<string | undefined, StatusTone> = new Map([
  ['1', 'waiting'],
  ['2', 'moving'],
  ['3', 'neutral'],
]);

const COLUMNS: readonly DataColumn<Activity>[] = [
  { key: 'title', title: '活动', width: 300, render: ({ title }) => title },
  { key: 'typeName', title: '类型', width: 104, render: ({ typeName }) => typeName ?? '—' },
  {
    key: 'status',
    title: '状态',
    width: 88,
    render: ({ status, statusName }) => (
      <StatusTag tone={TONES.get(status) ?? 'neutral'}>{statusName ?? '—'}</StatusTag>
    ),
  },
  {
    key: 'period',
    title: '活动时间',
    width: 208,
    render: ({ beginDate, endDate }) => (
      <span className="figure">
        {beginDate ?? '—'} ~ {endDate ?? '—'}
      </span>
    ),
  },
];

const STATES = ['1', '2', '3'] as const;

/** 活动专区: the activities that banners lead to. Assumption: the store and promotion activities are what it shows. */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(['status'] as const);
  const { values, pageNum, pageSize } = filter;
  const status = STATES.find((each) => each === values.status);
  const query = { customerCode: account.saleInfo.customerCode, ...(status && { status }), pageNum, pageSize };
  const activities = useQuery({
    ...accountQuery(listActivities, { query }, account),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page">
      <PageHeader context="门店与促销活动" />
      <FilterBar
        fields={[
          {
            kind: 'tabs',
            name: 'status',
            label: '活动状态',
            options: [
              { value: '', label: '全部' },
              { value: '2', label: '进行中' },
              { value: '1', label: '未开始' },
              { value: '3', label: '已结束' },
            ],
          },
        ]}
        values={values}
        onChange={filter.set}
      />
      <DataTable
        label="活动"
        columns={COLUMNS}
        rows={activities.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(activities, '活动没有加载出来')}
        empty={{ title: '这个状态下没有活动', reason: '新的活动发布后会出现在这里。' }}
        actions={({ url }) => openAction(url)}
        actionsWidth={96}
        page={{ pageNum, pageSize, total: activities.data?.total ?? 0, onChange: filter.setPage }}
      />
    </div>
  );
}

/** An activity opens where its address leads; one without a safe address has nothing to open (SIDE-04). */
function openAction(url: string | undefined): readonly RowAction[] {
  const target = linkTarget(url);
  const action = { key: 'open', label: '查看活动' };
  if (target.kind === 'inside') return [{ ...action, to: target.path }];
  return target.kind === 'outside' ? [{ ...action, onClick: () => openWindow(target.url) }] : [];
}
