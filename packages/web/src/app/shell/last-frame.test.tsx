import {
  checkReverseAuthority,
  getPermissionList,
  getRedInvoicePermission,
  getUserInfo,
} from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import {
  getPermissionListExamples,
  getRedInvoicePermissionExamples,
  getUserInfoExamples,
} from '@dealer-portal/sdk/testing/examples';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as firstView from '#platform/browser/first-view';
import { createQueryClient } from '#platform/calls/query';
import { keepLastFrame, readLastFrame } from '#platform/session/last-frame';
import { clearSession, forgetToken, readSession, storeSession } from '#platform/session/session';
import { checkTab, releaseTab } from '#platform/session/tab-session';
import { href, type RouteName } from '#routes';
import { InApp } from '../../test/in-app';
import { type Persona, personaApi } from '../../test/persona-api';
import { routeObjects } from '../router';

const PERSONA = 'directAdmin';
const session = (token: string) => ({ token, endsAt: Date.now() + 86_400_000 });

afterEach(() => void vi.restoreAllMocks());

beforeEach(() => void storeSession(session('T1')));

/** Loads the portal; nothing has been answered when it returns. */
function load(name: RouteName = 'customerview'): void {
  checkTab();
  const router = createMemoryRouter(routeObjects(createQueryClient()), { initialEntries: [href(name)] });
  render(
    <InApp>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </InApp>,
  );
}

const strip = () => screen.queryByRole('navigation', { name: '顶部' });
const sideBar = () => screen.queryByRole('navigation', { name: '功能菜单' });
const isClosed = () => document.querySelector('.frame-parts')?.hasAttribute('inert');

/** A first visit to its end, and then the server of the next one, which says nothing about user and menus until asked to. */
async function returning(persona: Persona = PERSONA, menus = getPermissionListExamples.data(persona)) {
  personaApi(persona);
  load();
  await waitFor(() => expect(readLastFrame()).toBeDefined());
  cleanup();
  let release = () => undefined;
  const later = new Promise<void>((resolve) => {
    release = () => void resolve();
  });
  const api: FakeApi = personaApi(persona)
    .answer(getUserInfo, () => later.then(() => ({ data: getUserInfoExamples.data(persona) })))
    .answer(getPermissionList, () => later.then(() => ({ data: menus })));
  return { api, release: () => act(async () => release()) };
}

it('MENU-07 a returning user sees the frame in the first commit, and neither presses nor opens anything before it is confirmed', async () => {
  const { api, release } = await returning();
  load();
  const before = { strip: strip(), sideBar: sideBar() };
  expect(before.strip?.textContent).toContain('青岛崂山腾达家电有限公司');
  expect(before.sideBar?.textContent).toContain('财务自助');
  expect(isClosed()).toBe(true);
  await waitFor(() =>
    expect(api.requests.map(({ operationId }) => operationId)).toContain('getPermissionList'),
  );
  await act(() =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true })),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await release();
  await screen.findByRole('heading', { level: 1 });
  expect(isClosed()).toBe(false);
  // Nothing of it was drawn again: what stood is the same.
  expect({ strip: strip(), sideBar: sideBar() }).toEqual(before);
});

it('MENU-05 MENU-07 a right that is gone since the last visit opens no page, and its menu goes', async () => {
  const { api, release } = await returning(PERSONA, {
    ...getPermissionListExamples.data(PERSONA),
    menus: [],
  });
  load('myOrder');
  expect(sideBar()?.textContent).toContain('财务自助');
  await release();
  await screen.findByRole('heading', { level: 1, name: /没有访问权限/ });
  expect(sideBar()?.textContent).not.toContain('财务自助');
  expect(api.requests.map(({ operationId }) => operationId)).not.toContain('queryAllOrders');
});

/** The rights that decide single entries and the calculator's icon. */
const LATE = ['getRedInvoicePermission', 'checkReverseAuthority', 'getCustomerFlagData'];
const askedLate = ({ requests }: FakeApi) =>
  requests.map(({ operationId }) => operationId).filter((id) => LATE.includes(id));

it('MENU-02 MENU-04 FLOAT-03 three rights that the last frame knows are asked about after the first page', async () => {
  const { api, release } = await returning();
  const isOver = vi.spyOn(firstView, 'useIsFirstViewOver').mockReturnValue(false);
  load();
  await release();
  await screen.findByRole('heading', { level: 1 });
  expect(isClosed()).toBe(false);
  expect(askedLate(api)).toEqual([]);
  // The frame is kept once they are answered, too.
  expect(readLastFrame()?.redInvoice).toEqual(getRedInvoicePermissionExamples.data(PERSONA));
  cleanup();
  isOver.mockReturnValue(true);
  load();
  await waitFor(() => expect(new Set(askedLate(api))).toEqual(new Set(LATE)));
});

