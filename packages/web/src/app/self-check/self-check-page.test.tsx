import { getUserInfo } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storeSession } from '#platform/session/session';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';
import { zoneCheck } from './checks';

const row = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body;

it('ROUTE-01 /test says what works, and what does not in the words of the server', async () => {
  storeSession({ token: 'T1', endsAt: Date.now() + 60_000 });
  const server = exampleApi();
  openPortal('/test');
  await screen.findByRole('heading', { level: 1, name: '环境自检' });
  await within(await row('接口')).findByText('正常');
  expect(within(await row('登录有效期')).getByText('正常')).toBeTruthy();
  expect(within(await row('菜单权限')).getByText('正常')).toBeTruthy();
  server.answer(getUserInfo, { code: '0', msg: '用户中心维护' });
  fireEvent.click(screen.getByRole('button', { name: '重新检查' }));
  await screen.findByText(/用户中心维护/);
  expect(within(await row('接口')).getByText('异常')).toBeTruthy();
});

it('a browser in another time zone shows which one counts', () => {
  expect(zoneCheck('Asia/Shanghai').verdict).toBe('fine');
  expect(zoneCheck('Europe/Berlin')).toMatchObject({ verdict: 'mind' });
});
