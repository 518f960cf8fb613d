import { Link } from 'react-router';
import { href } from '#routes';
import type { DataColumn } from '#ui/table/data-table-types';
import { StatusTag } from '#ui/text/status-tag';
import type { Message } from './queries';

/** Whether a message was not read yet. */
export function isUnread({ isRead }: Pick<Message, 'isRead'>): boolean {
  return isRead === '0';
}

/** The address of a message's detail. */
export function messageHref(id: string): string {
  return `${href('commonMessageDetail')}?${new URLSearchParams({ id })}`;
}

/** The columns of the message list; an unread one is bold and says so. */
export const MESSAGE_COLUMNS: readonly DataColumn<Message>[] = [
  {
    key: 'title',
    title: '标题',
    width: 420,
    render: (message) => (
      <Link to={messageHref(message.id)} className={isUnread(message) ? 'message-unread' : 'message-read'}>
        {message.title}
      </Link>
    ),
  },
  {
    key: 'isRead',
    title: '状态',
    width: 80,
    render: (message) => (isUnread(message) ? <StatusTag tone="moving">未读</StatusTag> : '已读'),
  },
  { key: 'typeName', title: '类型', width: 112, render: ({ typeName }) => typeName ?? '—' },
  {
    key: 'createDate',
    title: '时间',
    width: 152,
    render: ({ createDate }) => <span className="figure">{createDate.slice(0, 16)}</span>,
  },
];
