import { getUserInfo } from '@dealer-portal/sdk/operations';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { quietApi } from '#platform/calls/api';
import { readSession, storeSession } from '#platform/session/session';
import { exampleApi } from '../test/example-api';
import { openPortal } from '../test/open-portal';
import { showFailurePage } from './errors/show-failure-page';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function openReport() {
  exampleApi();
  return openPortalAtReport();
}

async function openPortalAtReport() {
  const router = openPortal('/index', '/question-report-new');
  await userEvent.type(await screen.findByLabelText('问题描述'), '门体有划痕');
  return router;
}

it('HTTP-08 what was typed is still there after the page of a 503, which several failed calls show once', async () => {
  const router = await openReport();
  await act(async () => {
    showFailurePage(router, 'unavailable');
    showFailurePage(router, 'unavailable');
  });
  const shownHeading = await heading('系统维护中');
  await waitFor(() => expect(document.activeElement).toBe(shownHeading));
  act(() => showFailurePage(router, 'unavailable'));
  expect(screen.queryByRole('heading', { level: 1, name: '问题反馈' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '回到刚才的页面' }));
  await heading('问题反馈');
  expect(screen.getByLabelText<HTMLTextAreaElement>('问题描述').value).toBe('门体有划痕');
  expect(screen.queryByRole('heading', { name: '系统维护中' })).toBeNull();
});

it('HTTP-08 a 403 that comes after a 503 takes its place; one step back is the page as it was left', async () => {
  const router = await openReport();
  act(() => showFailurePage(router, 'unavailable'));
  await heading('系统维护中');
  act(() => showFailurePage(router, 'forbidden'));
  await heading('没有访问权限');
  await act(() => router.navigate(-1));
  await heading('问题反馈');
  expect(screen.getByLabelText<HTMLTextAreaElement>('问题描述').value).toBe('门体有划痕');
});

it('HTTP-08 the page of a 403 leads back to what was refused, as that of a 503 does', async () => {
  const router = await openReport();
  act(() => showFailurePage(router, 'forbidden'));
  await heading('没有访问权限');
  expect(router.state.location.pathname).toBe('/403');
  await userEvent.click(screen.getByRole('button', { name: '回到刚才的页面' }));
  await heading('问题反馈');
  expect(router.state.location.pathname).toBe('/question-report-new');
  expect(screen.getByLabelText<HTMLTextAreaElement>('问题描述').value).toBe('门体有划痕');
});

it('HTTP-08 a page that the user leaves for good starts again', async () => {
  const router = await openReport();
  act(() => showFailurePage(router, 'unavailable'));
  await userEvent.click(await screen.findByRole('link', { name: '返回首页' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: '系统维护中' })).toBeNull());
  await act(() => router.navigate('/question-report-new'));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('问题描述')).value).toBe('');
});

it('HTTP-08 the maintenance page that is opened by its address opens the portal again', async () => {
  exampleApi();
  openPortal('/503');
  expect((await screen.findByRole('link', { name: '重新进入' })).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: '回到刚才的页面' })).toBeNull();
});

it('HTTP-08 a second sign-in within a minute is a notice over the page: one button, session and words kept, gone with the next token', async () => {
  const server = exampleApi();
  await openPortalAtReport();
  window.sessionStorage.setItem('dealer-portal:authorisedAt', String(Date.now() - 5000));
  server.answer(getUserInfo, () => new Response('', { status: 401 }));
  await act(async () => void (await quietApi.call(getUserInfo, {})));
  const shownHeading = await heading('登录没有成功');
  expect(document.activeElement).toBe(shownHeading);
  expect(screen.queryByRole('heading', { level: 1, name: '问题反馈' })).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['登录后继续']);
  expect(readSession().token).toBe('T');
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: '登录后继续' }));
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/^\/provider\/login\?/);
  assign.mockRestore();
  storeSession({ token: 'T-new', endsAt: Date.now() + 86_400_000, owner: readSession().owner });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'dealer-portal:session' })));
  await heading('问题反馈');
  expect(screen.getByLabelText<HTMLTextAreaElement>('问题描述').value).toBe('门体有划痕');
});
