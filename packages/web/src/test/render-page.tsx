import type { Data } from '@dealer-portal/sdk';
import { getSaleInfo, getUserInfo, listShipTos } from '@dealer-portal/sdk/operations';
import { type FakeApi, fakeApi } from '@dealer-portal/sdk/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, matchPath, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createQueryClient } from '#platform/calls/query';
import { PermissionsProvider } from '#platform/permissions';
import { AccountProvider } from '#platform/session/account';
import { isPageName, type PageName, ROUTE_NAMES, routes } from '#routes';
import { loadPage } from '../app/pages';
import { titled } from '../app/titled';
import { InApp } from './in-app';

const USER: Data<typeof getUserInfo> = {
  token: 'token',
  id: 'U1',
  userName: 'wangjg',
  realName: '王建国',
  saletoCode: '8800123456',
  roles: { admin: '直营管理员' },
  isAdmin: true,
  customers: [{ saletoCode: '8800123456', saletoName: '青岛崂山腾达家电有限公司' }],
};

const SALE: Data<typeof getSaleInfo> = {
  customerCode: '8800123456',
  customerName: '青岛崂山腾达家电有限公司',
  channel: 'M',
  channelGroup: 'ZY',
};

const SHIP_TOS: Data<typeof listShipTos> = [
  { sendtoCode: '8800123456', sendtoAddress: '株洲路187号腾达仓库', isDefault: 1 },
];

/** A server for component tests: it knows the account; a request that nobody set an answer for fails the test. */
export function accountApi(): FakeApi {
  const server = fakeApi()
    .answer(getUserInfo, { data: USER })
    .answer(getSaleInfo, { data: SALE })
    .answer(listShipTos, { data: SHIP_TOS });
  vi.stubGlobal('fetch', server.fetch);
  return server;
}

interface PageAt {
  /** The route's pattern, and the address to open. */
  readonly path: string;
  readonly address?: string;
}

/** Draws a page as the portal does: with account, cache, notices and router. */
export function renderPage(Component: ComponentType, { path, address = path }: PageAt): RenderResult {
  const entry = Object.values(routes).find((route) => `/${route.path}` === path);
  const router = createMemoryRouter(
    [
      { path, Component: titled(Component, entry?.title ?? '') },
      { path: '*', element: null },
    ],
    {
      initialEntries: [address],
    },
  );
  return render(
    <InApp>
      <QueryClientProvider client={createQueryClient()}>
        <AccountProvider>
          <RouterProvider router={router} />
        </AccountProvider>
      </QueryClientProvider>
    </InApp>,
  );
}

/** Draws the page of a route at the route's own address. */
export async function renderRoute(name: PageName, query = ''): Promise<RenderResult> {
  const { path } = routes[name];
  const { Component } = await loadPage(name);
  const address = path.replace(/\/:\w+\?/g, '');
  return renderPage(Component, { path: `/${path}`, address: `/${address}${query}` });
}

/** Draws the page of an address below the permissions of the account, as the frame does. */
export async function openAddress(address: string): Promise<RenderResult> {
  const { pathname } = new URL(address, window.location.origin);
  const name = ROUTE_NAMES.find((route) =>
    matchPath({ path: `/${routes[route].path}`, caseSensitive: true }, pathname),
  );
  if (!name || !isPageName(name)) throw new Error(`${address} is no page`);
  const { path } = routes[name];
  const { Component } = await loadPage(name);
  const Page = () => (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
  return renderPage(Page, { path: `/${path}`, address });
}

/** The requests of an operation, call by call. */
export const bodiesOf = (server: FakeApi, id: string): readonly unknown[] =>
  server.requests.filter(({ operationId }) => operationId === id).map(({ body }) => body);
