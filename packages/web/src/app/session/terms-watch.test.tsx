import { checkConsentToUse, consentToUse } from '@dealer-portal/sdk/operations';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as firstView from '#platform/browser/first-view';
import { accountApi, renderPage } from '../../test/render-page';
import { TermsWatch } from './terms-watch';

afterEach(() => vi.restoreAllMocks());

function Page() {
  return (
    <>
      <h1>页面</h1>
      <TermsWatch />
    </>
  );
}

it('MSG-01 a user who has not agreed is asked once, and the answer is recorded', async () => {
  const server = accountApi().answer(checkConsentToUse, { data: false }).answer(consentToUse, { code: '1' });
  renderPage(Page, { path: '/page' });
  await screen.findByText('使用条款', { selector: '.ant-modal-title' });
  await userEvent.click(screen.getByRole('button', { name: '同意并继续' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '同意并继续' })).toBeNull());
  const sent = server.requests.filter(({ operationId }) => operationId === 'consentToUse');
  expect(sent).toHaveLength(1);
});

it('MSG-01 a record that failed keeps the question open', async () => {
  accountApi()
    .answer(checkConsentToUse, { data: false })
    .answer(consentToUse, { code: '0', msg: '记录失败，请重试' });
  renderPage(Page, { path: '/page' });
  await userEvent.click(await screen.findByRole('button', { name: '同意并继续' }));
  await screen.findByText('记录失败，请重试');
  expect(screen.getByRole('button', { name: '不同意，退出登录' })).toBeTruthy();
});

it.each([[{ data: true }], [{ code: '0', msg: '使用条款查询失败，请稍后再试' }]])(
  'MSG-01 %j asks nothing',
  async (answer) => {
    const server = accountApi().answer(checkConsentToUse, answer);
    renderPage(Page, { path: '/page' });
    await screen.findByRole('heading', { name: '页面' });
    await waitFor(() =>
      expect(server.requests.some(({ operationId }) => operationId === 'checkConsentToUse')).toBe(true),
    );
    expect(screen.queryByText('使用条款')).toBeNull();
  },
);

it('MSG-01 one who had agreed is asked about after the first page, and one who had not at once', async () => {
  const server = accountApi().answer(checkConsentToUse, { data: true });
  const count = () =>
    server.requests.filter(({ operationId }) => operationId === checkConsentToUse.id).length;
  const isOver = vi.spyOn(firstView, 'useIsFirstViewOver').mockReturnValue(false);
  renderPage(Page, { path: '/page' });
  await waitFor(() => expect(count()).toBe(1));
  cleanup();
  renderPage(Page, { path: '/page' });
  await screen.findByRole('heading', { name: '页面' });
  expect(count()).toBe(1);
  cleanup();
  isOver.mockReturnValue(true);
  server.answer(checkConsentToUse, { data: false });
  renderPage(Page, { path: '/page' });
  await screen.findByText('使用条款', { selector: '.ant-modal-title' });
  cleanup();
  isOver.mockReturnValue(false);
  renderPage(Page, { path: '/page' });
  await waitFor(() => expect(count()).toBe(3));
});
