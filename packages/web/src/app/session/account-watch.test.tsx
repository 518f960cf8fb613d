import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isText, slot } from '#platform/browser/storage';
import { accountInForce } from '#platform/session/account-in-force';
import { readSession, storeSession } from '#platform/session/session';
import { accountApi, renderPage } from '../../test/render-page';
import { AccountWatch } from './account-watch';

const drafts = slot('local', 'drafts', isText);

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
  accountApi();
  renderPage(Page, { path: '/page' });
  await screen.findByRole('heading', { name: '页面' });
}

const elsewhere = (name: string) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: `dealer-portal:${name}` })));

/** The storage after a logout in another tab: empty. */
async function leaveElsewhere() {
  window.localStorage.clear();
  await elsewhere('session');
}

it('a tab says for which sold-to and ship-to it works, and whose the session is', async () => {
  await open();
  expect(accountInForce.read()).toMatchObject({
    userId: 'U1',
    saletoCode: '8800123456',
    sendtoCode: '8800123456',
  });
  expect(readSession().owner).toEqual({ id: 'U1', name: '王建国', saletoCode: '8800123456' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('another sold-to of the same user is said with a button that reloads, and is taken back when it returns', async () => {
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

it('AUTH-05 a logout in another tab is said, and what this tab holds comes back with its account', async () => {
  await open();
  drafts.write('周五送货');
  await leaveElsewhere();
  expect(screen.getByRole('alert').textContent).toContain('已在另一个标签页退出登录');
  expect([drafts.read(), window.localStorage.length]).toEqual(['周五送货', 0]);
  drafts.write('周六送货');
  expect(window.localStorage.length).toBe(0);
  const owner = { id: 'U1', name: '王建国', saletoCode: '8800123456' };
  storeSession({ token: 'T2', endsAt: Date.now() + 60_000, owner });
  await elsewhere('session');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(window.localStorage.getItem('dealer-portal:drafts@U1')).toBe('"周六送货"');
});
