import type { Data } from '@dealer-portal/sdk';
import {
  listSystemNotifications,
  listTodos,
  listUnreadMessageTypes,
  queryMessages,
  readAllMessages,
  readMessage,
} from '@dealer-portal/sdk/operations';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { noteExport } from '#widgets/export-tasks/export-tasks';
import { accountApi, renderPage } from '../../../../test/render-page';
import { MessageCentre } from './message-centre';

type Message = Data<typeof queryMessages>['records'][number];

const message = (id: string, changes: Partial<Message> = {}): Message => ({
  id,
  title: `消息${id}`,
  typeName: '订单通知',
  createDate: '2026-11-19 16:40:00',
  isRead: false,
  ...changes,
});

const pageOf = <Row,>(...records: Row[]) => ({
  data: { records, total: records.length, pageNum: 1, pageSize: 20 },
});

function open(...records: Message[]) {
  const server = accountApi()
    .answer(queryMessages, pageOf(...records))
    .answer(listUnreadMessageTypes, { data: [{ id: '1', typeName: '订单通知', num: 2, title: '消息1' }] })
    .answer(
      listTodos,
      pageOf({
        id: 'T1',
        title: '10月对账单待确认',
        typeName: '对账',
        createDate: '2026-11-18',
        url: '/reconciliation',
      }),
    )
    .answer(listSystemNotifications, { data: [{ id: 'N1', title: '系统维护' }] })
    .answer(readMessage, { code: '1' })
    .answer(readAllMessages, { code: '1' });
  const onClose = vi.fn();
  renderPage(() => <MessageCentre open onClose={onClose} />, { path: '/index' });
  return { server, onClose };
}

const bodies = ({ server }: ReturnType<typeof open>, id: string) =>
  server.requests.filter(({ operationId }) => operationId === id);

it('MSG-01 a message is marked as read where it stands; opening the centre marks none', async () => {
  const centre = open(message('1', { url: '/myOrder' }), message('2', { isRead: true }));
  const read = await screen.findByRole('button', { name: '标为已读：消息1' });
  expect(screen.queryByRole('button', { name: '标为已读：消息2' })).toBeNull();
  expect(bodies(centre, 'readMessage')).toEqual([]);
  centre.server.answer(queryMessages, pageOf(message('1', { isRead: true }), message('2', { isRead: true })));
  await userEvent.click(read);
  await waitFor(() => expect(screen.queryByRole('button', { name: '标为已读：消息1' })).toBeNull());
  expect(bodies(centre, 'readMessage').map(({ url }) => url.searchParams.get('id'))).toEqual(['1']);
  expect(centre.onClose).not.toHaveBeenCalled();
});

it('MSG-01c a type narrows the messages; to-dos and notices stay, and a link to a page closes the centre', async () => {
  const centre = open(message('1'));
  await userEvent.click(await screen.findByRole('button', { name: '订单通知 2' }));
  await waitFor(() =>
    expect(bodies(centre, 'queryMessages').at(-1)?.body).toMatchObject({
      unitId: '8800123456_admin',
      typeName: '订单通知',
    }),
  );
  const parts = within(screen.getByRole('group', { name: '消息中心的内容' }));
  await userEvent.click(parts.getByRole('button', { name: '系统通知 1' }));
  await screen.findByRole('link', { name: /^查看.*系统维护$/ });
  await userEvent.click(parts.getByRole('button', { name: '要办的事 1' }));
  await userEvent.click(await screen.findByRole('link', { name: /^去办理.*10月对账单待确认$/ }));
  expect(centre.onClose).toHaveBeenCalledTimes(1);
});

it('MSG-01 HTTP-10 the reports that the server makes stand with when they were asked for and where their file comes', async () => {
  noteExport({ taskId: 'EX1', title: '我的订单，1001 单', startDate: '2026-11-22 10:42' });
  const { onClose } = open();
  await userEvent.click(await screen.findByRole('button', { name: '导出任务 1' }));
  screen.getByText('导出任务 EX1 由服务器生成，做好后作为消息送达');
  screen.getByText('11-22 10:42');
  await userEvent.click(screen.getByRole('link', { name: /^去消息列表.*我的订单，1001 单$/ }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
