import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link, useNavigate } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { type News, newsListQuery } from './queries';
import './news.css';

const COLUMNS: readonly DataColumn<News>[] = [
  {
    key: 'title',
    title: '标题',
    width: 420,
    render: ({ newsId, title, summary }) => (
      <span className="news-title">
        <Link to={href('newsNewsDetail', { newsId })}>{title}</Link>
        {summary && <span className="secondary">{summary}</span>}
      </span>
    ),
  },
  { key: 'typeName', title: '类型', width: 96, render: ({ typeName }) => typeName ?? '—' },
  { key: 'publisher', title: '发布', width: 136, render: ({ publisher }) => publisher ?? '—' },
  {
    key: 'publishDate',
    title: '发布日期',
    width: 104,
    render: ({ publishDate }) => <span className="figure">{publishDate ?? '—'}</span>,
  },
  {
    key: 'readCount',
    title: '阅读',
    width: 88,
    isFigure: true,
    render: ({ readCount }) => (readCount === undefined ? '—' : `${readCount} 次`),
  },
];

/** 资讯: news of the maker, newest first. */
export function Component() {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(['keyword'] as const);
  const { values, pageNum, pageSize } = filter;
  const news = useQuery({
    ...newsListQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page">
      <PageHeader context="政策、操作指南与新品消息" />
      <FilterBar
        fields={[{ kind: 'text', name: 'keyword', label: '标题关键字' }]}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="资讯"
        columns={COLUMNS}
        rows={news.data?.records ?? []}
        rowKey={({ newsId }) => newsId}
        state={listState(news, '资讯没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的资讯' : '还没有资讯',
          reason: '发布后会出现在这里。',
          action: filter.isNarrowed ? (
            <Button onClick={filter.clear}>清除条件</Button>
          ) : (
            <Link to={href('messagelist')}>
              <Button>查看消息</Button>
            </Link>
          ),
        }}
        onOpen={({ newsId }) => void navigate(href('newsNewsDetail', { newsId }))}
        page={{ pageNum, pageSize, total: news.data?.total ?? 0, onChange: filter.setPage }}
      />
    </div>
  );
}
