import {
  checkNotificationRead,
  getInsertScreen,
  registerNotificationRead,
} from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { noteEmbedding } from '#platform/embedding';
import { accountApi, renderPage } from '../../test/render-page';
import { OpeningScreen } from './opening-screen';

const NOTICE = { id: '1202', title: '双十二备货通知', content: '<p>请提前准备货款。</p>' };
const WHO = { customerCode: '8800123456', userName: 'wangjg' };

function Page() {
  return (
    <>
      <h1>页面</h1>
      <OpeningScreen />
    </>
  );
}

const appServer = (isRead: boolean) =>
  accountApi()
    .answer(getInsertScreen, { data: { isShow: true, notification: NOTICE } })
    .answer(checkNotificationRead, { data: isRead })
    .answer(registerNotificationRead, { code: '1' });
const inApp = () => noteEmbedding('', 'Mozilla/5.0 H_WORK/3.1');
const idsOf = ({ requests }: ReturnType<typeof appServer>) => requests.map(({ operationId }) => operationId);

it('EMBED-01b in the office app the opening screen is shown, and marked as read when the user closes it', async () => {
  inApp();
  const server = appServer(false);
  renderPage(Page, { path: '/page' });
  await screen.findByText('请提前准备货款。');
  expect(idsOf(server)).not.toContain('registerNotificationRead');
  await userEvent.click(screen.getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByText('请提前准备货款。')).toBeNull());
  const marked = server.requests.filter(({ operationId }) => operationId === 'registerNotificationRead');
  expect(marked.map(({ body }) => body)).toEqual([{ notificationId: '1202', ...WHO }]);
});

it('EMBED-01b one that was read before is not shown again', async () => {
  inApp();
  const server = appServer(true);
  renderPage(Page, { path: '/page' });
  await waitFor(() => expect(idsOf(server)).toContain('checkNotificationRead'));
  await screen.findByRole('heading', { name: '页面' });
  expect(screen.queryByText('请提前准备货款。')).toBeNull();
});

it('EMBED-01 outside of the app nothing is asked', async () => {
  noteEmbedding('', 'Mozilla/5.0');
  const server = appServer(false);
  renderPage(Page, { path: '/page' });
  await screen.findByRole('heading', { name: '页面' });
  expect(idsOf(server)).not.toContain('getInsertScreen');
});
