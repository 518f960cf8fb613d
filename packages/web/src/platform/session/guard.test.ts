import { checkAccountGate } from '@dealer-portal/sdk/operations';
import { fakeApi } from '@dealer-portal/sdk/testing';
import type { App } from 'antd';
import { describe, expect, it, vi } from 'vitest';
import { gateOf, href, isRouteName, routes } from '#routes';
import { setDialogs } from '../notices';
import { guardAddress, guardRoute } from './guard';
import { storeSession } from './session';

const request = (path: string) => new Request(`http://portal.test${path}`);
const target = (answer: Response | null) => answer?.headers.get('location') ?? null;
const signIn = (endsAt = Date.now() + 60_000) => storeSession({ token: 'T', endsAt });

/** Listens to the warning that a closed gate shows, and confirms it. */
function confirmWarnings(): string[] {
  const messages: string[] = [];
  const modal = {
    warning: ({ content, onOk }: { content: string; onOk: () => void }) => {
      messages.push(content);
      onOk();
    },
  };
  // Only the warning is asked for; the rest of antd's app stays out of the test.
  setDialogs(modal as unknown as ReturnType<typeof App.useApp>['modal']);
  return messages;
}

describe('AUTH-04 without a session', () => {
  it.each(['/index', '/cart', '/payPage', '/payment', '/orderDetail/1', '/mall/editHelpPage', '/pc-mall/x'])(
    '%s leads to 403',
    async (path) => {
      expect(target(await guardRoute('index', request(path)))).toBe('/403');
    },
  );

  it.each([
    '/401',
    '/payment/paymentDone',
    '/paymentDone',
    '/protectionPolicy',
    '/orderDetail',
    '/signing/D1',
    '/login',
    '/evaluationcontent',
    '/evaluationsuccess',
    '/indexcontent',
    '/udeskcustomerview',
    '/mall/helpPage',
    '/403',
    '/404',
    '/503',
  ])('ROUTE-09b %s opens', async (path) => {
    expect(await guardRoute('index', request(path))).toBeNull();
  });

  it.each(['forbidden', 'unavailable'] as const)(
    'the error page %s opens, so nobody is sent in circles',
    async (name) => {
      expect(await guardRoute(name, request(href(name)))).toBeNull();
    },
  );

  it('a session at its end is none', async () => {
    signIn(Date.now());
    expect(target(await guardRoute('cart', request('/cart')))).toBe('/403');
  });
});

it('AUTH-04 every page opens with a session', async () => {
  signIn();
  const open = Object.keys(routes).filter((name) => isRouteName(name) && gateOf(name) === undefined);
  for (const name of open) {
    if (isRouteName(name)) expect(await guardRoute(name, request(`/${name}`))).toBeNull();
  }
  expect(open.length).toBeGreaterThan(300);
});

it.each(['/new/mall', '/new/mall/list', '/x/new/mall/index'])(
  'ROUTE-07a %s leads to the root',
  async (path) => {
    signIn();
    expect(target(guardAddress(request(path)))).toBe('/');
    expect(target(await guardRoute('index', request(path)))).toBe('/');
  },
);

it.each(['/malllist?keyword=/new/mall', '/mall/helpPage', '/newmall'])(
  'ROUTE-07 %s is left alone',
  (path) => {
    expect(guardAddress(request(path))).toBeNull();
  },
);

describe('ROUTE-03 a gated finance page', () => {
  const enter = () => guardRoute('accounttransfer', request('/accounttransfer'));
  const answer = (data: { isOpen: boolean; remark?: string } | undefined) => {
    const server = fakeApi().answer(
      checkAccountGate,
      data ? { data } : { code: '0', msg: '财务开关查询失败' },
    );
    vi.stubGlobal('fetch', server.fetch);
    return server;
  };

  it('ROUTE-03b opens when its gate is open, which is asked by its type', async () => {
    signIn();
    const server = answer({ isOpen: true });
    expect(await enter()).toBeNull();
    expect(server.requests[0]?.url.pathname).toBe('/new/api/account/finance/accountGate/transfer');
  });

  it.each([
    [{ isOpen: false, remark: '财务月结中' }, '财务月结中'],
    [{ isOpen: false }, '该功能暂未开放'],
    [undefined, '该功能暂未开放'],
  ])('ROUTE-10a an answer of %o warns once and returns home', async (data, text) => {
    signIn();
    const messages = confirmWarnings();
    answer(data);
    expect(target(await enter())).toBe('/index');
    expect(messages).toEqual([text]);
  });

  it.each(['statement', 'hraccass', 'hraccvouch', 'cusaccvouch'])(
    'ROUTE-10b a closed gate closes the page %s below it, too',
    async (page) => {
      signIn();
      confirmWarnings();
      const server = answer({ isOpen: false });
      const path = `finance/accountcurrent/reconciliation/${page}`;
      const name = Object.keys(routes).find((route) => isRouteName(route) && routes[route].path === path);
      if (!isRouteName(name)) throw new Error(`no route ${path}`);
      expect(target(await guardRoute(name, request(`/${path}`)))).toBe('/index');
      expect(server.requests[0]?.url.pathname).toMatch(/accountGate\/reconciliation$/);
    },
  );

  it('ROUTE-10 a page next to it has no gate', () => {
    expect([gateOf('financeAccountcurrentCheck'), gateOf('accountstatement')]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('asks nothing without a session', async () => {
    const server = answer({ isOpen: true });
    expect(target(await enter())).toBe('/403');
    expect(server.requests).toEqual([]);
  });
});
