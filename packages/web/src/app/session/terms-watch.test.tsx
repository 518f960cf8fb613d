import { checkConsentToUse, consentToUse } from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../test/render-page';
import { TermsWatch } from './terms-watch';

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
