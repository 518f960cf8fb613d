import type { Data } from '@dealer-portal/sdk';
import { listLives } from '@dealer-portal/sdk/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Descriptions } from 'antd';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import './news.css';

type Live = Data<typeof listLives>['records'][number];

/** Assumption: 2 is on air, as the description's examples have it. */
const ON_AIR = '2';

const STATE: DataColumn<Live> = {
  key: 'status',
  title: '状态',
  width: 88,
  render: ({ status, statusName }) => (
    <StatusTag tone={status === ON_AIR ? 'moving' : 'neutral'}>{statusName ?? '—'}</StatusTag>
  ),
};

const liveHref = (id: string) => `${href('live')}?${new URLSearchParams({ id })}`;

const COLUMNS: readonly DataColumn<Live>[] = [
  {
    key: 'title',
    title: '直播',
    width: 280,
    render: ({ id, title }) => <Link to={liveHref(id)}>{title}</Link>,
  },
  STATE,
  { key: 'anchor', title: '主讲', width: 136, render: ({ anchor }) => anchor ?? '—' },
  {
    key: 'beginDate',
    title: '开始时间',
    width: 136,
    render: ({ beginDate }) => <span className="figure">{beginDate?.slice(0, 16) ?? '—'}</span>,
  },
  {
    key: 'viewCount',
    title: '观看',
    width: 104,
    isFigure: true,
    render: ({ viewCount }) => (viewCount === undefined ? '—' : `${viewCount} 人次`),
  },
];

/** 直播: live shows, those on air first; the chosen one (`id`) above. Assumption: no call gives a stream to play. */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter(['id'] as const);
  const { values, pageNum, pageSize } = filter;
  const query = { customerCode: account.saleInfo.customerCode, pageNum, pageSize };
  const lives = useQuery({
    ...accountQuery(listLives, { query }, account),
    placeholderData: keepPreviousData,
  });
  const rows = lives.data?.records ?? [];
  const chosen = rows.find(({ id }) => id === values.id);
  return (
    <div className="page">
      <PageHeader context="新品讲解与销售培训" />
      {chosen && <ChosenLive live={chosen} />}
      <DataTable
        label="直播"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        state={listState(lives, '直播没有加载出来')}
        empty={{ title: '没有直播', reason: '预告发布后会出现在这里。' }}
        page={{ pageNum, pageSize, total: lives.data?.total ?? 0, onChange: filter.setPage }}
      />
    </div>
  );
}

function ChosenLive({ live }: { readonly live: Live }) {
  const { title, anchor, statusName, beginDate } = live;
  return (
    <section className="panel live-chosen" aria-label={title}>
      <h2>{title}</h2>
      <Descriptions
        size="small"
        column={{ xs: 1, md: 3 }}
        items={[
          { key: 'state', label: '状态', children: statusName ?? '—' },
          { key: 'anchor', label: '主讲', children: anchor ?? '—' },
          { key: 'begin', label: '开始', children: beginDate?.slice(0, 16) ?? '—' },
        ]}
      />
      <p className="secondary">播放画面由直播平台提供，请在手机 APP 的「直播」中观看。</p>
    </section>
  );
}
