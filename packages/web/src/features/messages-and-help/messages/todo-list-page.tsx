import { deadlineNote } from '@dealer-portal/rules/messages';
import type { RecordOf } from '@dealer-portal/sdk';
import { listTodos } from '@dealer-portal/sdk/operations';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { defineReport, paged } from '#kits/report/define-report';
import { ReportPage } from '#kits/report/report-page';
import { useReport } from '#kits/report/use-report';
import { useAccount } from '#platform/session/account';
import { href } from '#routes';
import { ButtonLink } from '#ui/button/plain-button';
import { useAddressFilter } from '#ui/input/use-address-filter';
import { columnsOf } from '#ui/table/columns';
import { StatusTag } from '#ui/text/status-tag';
import { TargetLink } from '#widgets/links/target-link';
import { FinanceReminders } from './finance-reminders';
import { OwnAlerts } from './own-alerts';
import { SigningTip } from './signing-tip';
import './messages.css';
import '#ui/table/data-table.css';
import { minuteText } from '#ui/text/wire-text';

const column = columnsOf<RecordOf<'listTodos'>>();

const TODOS = defineReport({
  name: 'todo',
  operation: listTodos,
  input: ({ saletoCode }, _, page) => ({ query: { customerCode: saletoCode, ...page } }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.custom('title', '待办', {
      width: 360,
      text: ({ title }) => title,
      render: ({ title, url }) => <TargetLink url={url}>{title}</TargetLink>,
    }),
    column.text('typeName', '类型', { width: 112 }),
    column.custom('deadline', '截止日期', {
      width: 192,
      isSortable: true,
      text: ({ deadline }) => minuteText(deadline),
      render: ({ deadline }) => <Deadline deadline={deadline} />,
    }),
    column.moment('createDate', '产生时间', { width: 152 }),
  ],
  noun: '待办',
  emptyReason: '需要确认、签收或签署的事项会出现在这里。',
});

function Deadline({ deadline }: { readonly deadline: string | undefined }) {
  const [now] = useState(() => new Date());
  const note = deadlineNote(deadline, now);
  return (
    <>
      <span className="figure">{minuteText(deadline) || '—'}</span>{' '}
      {note && <StatusTag tone={note.isOverdue ? 'bad' : 'waiting'}>{note.text}</StatusTag>}
    </>
  );
}

/** 待办: what waits for the dealer, the most urgent first; each leads to the page where it is done (MSG-01). */
export function Component() {
  const { saletoCode } = useAccount();
  const { total } = useReport(TODOS, {}, useAddressFilter([]));
  return (
    <ReportPage
      report={TODOS}
      contextRoom={1}
      context={total !== undefined && `售达方 ${saletoCode} · 共 ${total} 项`}
      headerActions={<ButtonLink to={href('messagelist')}>消息列表</ButtonLink>}
      emptyAction={<Link to={href('messagelist')}>查看消息</Link>}
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
    >
      <FinanceReminders />
      <OwnAlerts />
      <SigningTip />
    </ReportPage>
  );
}
