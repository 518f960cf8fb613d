import { unreadTotal } from '@dealer-portal/rules/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { listState } from '#platform/calls/list-state';
import { dialogs } from '#platform/notices';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ReasonButton } from '#ui/button/reason-button';
import { FilterBar } from '#ui/input/filter-bar';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { PageHeader } from '#ui/page/page-header';
import { DataTable } from '#ui/table/data-table';
import { FinanceReminders } from './finance-reminders';
import { isUnread, MESSAGE_COLUMNS, messageHref } from './message-columns';
import { MESSAGE_FILTERS, messageFields, typeChoices } from './message-filter';
import { NoticeList } from './notice-list';
import { messagesQuery, unreadTypesQuery } from './queries';
import { useReadMessages } from './use-read-messages';
import './messages.css';

/** 消息列表: messages by type, read one, several or all; reminders and notices above (MSG-01). */
export function Component() {
  const account = useAccount();
  const types = useQuery(unreadTypesQuery(account));
  const unread = unreadTotal(types.data ?? []);
  return (
    <div className="page">
      <PageHeader
        context={types.isSuccess ? `售达方 ${account.saletoCode} · ${unread} 条未读` : undefined}
        actions={<ReadAll unread={unread} isKnown={types.isSuccess} />}
      />
      <FinanceReminders />
      <NoticeList />
      <MessageTable />
    </div>
  );
}

function ReadAll({ unread, isKnown }: { readonly unread: number; readonly isKnown: boolean }) {
  const { all } = useReadMessages();
  const whyNot = isKnown && unread === 0 ? '没有未读消息' : undefined;
  const ask = () =>
    dialogs.confirm({
      title: `将全部 ${unread} 条未读消息标为已读？`,
      okText: `标为已读 ${unread} 条`,
      cancelText: '不标记',
      onOk: () => all.mutateAsync(),
    });
  return (
    <ReasonButton
      loading={all.isPending}
      whyNot={whyNot}
      aria-label={whyNot ? `全部标为已读，${whyNot}` : '全部标为已读'}
      onClick={ask}
    >
      全部标为已读
    </ReasonButton>
  );
}

function MessageTable() {
  const account = useAccount();
  const navigate = useNavigate();
  const filter = useAddressFilter(MESSAGE_FILTERS);
  const { values, pageNum, pageSize } = filter;
  const messages = useQuery({
    ...messagesQuery(account, { ...values, pageNum, pageSize }),
    placeholderData: keepPreviousData,
  });
  const types = useQuery(unreadTypesQuery(account));
  const { one, several } = useReadMessages();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rows = messages.data?.records ?? [];
  const choices = typeChoices(types.data ?? [], [values.typeName, ...rows.map(({ typeName }) => typeName)]);
  return (
    <>
      <FilterBar
        fields={messageFields(choices)}
        values={values}
        onChange={filter.set}
        onClear={filter.clear}
      />
      <DataTable
        label="消息"
        columns={MESSAGE_COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        state={listState(messages, '消息没有加载出来')}
        empty={{
          title: filter.isNarrowed ? '没有符合条件的消息' : '还没有消息',
          reason: '订单、财务和政策的通知会出现在这里。',
          action: filter.isNarrowed ? (
            <Button onClick={filter.clear}>清除条件</Button>
          ) : (
            <Link to={href('delt')}>
              <Button>查看待办</Button>
            </Link>
          ),
        }}
        selection={{
          keys: chosen,
          onChange: setChosen,
          whyNot: (message) => (isUnread(message) ? undefined : '已读'),
          summary: (list) => `已选 ${list.length} 条未读消息`,
          actions: (list) => (
            <ReasonButton
              type="primary"
              loading={several.isPending}
              onClick={() =>
                several.mutateAsync(
                  list.map(({ id }) => id),
                  { onSuccess: () => setChosen([]) },
                )
              }
            >
              标为已读 {list.length} 条
            </ReasonButton>
          ),
        }}
        actions={(message) => [
          { key: 'open', label: '查看', to: messageHref(message.id) },
          {
            key: 'read',
            label: '标为已读',
            onClick: () => one.mutate(message.id),
            whyNot: isUnread(message) ? undefined : '这条消息已读',
          },
        ]}
        onOpen={({ id }) => void navigate(messageHref(id))}
        page={{ pageNum, pageSize, total: messages.data?.total ?? 0, onChange: filter.setPage }}
      />
    </>
  );
}
