import {
  listBigActivities,
  listNewProductRecommendations,
  listPackages,
  queryProducts,
} from '@dealer-portal/sdk/operations';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as firstView from '#platform/browser/first-view';
import { homeOf, openHome } from '../../../test/home-of';

type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

/** What is told when something comes in sight, by the distance from the window. */
const reports = new Map<string | undefined, Report>();

class Observer {
  constructor(report: Report, { rootMargin }: IntersectionObserverInit = {}) {
    reports.set(rootMargin, report);
  }
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('what lies below the window of home is asked for when it is seen, and 快到期的价格 when the first page has had its time', async () => {
  const server = homeOf('directAdmin');
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(firstView, 'useIsFirstViewOver').mockReturnValue(false);
  const askedTabs = () =>
    server.requests
      .filter(({ operationId }) => operationId === queryProducts.id)
      .map(({ url, body }) => `${JSON.stringify(body)} ${url.search}`.includes('isNewProduct'));
  openHome();
  const panel = await screen.findByRole('region', { name: '为您推荐' });
  await screen.findByRole('textbox', { name: 'KFR-35GW/01K数量' });
  // The usual products alone show their stock.
  const stocks = () => server.requests.filter(({ operationId }) => operationId === 'listStock').length;
  await waitFor(() => expect(stocks()).toBe(1));
  const ids = server.requests.map(({ operationId }) => operationId);
  const later: readonly string[] = [
    queryProducts.id,
    listBigActivities.id,
    listPackages.id,
    listNewProductRecommendations.id,
  ];
  expect(ids.filter((id) => later.includes(id))).toEqual([]);
  const target = panel.parentElement ?? panel;
  within(panel).getByRole('link', { name: '全部商品' }).focus();
  await act(async () => reports.get('0px')?.([{ target, isIntersecting: true }]));
  await waitFor(() => expect(askedTabs()).toEqual([false, true]));
  // The box stays the same element: the focus inside of it is not lost.
  expect(document.activeElement?.textContent).toBe('全部商品');
  await waitFor(() => expect(stocks()).toBeGreaterThan(1));
});
