import { dialogs } from '#platform/notices';
import { ReasonButton } from '#ui/button/reason-button';
import { useReadMessages } from './use-read-messages';

interface ReadAllProps {
  /** Undefined where the number cannot be read. */
  readonly unread: number | undefined;
  readonly isKnown: boolean;
}

/** Marks all messages as read, after a question with their number (MSG-01). */
export function ReadAll({ unread, isKnown }: ReadAllProps) {
  const { readAll } = useReadMessages();
  const disabledReason = isKnown && unread === 0 ? '没有未读消息' : undefined;
  const ask = () =>
    dialogs.confirm({
      title: `将全部 ${unread ?? '—'} 条未读消息标为已读？`,
      okText: `标为已读 ${unread ?? '—'} 条`,
      cancelText: '不标记',
      onOk: () => readAll.mutateAsync(),
    });
  return (
    <ReasonButton
      isBusy={readAll.isPending}
      disabledReason={disabledReason}
      aria-label={disabledReason ? `全部标为已读，${disabledReason}` : '全部标为已读'}
      onClick={ask}
    >
      全部标为已读
    </ReasonButton>
  );
}
