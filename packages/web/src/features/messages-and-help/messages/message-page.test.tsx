import {
  checkNotificationRead,
  listSystemNotifications,
  registerNotificationRead,
} from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './message-page';

const NOTICE = { id: '1202', title: '双十二备货通知', content: '<p>请提前准备货款。</p>' };

/** The page, and a way to leave it and come back. */
function Page() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <Component key={visit} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        再次打开
      </button>
    </>
  );
}

function openNotice(isRead: boolean) {
  const server = accountApi()
    .answer(listSystemNotifications, { data: [NOTICE] })
    .answer(checkNotificationRead, { data: isRead })
    .answer(registerNotificationRead, { code: '1' });
  renderPage(Page, { path: '/page', address: '/page?notice=1202' });
  const sent = (operationId: string) =>
    server.requests.filter((request) => request.operationId === operationId);
  return sent;
}

/** Time in which a call would have been sent. */
const settled = () => new Promise((done) => setTimeout(done, 50));

it('MSG-01 ROUTE-11 a notice that is opened for the first time is recorded as seen, and not again when it is left and opened once more', async () => {
  const sent = openNotice(false);
  await screen.findByText('请提前准备货款。');
  await waitFor(() => expect(sent('registerNotificationRead')).toHaveLength(1));
  const body = { notificationId: '1202', customerCode: '8800123456', userName: 'wangjg' };
  expect(sent('registerNotificationRead')[0]?.body).toEqual(body);
  await userEvent.click(screen.getByRole('button', { name: '再次打开' }));
  await screen.findByText('请提前准备货款。');
  await settled();
  expect(sent('registerNotificationRead')).toHaveLength(1);
});

it('MSG-01 ROUTE-11 a notice that was seen before sends nothing when it is opened by a reload', async () => {
  const sent = openNotice(true);
  await screen.findByText('请提前准备货款。');
  await waitFor(() => expect(sent('checkNotificationRead')).toHaveLength(1));
  await settled();
  expect(sent('registerNotificationRead')).toEqual([]);
});
