import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../test/example-api';
import { renderPage } from '../test/render-page';

/** A list whose rows are counted: each element costs time where a page has a hundred rows. */
interface RowPlace {
  readonly name: string;
  readonly page: () => Promise<{ readonly Component: ComponentType }>;
  readonly path: string;
  readonly address?: string;
  /** What stands in a row once all of it is there. */
  readonly text: RegExp | string;
  readonly most: number;
}

const PLACES: readonly RowPlace[] = [
  {
    name: 'goods',
    page: () => import('../features/products/search-results-page'),
    path: '/malllist',
    text: 'BCD-536WGHTD',
    most: 30,
  },
  {
    name: 'cart',
    page: () => import('../features/cart/cart-page'),
    path: '/cart',
    text: 'BCD-536WGHTD',
    most: 30,
  },
  {
    name: 'order',
    page: () => import('../features/orders/order-list-page'),
    path: '/myOrder/:orderNo?',
    address: '/myOrder',
    text: '6010086601',
    most: 30,
  },
  {
    name: 'statement',
    page: () => import('../features/statements/vouchers/account-statement-page'),
    path: '/statement',
    text: /^49000/,
    most: 22,
  },
];

it.each(PLACES)('a row of $name has $most elements at most', async ({ page, text, most, ...place }) => {
  exampleApi();
  const { Component } = await page();
  const Page = () => (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
  renderPage(Page, place);
  await screen.findAllByText(text);
  const rows = [...document.querySelectorAll('tbody tr')];
  const counts = rows.map((row) => row.querySelectorAll('*').length + 1);
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(most);
});
