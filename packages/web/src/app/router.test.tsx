import { act, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#platform/calls/query';
import { href, isRouteName, type PlacedRoute, ROUTE_NAMES, type RouteName, routes } from '#routes';
import { exampleApi } from '../test/example-api';
import { openPortal } from '../test/open-portal';
import { createPortalRouter, routeObjects } from './router';

const objects = routeObjects(createQueryClient());
const at = (address: string) => matchRoutes(objects, address) ?? [];
const nameAt = (address: string) => at(address).at(-1)?.route.id;
const names = ROUTE_NAMES;
const entry = (name: RouteName): PlacedRoute => routes[name];

/** An address of the route with its required parameters filled in. */
const addressOf = (name: RouteName) =>
  `/${entry(name)
    .path.replace(/\/:\w+\?/g, '')
    .replace(/:\w+|\*/g, 'x')}`;

it('ROUTE-01e every route is found at its own address, within its own frame', () => {
  for (const name of names) {
    const ids = at(addressOf(name)).map(({ route }) => route.id);
    expect([ids.at(-1), ids.at(-2)]).toEqual([name, `layout-${entry(name).layout}`]);
  }
});

it('ROUTE-01h /rebate and /Rebate are two pages', () => {
  expect([nameAt('/rebate'), nameAt('/Rebate')]).toEqual(['rebate', 'Rebate']);
});

it.each(['/INDEX', '/Cart', '/newcart', '/myorder', '/MALL/helpPage', '/nowhere'])(
  'ROUTE-01 addresses are case-sensitive: %s is no page',
  (address) => {
    expect(at(address).at(-1)?.route.path).toBe('*');
  },
);

it.each([
  ['/list', {}],
  ['/list/冰箱/能效/一级', { keyword: '冰箱', attributeName: '能效', attributeValue: '一级' }],
  ['/detail/GR0536A01/1', { productCode: 'GR0536A01', isProportioning: '1' }],
  ['/cart/settle/1700000000000', { submitTime: '1700000000000' }],
  ['/news/newsDetail/9', { newsId: '9' }],
  ['/suit/suitcategory/parlour/K1', { categoryCode: 'K1' }],
  ['/pc-mall/goods/1', { '*': 'goods/1' }],
])('ROUTE-01b %s carries its parameters', (address, parameters) => {
  const params = at(address).at(-1)?.params ?? {};
  const parameterValues = Object.entries(params).filter(([, value]) => value !== undefined);
  expect(Object.fromEntries(parameterValues)).toMatchObject(parameters);
});

describe('ROUTE-01d the table', () => {
  it('keeps six pages alive, and no other', () => {
    const keptAlive = names
      .filter((name) => entry(name).keepAlive)
      .map((name) => entry(name).path.split('/')[0]);
    const named = ['payment', 'bulkOrder', 'list', 'trafficAuthNew', 'popStockList', 'smsManage'];
    expect([...keptAlive].sort()).toEqual([...named].sort());
  });

  it('redirects lead to routes that exist', () => {
    const targets = names.map((name) => entry(name).redirectTo).filter((name) => name !== undefined);
    expect(targets.filter((name) => !isRouteName(name))).toEqual([]);
    expect(entry('financeAccountcurrentTurnover').redirectTo).toBe('financeAccountcurrentTurnoverNew');
  });

  it('has a title for every page and no address twice', () => {
    expect(names.filter((name) => entry(name).title === '')).toEqual([]);
    expect(new Set(names.map((name) => entry(name).path)).size).toBe(names.length);
  });

  it('names the two lending pages as the specification does', () => {
    expect([entry('loanPreLoanApply').title, entry('loanMyCredit').title]).toEqual(['融资充值', '我的授信']);
  });
});

it.each([
  ['/', '/index'],
  ['/bigorder', '/bigorder/mall_list.json'],
  ['/finance/accountcurrent/turnover', '/finance/accountcurrent/turnoverNew'],
])(
  'ROUTE-01c ROUTE-02d %s leads to %s, and the way back does not lead there again',
  async (address, target) => {
    exampleApi();
    const router = openPortal('/403', address);
    await waitFor(() => expect(router.state.location.pathname).toBe(target));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/403');
  },
);

it('ROUTE-02 href writes the addresses that the router reads', () => {
  expect(nameAt(href('detail', { productCode: 'GR/05 36' }))).toBe('detail');
});

it('ROUTE-02c a navigation that another one overtakes, or that leads nowhere new, is given up without an error', async () => {
  exampleApi();
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const router = openPortal('/403');
  await act(async () => {
    const overtaken = router.navigate('/demo');
    await router.navigate('/test');
    await router.navigate('/test');
    await overtaken;
  });
  expect([router.state.location.pathname, router.state.errors]).toEqual(['/test', null]);
  expect(failed).not.toHaveBeenCalled();
  process.off('unhandledRejection', failed);
});

describe('ROUTE-02 the router of the portal', () => {
  const openAt = (address: string) => {
    window.history.replaceState(null, '', address);
    const router = createPortalRouter(createQueryClient());
    const pages = () => {
      const branches = router.routes.flatMap(({ children = [] }) => children);
      const ids = branches.flatMap(({ children = [] }) => children.map(({ id }) => id));
      return ids.filter((id) => isRouteName(id));
    };
    return { router, pages, nameShown: () => router.state.matches.at(-1)?.route.id };
  };

  it('begins with the page of its address, and has all of them after a move of the pointer', () => {
    const { router, pages } = openAt('/403');
    expect(pages()).toEqual(['forbidden']);
    window.dispatchEvent(new Event('pointermove'));
    expect(pages().sort()).toEqual([...names].sort());
    router.dispose();
  });

  it('leads to another page without a sign of the user, and back', async () => {
    const { router, pages, nameShown } = openAt('/403');
    await router.navigate('/503');
    expect([nameShown(), pages().length]).toEqual(['unavailable', names.length]);
    window.history.back();
    await waitFor(() => expect(nameShown()).toBe('forbidden'));
    router.dispose();
  });

  it('says of an address without a page that there is none', async () => {
    const { router } = openAt('/403');
    await router.navigate('/nowhere');
    expect(router.state.matches.at(-1)?.route.path).toBe('*');
    router.dispose();
  });

  it('has all pages at once where the address names no page, or an object', () => {
    for (const address of ['/nowhere', '/detail/GR0536A01']) {
      const { router, pages } = openAt(address);
      expect(pages()).toHaveLength(names.length);
      router.dispose();
    }
  });
});
