import { queryProducts } from '@dealer-portal/sdk/operations';
import { queryProductsExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { exampleApi } from '../../../../test/example-api';
import { renderPage } from '../../../../test/render-page';
import { Component } from '../search-results-page';

function ResultsPage() {
  return (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

it('SEARCH-04 a search that finds nothing under its tab says how many there are without it, and leads to them', async () => {
  sessionStorage.clear();
  const server = exampleApi();
  const page = queryProductsExamples.data('page');
  server.answer(queryProducts, ({ request: { body } }) => ({
    data: body?.searchTab ? { ...page, total: 0, records: [] } : { ...page, total: 5 },
  }));
  renderPage(ResultsPage, {
    path: '/malllist',
    address: '/malllist?categoryCode=100000&tab=特价',
  });
  await userEvent.click(await screen.findByRole('button', { name: '“特价”以外有 5 种，查看全部' }));
  await screen.findByText('BCD-536WGHTD');
  const bodies = server.requests.flatMap(({ operationId, body }) =>
    operationId === 'queryProducts' ? [body] : [],
  );
  expect(bodies.at(-1)).not.toHaveProperty('searchTab');
  expect(bodies.at(-1)).toMatchObject({ categoryCode: '100000', pageSize: 100 });
});

it('MISC-01 an order sheet of 100 products says which of how many it shows', async () => {
  const page = queryProductsExamples.data('page');
  exampleApi().answer(queryProducts, { data: { ...page, total: 3000 } });
  renderPage(ResultsPage, { path: '/malllist', address: '/malllist?pageNum=2' });
  await screen.findByText('第 101–200 种，共 3000 种');
});
