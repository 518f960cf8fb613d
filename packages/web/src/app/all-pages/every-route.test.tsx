import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isPageName, type Layout, type PlacedRoute, ROUTE_NAMES, type RouteName, routes } from '#routes';
import { exampleApi } from '../../test/example-api';
import { openPortal } from '../../test/open-portal';

const LAYOUTS: readonly Layout[] = ['main', 'bulk', 'mobile', 'help', 'bare'];
/** Routes that are opened in one go, so that a failure names few. */
const BATCH = 20;
const BROKEN = '页面没有打开';

const entry = (name: RouteName): PlacedRoute => routes[name];
/** Routes that send on; pages are opened in a browser, each with its data (tests/e2e/pages/every-page). */
const names = ROUTE_NAMES.filter((name) => !isPageName(name));
const addressOf = (name: RouteName) =>
  `/${entry(name)
    .path.replace(/\/:\w+\?/g, '')
    .replace(/:\w+|\*/g, 'x')}`;
const batches = LAYOUTS.flatMap((layout) => {
  const all = names.filter((name) => entry(name).layout === layout);
  const count = Math.ceil(all.length / BATCH);
  return Array.from({ length: count }, (_, at) => ({ layout, all: all.slice(at * BATCH, (at + 1) * BATCH) }));
});

/** The heading on show; those of kept pages are there too, but hidden. */
function headingText(): string | undefined {
  const headings = [...document.querySelectorAll('main h1')];
  return (
    headings.find((heading) => heading.closest('[style*="display: none"]') === null)?.textContent ?? undefined
  );
}

describe('ROUTE-01 every route without a page of its own opens in its frame and shows its heading', () => {
  it.each(batches)(
    '$layout: $all',
    async ({ all }) => {
      exampleApi();
      const router = openPortal('/403');
      const opened: (readonly [RouteName, string])[] = [];
      for (const name of all) {
        await act(() => router.navigate(addressOf(name)));
        await waitFor(() => expect(headingText(), name).toBeTruthy());
        opened.push([name, headingText() ?? '']);
      }
      expect(opened.filter(([, text]) => text === BROKEN)).toEqual([]);
      expect(opened.length).toBe(all.length);
    },
    120_000,
  );
});
