import { unreadTotal } from '@dealer-portal/rules/messages';
import { useQuery } from '@tanstack/react-query';
import { ReportTable } from '#kits/report/report-table';
import { useReport, useReportFilter } from '#kits/report/use-report';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { PageHeader } from '#ui/page/page-header';
import { FinanceReminders } from './finance-reminders';
import { isUnread, MESSAGES, typeChoices } from './messages-report';
import { NoticeList } from './notice-list';
import { unreadTypesQuery } from './queries';
import { ReadAll } from './read-all';
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
        contextRoom={1}
        context={types.isSuccess ? `售达方 ${account.saletoCode} · ${unread ?? '—'} 条未读` : undefined}
        actions={<ReadAll unread={unread} isKnown={types.isSuccess} />}
      />
      <FinanceReminders />
      <NoticeList />
      <MessageTable />
    </div>
  );
}

function MessageTable() {
  const types = useQuery(unreadTypesQuery(useAccount()));
  const filter = useReportFilter(MESSAGES);
  const { rows } = useReport(MESSAGES, filter.values, filter);
  const seen = [filter.values.typeName, ...rows.map(({ typeName }) => typeName)];
  const { readOne, readSeveral } = useReadMessages();
  return (
    <ReportTable
      report={MESSAGES}
      choices={{ typeName: typeChoices(types.data ?? [], seen) }}
      emptyAction={<ButtonLink to={href('delt')}>查看待办</ButtonLink>}
      selection={{
        disabledReason: (message) => (isUnread(message) ? undefined : '已读'),
        summary: (selected) => `已选 ${selected.length} 条未读消息`,
        actions: (selected, clear) => (
          <ReasonButton
            kind="primary"
            isBusy={readSeveral.isPending}
            onClick={() =>
              readSeveral.mutateAsync(
                selected.map(({ id }) => id),
                // A message that is read loses its tick by itself; the others keep theirs.
                { onSuccess: (done) => done === selected.length && clear() },
              )
            }
          >
            标为已读 {selected.length} 条
          </ReasonButton>
        ),
      }}
      actions={(message) => [
        {
          key: 'read',
          label: '标为已读',
          onClick: () => readOne.mutate(message.id),
          disabledReason: isUnread(message) ? undefined : '这条消息已读',
        },
      ]}
    />
  );
}
