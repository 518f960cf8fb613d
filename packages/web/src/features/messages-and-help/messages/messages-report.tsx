import { messageUnitId } from '@dealer-portal/rules/messages';
import { readFigure } from '@dealer-portal/rules/money';
import type { RecordOf } from '@dealer-portal/sdk';
import { queryMessages } from '@dealer-portal/sdk/operations';
import { Link } from 'react-router-dom';
import { defineReport, paged } from '#kits/report/define-report';
import { href } from '#routes';
import { ALL } from '#ui/choice/all';
import type { Choice } from '#ui/input/plain-select';
import { columnsOf } from '#ui/table/columns';
import { StatusTag } from '#ui/text/status-tag';
import './messages.css';

type Message = RecordOf<'queryMessages'>;

/** Whether a message was not read yet. */
export function isUnread({ isRead }: Pick<Message, 'isRead'>): boolean {
  return !isRead;
}

/** The page of a message. */
export function messageHref({ id }: Pick<Message, 'id'>): string {
  return `${href('commonMessageDetail')}?${new URLSearchParams({ id })}`;
}

const column = columnsOf<Message>();

/** 消息列表: messages, newest first; an unread one is bold and says so (MSG-01). */
export const MESSAGES = defineReport({
  name: 'message',
  operation: queryMessages,
  input: ({ saletoCode }, { isRead, ...filters }, page) => ({
    body: {
      unitId: messageUnitId(saletoCode),
      ...filters,
      ...(isRead && { isRead: isRead === '1' }),
      ...page,
    },
  }),
  rows: paged,
  rowKey: ({ id }) => id,
  columns: [
    column.custom('title', '标题', {
      width: 420,
      text: ({ title }) => title,
      render: (message) => (
        <Link to={messageHref(message)} className={isUnread(message) ? 'message-unread' : 'message-read'}>
          {message.title}
        </Link>
      ),
    }),
    column.custom('isRead', '状态', {
      width: 80,
      text: (message) => (isUnread(message) ? '未读' : '已读'),
      render: (message) => (isUnread(message) ? <StatusTag tone="moving">未读</StatusTag> : '已读'),
    }),
    column.text('typeName', '类型', { width: 112 }),
    column.moment('createDate', '时间', { width: 152 }),
  ],
  filters: [
    {
      kind: 'tabs',
      name: 'isRead',
      label: '是否已读',
      options: [ALL, { value: '0', label: '未读' }, { value: '1', label: '已读' }],
    },
    { kind: 'choice', name: 'typeName', label: '消息类型', options: [] },
    { kind: 'text', name: 'keyword', label: '标题关键字' },
  ],
  noun: '消息',
  emptyReason: '订单、财务和政策的通知会出现在这里。',
  detail: { to: messageHref },
});

interface UnreadType {
  readonly typeName: string;
  readonly num: number;
}

/**
 * The message types to choose from: those of the unread ones with their number, those on the page, and the chosen one.
 * Assumption: no call lists all types.
 */
export function typeChoices(
  unread: readonly UnreadType[],
  seen: readonly (string | undefined)[],
): readonly Choice[] {
  const names = new Set([...unread.map(({ typeName }) => typeName), ...seen]);
  return [...names].flatMap((value) => {
    if (!value) return [];
    const type = unread.find(({ typeName }) => typeName === value);
    const num = type && (readFigure(type.num) ?? '—');
    return [{ value, label: num ? `${value}（${num} 条未读）` : value }];
  });
}
