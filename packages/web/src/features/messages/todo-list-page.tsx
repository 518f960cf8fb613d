import { deadlineNote } from '@dealer-portal/rules/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import { FinanceReminders } from './finance-reminders';
import { type Todo, todosQuery } from './queries';
import { SigningTip } from './signing-tip';
import { TargetLink } from './target-link';
import './messages.css';

const COLUMNS: readonly DataColumn<Todo>[] = [
  {
    key: 'title',
    title: '待办',
    width: 360,
    render: ({ title, url }) => <TargetLink url={url}>{title}</TargetLink>,
  },
  { key: 'typeName', title: '类型', width: 112, render: ({ typeName }) => typeName ?? '—' },
  {
    key: 'deadline',
    title: '截止日期',
    width: 192,
    compare: (left, right) => (left.deadline ?? '').localeCompare(right.deadline ?? ''),
    render: ({ deadline }) => <Deadline deadline={deadline} />,
  },
  {
    key: 'createDate',
    title: '产生时间',
    width: 152,
    render: ({ createDate }) => <span className="figure">{createDate?.slice(0, 16) ?? '—'}</span>,
  },
];

function Deadline({ deadline }: { readonly deadline: string | undefined }) {
  const [now] = useState(() => new Date());
  const note = deadlineNote(deadline, now);
  return (
    <>
      <span className="figure">{deadline ?? '—'}</span>{' '}
      {note && <StatusTag tone={note.isOverdue ? 'bad' : 'waiting'}>{note.text}</StatusTag>}
    </>
  );
}

/** 待办: what waits for the dealer, the most urgent first; each leads to the page where it is done (MSG-01). */
export function Component() {
  const account = useAccount();
  const filter = useAddressFilter([]);
  const { pageNum, pageSize } = filter;
  const todos = useQuery({
    ...todosQuery(account, { pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const total = todos.data?.total ?? 0;
  return (
    <div className="page">
      <PageHeader
        context={todos.isSuccess ? `售达方 ${account.saletoCode} · 共 ${total} 项` : undefined}
        actions={
          <Link to={href('messagelist')}>
            <Button>消息列表</Button>
          </Link>
        }
      />
      <FinanceReminders />
      <SigningTip />
      <DataTable
        label="待办"
        columns={COLUMNS}
        rows={todos.data?.records ?? []}
        rowKey={({ id }) => id}
        state={listState(todos, '待办没有加载出来')}
        empty={{
          title: '没有待办',
          reason: '需要确认、签收或签署的事项会出现在这里。',
          action: <Link to={href('messagelist')}>查看消息</Link>,
        }}
        renderActions={({ title, url }) =>
          url && (
            <span className="row-actions">
              <TargetLink url={url}>
                去办理<span className="visually-hidden">：{title}</span>
              </TargetLink>
            </span>
          )
        }
        actionsWidth={96}
        page={{ pageNum, pageSize, total, onChange: filter.setPage }}
      />
    </div>
  );
}
