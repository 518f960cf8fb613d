import { listFinanceDialogs } from '@dealer-portal/sdk/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useState } from 'react';
import { invalidateCalls } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { PlainButton } from '#ui/button/plain-button';
import { Dialog } from '#ui/overlay/dialog';
import { Arriving } from '#ui/page/arriving';
import { TargetLink } from '#widgets/links/target-link';
import { closeReminder } from './calls';
import { type FinanceDialog, financeDialogsQuery } from './queries';
import { ReminderInvoices } from './reminder-invoices';
import './message-reminders.css';

/**
 * The finance reminders as one line that opens them in their order; each one stays until it is closed as known (MSG-01).
 * Assumption: the line stands on the message pages; a dialog over every page would cover what a buyer is doing.
 */
export function FinanceReminders() {
  const account = useAccount();
  const { data = [], isLoading } = useQuery(financeDialogsQuery(account));
  const [isOpen, setOpen] = useState(false);
  const [reminder] = data;
  if (isLoading) return <Arriving />;
  if (!reminder) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        className="message-reminders"
        title={`${data.length} 条财务提醒待查看：${firstNames(data.map(({ title }) => title))}`}
        action={
          <PlainButton size="small" onClick={() => setOpen(true)}>
            查看提醒
          </PlainButton>
        }
      />
      {isOpen && (
        <ReminderDialog
          key={reminder.id}
          reminder={reminder}
          left={data.length - 1}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** The line names so many; a live region reads each of them. */
const NAMED = 3;

function firstNames(titles: readonly string[]): string {
  const names = titles.slice(0, NAMED).join('、');
  return titles.length > NAMED ? `${names} 等` : names;
}

interface ReminderDialogProps {
  readonly reminder: FinanceDialog;
  /** How many come after this one. */
  readonly left: number;
  readonly onClose: () => void;
}

function ReminderDialog({ reminder, left, onClose }: ReminderDialogProps) {
  const queryClient = useQueryClient();
  const dismiss = useMutation({
    mutationFn: () => closeReminder(reminder.id),
    onSuccess: () => invalidateCalls(queryClient, [listFinanceDialogs]),
  });
  return (
    <Dialog
      open
      title={reminder.title}
      okText={left > 0 ? `知道了，看下一条（还有 ${left} 条）` : '知道了'}
      cancelText="稍后再看"
      confirmLoading={dismiss.isPending}
      onOk={() => dismiss.mutateAsync()}
      onCancel={onClose}
    >
      <p>{reminder.content}</p>
      {reminder.type === 'INVOICE' && <ReminderInvoices id={reminder.id} />}
      {reminder.url && (
        <p>
          <TargetLink url={reminder.url}>去处理</TargetLink>
        </p>
      )}
    </Dialog>
  );
}
