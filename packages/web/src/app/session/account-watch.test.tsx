import { getUserInfo } from '@dealer-portal/sdk/operations';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountInForce } from '#platform/account-in-force';
import { clearSession, storeSession } from '#platform/session';
import { accountApi, renderPage } from '../../test/render-page';
import { AccountWatch } from './account-watch';

const OTHER = {
  userId: 'U1',
  saletoCode: '8800123457',
  sendtoCode: '8800130004',
  label: '王建国 · 8800123457',
};

function Page() {
  return (
    <>
      <h1>页面</h1>
      <AccountWatch />
    </>
  );
}

async function open() {
  storeSession({ token: 'T1', endsAt: Date.now() + 60_000 });
  const server = accountApi();
  renderPage(Page, { path: '/page' });
  await screen.findByRole('heading', { name: '页面' });
  return server;
}

const elsewhere = (name: string) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: `dealer-portal:${name}` })));

it('a tab says which account it speaks for', async () => {
  await open();
  expect(accountInForce.read()).toMatchObject({
    userId: 'U1',
    saletoCode: '8800123456',
    sendtoCode: '8800123456',
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('another tab on another account is said with a button that reloads, and is taken back when it returns', async () => {
  await open();
  const mine = accountInForce.read();
  accountInForce.write(OTHER);
  await elsewhere('accountInForce');
  expect(screen.getByRole('alert').textContent).toContain('另一个标签页已切换到 王建国 · 8800123457，请刷新');
  expect(screen.getByRole('button', { name: /刷\s?新/ })).toBeTruthy();
  if (mine) accountInForce.write(mine);
  await elsewhere('accountInForce');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('AUTH-05 a logout in another tab is said', async () => {
  await open();
  clearSession();
  await elsewhere('accountInForce');
  expect(screen.getByRole('alert').textContent).toContain('已在另一个标签页退出登录');
});

it('AUTH-05 a logout in another tab while the page was on its way is said, and not taken back', async () => {
  accountApi();
  renderPage(Page, { path: '/page' });
  expect((await screen.findByRole('alert')).textContent).toContain('已在另一个标签页退出登录');
  expect(accountInForce.read()).toBeUndefined();
});

it('a session renewed by another user is said, one renewed by the same user is not', async () => {
  const server = await open();
  storeSession({ token: 'T2', endsAt: Date.now() + 60_000 });
  await elsewhere('session');
  expect(screen.queryByRole('alert')).toBeNull();
  const other = {
    token: 'T3',
    id: 'U2',
    userName: 'lixm',
    realName: '李晓梅',
    saletoCode: '8800123460',
    roles: {},
  };
  server.answer(getUserInfo, { data: { ...other, isAdmin: false } });
  await elsewhere('session');
  expect((await screen.findByRole('alert')).textContent).toContain('另一个标签页已切换到 李晓梅，请刷新');
});
