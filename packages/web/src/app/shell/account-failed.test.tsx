import { getUserInfo } from '@dealer-portal/sdk/operations';
import { getUserInfoExamples } from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { untilCodeIsThere } from '../../test/code-there';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';

it('HEAD-01 AUTH-05 HTTP-13 an account that cannot be loaded is reported in the frame, with another try and the way out', async () => {
  const server = exampleApi().answer(getUserInfo, { code: '0', msg: '用户信息查询失败' });
  openPortal('/index');
  await screen.findByRole('heading', { level: 1, name: '账户信息没有加载出来' });
  const main = within(screen.getByRole('main'));
  main.getByText(/用户信息查询失败/);
  expect(main.queryByText(/getUserInfo/)).toBeNull();
  main.getByRole('button', { name: '复制给客服' });
  main.getByRole('button', { name: '退出登录' });
  server.answer(getUserInfo, { data: getUserInfoExamples.data('directAdmin') });
  await untilCodeIsThere();
  fireEvent.click(main.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: /，.+好|夜深了/ })).toBeTruthy();
});
