import { addToCart, getUserInfo, listCart } from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isText, slot } from '#platform/browser/storage';
import { api } from '#platform/calls/api';
import { storeSession } from '#platform/session/session';
import { accountApi, renderPage } from '../../test/render-page';
import { OtherAccountWatch } from './other-account-watch';

const WANG = { id: 'U1', name: '王建国', saletoCode: '8800123456' };
const ZHANG = { id: 'U2', name: '张海涛', saletoCode: '8800234567' };
const CODES = { saletoCode: '8800123456', sendtoCode: '8800123456' };
const LINE = { productCode: 'GR0536A01', number: 1 };

const drafts = slot('local', 'drafts', isText);
let server: FakeApi;

function Page() {
  return (
    <>
      <h1>页面</h1>
      <OtherAccountWatch />
    </>
  );
}

beforeEach(async () => {
  signIn('T1');
  server = accountApi();
  renderPage(Page, { path: '/page' });
  await screen.findByRole('heading', { name: '页面' });
});

function signIn(token: string, owner?: typeof WANG): void {
  storeSession({ token, endsAt: Date.now() + 60_000, owner });
}

/** Another tab signs in; with an owner it has said who that is. */
async function signInElsewhere(token: string, owner?: typeof WANG) {
  signIn(token, owner);
  await act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'dealer-portal:session' })),
  );
}

const isShown = () =>
  screen.queryByRole('dialog', { name: '浏览器已登录其他账号' })?.checkVisibility() ?? false;
const readRequests = () =>
  server.requests.map(({ operationId, headers }) => [operationId, headers.get('authorization')]);

it('AUTH-01 another account elsewhere holds the tab: a sheet names both, and neither reads nor writes are sent', async () => {
  const before = readRequests().length;
  await signInElsewhere('T2', ZHANG);
  const sheet = await screen.findByRole('dialog', { name: '浏览器已登录其他账号' });
  expect(sheet.textContent).toContain(
    '此标签页属于 王建国 · 8800123456，浏览器现在登录的是 张海涛 · 8800234567。',
  );
  const read = await api.call(listCart, { path: { ...CODES, saletoCodeSub: CODES.saletoCode } });
  const written = await api.call(addToCart, {
    body: { ...CODES, ...LINE, activityType: 1, productList: [LINE] },
  });
  expect([read, written]).toMatchObject([{ kind: 'refused' }, { kind: 'refused' }]);
  expect(readRequests().slice(before)).toEqual([]);
});

it('AUTH-01 the same account again, with another token, takes the sheet away and goes on', async () => {
  drafts.write('周五送货');
  await signInElsewhere('T2', ZHANG);
  await screen.findByRole('dialog', { name: '浏览器已登录其他账号' });
  await signInElsewhere('T3', WANG);
  await waitFor(() => expect(isShown()).toBe(false));
  server.answer(addToCart, { code: '1' });
  await api.call(addToCart, { body: { ...CODES, ...LINE, activityType: 1, productList: [LINE] } });
  expect(readRequests().at(-1)).toEqual(['addToCart', 'Bearer T3']);
  expect(drafts.read()).toBe('周五送货');
});

it('AUTH-01 a session of which nobody says whose it is, is asked for without any code', async () => {
  server.answer(getUserInfo, {
    data: {
      token: 'T2',
      id: 'U2',
      userName: 'zhanght',
      realName: '张海涛',
      saletoCode: '8800234567',
      roles: {},
      isAdmin: false,
    },
  });
  const before = readRequests().length;
  await signInElsewhere('T2');
  const sheet = await screen.findByRole('dialog', { name: '浏览器已登录其他账号' });
  expect(sheet.textContent).toContain('浏览器现在登录的是 张海涛 · 8800234567');
  expect(readRequests().slice(before)).toEqual([['getUserInfo', 'Bearer T2']]);
});

it('AUTH-01 stored values belong to their account, and reloading as the new one begins at the home page', async () => {
  drafts.write('周五送货');
  await signInElsewhere('T2', ZHANG);
  await screen.findByRole('dialog', { name: '浏览器已登录其他账号' });
  window.localStorage.removeItem('dealer-portal:drafts@U1');
  const moves: string[] = [];
  vi.spyOn(window.location, 'assign').mockImplementation((to) => void moves.push(String(to)));
  fireEvent.click(screen.getByRole('button', { name: '以新账号重新加载' }));
  expect(moves).toEqual(['/index']);
  expect(window.localStorage.getItem('dealer-portal:drafts@U1')).toBe('"周五送货"');
  expect(window.localStorage.getItem('dealer-portal:drafts')).toBeNull();
  vi.restoreAllMocks();
});