it.each([
  ['gone', true, /没有访问权限/],
  ['new', false, /^返/],
])(
  'MENU-02 MENU-07 a page whose right is %s since the last visit waits for the answer, which is asked for at once',
  async (_, had, heading) => {
    const answers = (isGranted: boolean) => ({
      data: { valid: isGranted, rebateAuth: isGranted, returnAuth: isGranted },
    });
    personaApi(PERSONA)
      .answer(getRedInvoicePermission, answers(had))
      .answer(checkReverseAuthority, { data: false });
    load();
    await waitFor(() => expect(readLastFrame()?.redInvoice?.valid).toBe(had));
    cleanup();
    let answer = () => undefined;
    const later = new Promise<void>((resolve) => {
      answer = () => void resolve();
    });
    vi.spyOn(firstView, 'useIsFirstViewOver').mockReturnValue(false);
    const api = personaApi(PERSONA)
      .answer(getRedInvoicePermission, () => later.then(() => answers(!had)))
      .answer(checkReverseAuthority, { data: false });
    load('rebateHandling');
    await waitFor(() => expect(new Set(askedLate(api))).toEqual(new Set(LATE)));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await act(async () => answer());
    await screen.findByRole('heading', { level: 1, name: heading });
  },
);

it.each<[string, () => void]>([
  ['another session', () => void storeSession(session('T2'))],
  [
    'another user',
    () =>
      void storeSession({ ...session('T3'), owner: { id: 'u-other', name: '李', saletoCode: '8800123460' } }),
  ],
  [
    'a logout',
    () => {
      clearSession();
      storeSession(session('T1'));
    },
  ],
  [
    'another build',
    () => {
      const last = readLastFrame();
      if (!last) throw new Error('nothing was kept');
      const build = document.createElement('meta');
      build.setAttribute('name', 'build');
      build.setAttribute('content', '2');
      document.head.append(build);
      keepLastFrame(last);
      build.remove();
    },
  ],
  [
    'another sold-to',
    () => {
      const last = readLastFrame();
      if (!last) throw new Error('nothing was kept');
      keepLastFrame({ ...last, saletoCode: '8800999999' });
    },
  ],
])('AUTH-05 MENU-07 after %s nothing of the last frame shows', async (_, change) => {
  const { release } = await returning();
  expect(readSession().owner?.id).toBe(getUserInfoExamples.data(PERSONA).id);
  releaseTab();
  change();
  load();
  expect(document.body.textContent).not.toContain('青岛崂山腾达家电有限公司');
  expect(sideBar()).toBeNull();
  await release();
  await screen.findByRole('heading', { level: 1 });
});

it.each<[string, (last: Record<string, unknown>) => unknown]>([
  ['no list of customers', ({ user, ...last }) => ({ ...last, user: { ...Object(user), customers: {} } })],
  ['ship-tos that are none', (last) => ({ ...last, shipTos: [null] })],
  ['menus that are no list', (last) => ({ ...last, permissions: { menus: {} } })],
])('CACHE-01 MENU-07 a kept frame with %s is none: the portal opens', async (_, damage) => {
  const { release } = await returning();
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('lastFrame'));
  localStorage.setItem(key, JSON.stringify(damage(JSON.parse(localStorage.getItem(key) ?? ''))));
  load();
  expect(sideBar()).toBeNull();
  await release();
  await screen.findByRole('heading', { level: 1 });
});

it('AUTH-05 AUTH-01 the kept frame has no token, and goes with the session', async () => {
  await returning();
  const kept = () => Object.entries(localStorage).filter(([name]) => name.includes('lastFrame'));
  expect(kept()).toHaveLength(1);
  expect(JSON.stringify(kept())).not.toContain(getUserInfoExamples.data(PERSONA).token);
  forgetToken();
  expect(kept()).toEqual([]);
});

it('MENU-02 MENU-07 a right whose call failed is asked again without taking the page away', async () => {
  const api = personaApi(PERSONA).answer(getRedInvoicePermission, () => new Response('', { status: 500 }));
  load();
  const heading = await screen.findByRole('heading', { level: 1 });
  const asked = () => api.requests.filter(({ operationId }) => operationId === 'getRedInvoicePermission');
  const before = asked().length;
  let answer = () => undefined;
  api.answer(
    getRedInvoicePermission,
    () =>
      new Promise(
        (resolve) => (answer = () => void resolve({ data: getRedInvoicePermissionExamples.data(PERSONA) })),
      ),
  );
  // A tab that comes to the front after more than a minute asks again.
  vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked().length).toBeGreaterThan(before));
  expect(isClosed()).toBe(false);
  expect(heading.isConnected).toBe(true);
  await act(async () => answer());
  expect(heading.isConnected).toBe(true);
});

it('MENU-07 a first visit fills the form of the frame in one commit', async () => {
  personaApi(PERSONA);
  /** What stood after each commit that changed the bars. */
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const parts = { strip: strip(), sideBar: sideBar(), footer: document.querySelector('footer') };
    const names = Object.entries(parts).flatMap(([name, part]) => (part ? [name] : []));
    if (seen.at(-1) !== names.join()) seen.push(names.join());
  });
  watch.observe(document.body, { childList: true, subtree: true });
  load();
  expect(document.querySelector('.header-waiting')).not.toBeNull();
  await screen.findByRole('heading', { level: 1 });
  watch.disconnect();
  expect(seen.filter((names) => names !== '')).toEqual(['strip,sideBar,footer']);
});
