import { verifyCustomerPermission } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../../test/example-api';
import { bodiesOf, renderPage } from '../../test/render-page';
import { WhyNotPanel } from './why-not-panel';

it('lists what is hidden with its reason and code, and everything when asked', async () => {
  exampleApi();
  renderPage(
    () => (
      <PermissionsProvider fallback={null}>
        <WhyNotPanel open onClose={() => undefined} />
      </PermissionsProvider>
    ),
    { path: '/index' },
  );
  const panel = await screen.findByRole('dialog');
  const searchField = within(panel).getByLabelText('按名称、位置、原因或代码查找');
  expect(within(panel).getByText(/\(8800123456\)/)).toBeTruthy();
  expect(within(panel).getByRole('button', { name: /^看不见的 \d+$/, pressed: true })).toBeTruthy();
  fireEvent.change(searchField, { target: { value: '20240919' } });
  expect(await within(panel).findByText('M20240919-MENU03')).toBeTruthy();
  expect(within(panel).getByText('旧版功能，已停用。')).toBeTruthy();
  expect(within(panel).getByText('请使用同一栏目中的新版功能。')).toBeTruthy();
  expect(within(panel).getByText(/^在线融资|^财务自助/, { selector: '.secondary' })).toBeTruthy();
  fireEvent.change(searchField, { target: { value: '账户状态' } });
  expect(within(panel).queryByText('A-FREE')).toBeNull();
  fireEvent.click(within(panel).getByRole('button', { name: /^全部 \d+$/ }));
  expect(await within(panel).findByText('A-FREE')).toBeTruthy();
});

it.each([
  ['allows it', { data: true }, /服务器允许为该客户办理/],
  ['forbids it', { data: false }, /服务器不允许为该客户办理，请联系客户经理/],
  ['fails: neither yes nor no', new Response('', { status: 503 }), /服务器没有答复是否可为该客户办理/],
] as const)(
  'MENU-07 it says whether the server lets the user act for the customer: it %s',
  async (_, answer, words) => {
    const server = exampleApi().answer(verifyCustomerPermission, answer);
    renderPage(
      () => (
        <PermissionsProvider fallback={null}>
          <WhyNotPanel open onClose={() => undefined} />
        </PermissionsProvider>
      ),
      { path: '/index' },
    );
    await screen.findByText(words);
    expect(bodiesOf(server, verifyCustomerPermission.id)).toEqual([
      { customerCode: '8800123456', userName: expect.stringMatching(/\S/) },
    ]);
  },
);
