import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../../test/example-api';
import { renderPage } from '../../test/render-page';
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
