import { queryProducts } from '@dealer-portal/sdk/operations';
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

it('what lies below the window of home is asked for when it is seen, and 快到期的价格 asks for no stock', async () => {
  const server = homeOf('directAdmin');
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(firstView, 'useIsFirstViewOver').mockReturnValue(false);
  const askedTabs = () =>
    server.requests
      .filter(({ operationId }) => operationId === queryProducts.id)
      .map(({ url, body }) => `${JSON.stringify(body)} ${url.search}`.includes('isNewProduct'));
  openHome();
  const panel = await screen.findByRole('region', { name: '为您推荐' });
  await screen.findByText(/11-30 止 · 余/);
  expect(askedTabs()).toEqual([false]);
  // The usual products alone show their stock.
  const stocks = () => server.requests.filter(({ operationId }) => operationId === 'listStock').length;
  expect(stocks()).toBe(1);
  const target = panel.parentElement ?? panel;
  within(panel).getByRole('link', { name: '全部商品' }).focus();
  await act(async () => reports.get('0px')?.([{ target, isIntersecting: true }]));
  await waitFor(() => expect(askedTabs()).toEqual([false, true]));
  // The box stays the same element: the focus inside of it is not lost.
  expect(document.activeElement?.textContent).toBe('全部商品');
  await waitFor(() => expect(stocks()).toBeGreaterThan(1));
});
