import { sendElectronicSignVerifyCode } from '@dealer-portal/sdk/operations';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { VerifyDialog } from './verify-dialog';

it('a code is sent to a complete phone number only; a wrong number is reported at its field', async () => {
  const server = accountApi().answer(sendElectronicSignVerifyCode, { code: '1' });
  const none = () => undefined;
  renderPage(() => <VerifyDialog isOpen onClose={none} onVerified={none} />, { path: '/index' });
  const calls = () =>
    server.requests.filter(({ operationId }) => operationId === 'sendElectronicSignVerifyCode');
  const phone = await screen.findByRole('textbox', { name: '签约人手机号' });
  await userEvent.clear(phone);
  await userEvent.type(phone, '138000');
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));
  await screen.findByText('请填写 11 位手机号', { selector: '.ant-form-item-explain-error' });
  expect([document.activeElement, calls()]).toEqual([phone, []]);
  await userEvent.type(phone, '00001');
  await userEvent.click(screen.getByRole('button', { name: '发送验证码' }));
  await waitFor(() => expect(calls()).toHaveLength(1));
  await screen.findByRole('button', { name: /秒后可重发/ });
});
