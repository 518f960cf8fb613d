import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { exampleApi } from '../../test/example-api';
import { renderPage } from '../../test/render-page';
import { Component as HomePage } from './home-page';
import { PriceTrend } from './price-trend';
import { Component as ResultsPage } from './search-results-page';

function open(Component: ComponentType, address: string) {
  const server = exampleApi();
  renderPage(Component, { path: new URL(address, 'http://portal.test').pathname, address });
  const asked = () => {
    const calls = server.requests.filter(({ operationId }) => operationId === 'queryProducts');
    return calls.at(-1)?.body;
  };
  return { asked };
}

it('CAT-01 the kinds of stock that the category menu names are asked for', async () => {
  const { asked } = open(ResultsPage, '/malllist?categoryCode=100000&stockTypes=CENTER,YC');
  await screen.findByText('BCD-536WGHTD');
  expect(asked()).toMatchObject({ categoryCode: '100000', stockType: 'CENTER,YC', sort: 'default' });
});

it('NAV-01 a tab of the shopping navigation names and narrows the list; a tab that is none narrows nothing', async () => {
  const { asked } = open(ResultsPage, '/malllist?tab=特价');
  await screen.findByRole('heading', { level: 1, name: '特价' });
  expect(asked()).toMatchObject({ searchTab: '特价' });
  const other = open(ResultsPage, '/malllist?tab=none');
  await screen.findByRole('heading', { level: 1, name: '商品列表' });
  expect(other.asked()).not.toHaveProperty('searchTab');
});

it('SEARCH-01 results are sorted as chosen, from the first page', async () => {
  const { asked } = open(ResultsPage, '/malllist?pageNum=2&sort=none');
  await screen.findByText('BCD-536WGHTD');
  expect(asked()).toMatchObject({ pageNum: 2, sort: 'default' });
  fireEvent.mouseDown(screen.getByLabelText('排序'));
  fireEvent.click(await screen.findByTitle('价格从低到高'));
  await waitFor(() => expect(asked()).toMatchObject({ pageNum: 1, sort: 'priceAsc' }));
});

it('ROUTE-01 the home page asks for what its address names and recommends new products', async () => {
  const { asked } = open(HomePage, '/index?categoryCode=120000&sort=stockDesc');
  const recommended = await screen.findByRole('region', { name: '新品推荐' });
  expect(within(recommended).getByRole('link', { name: /HS-S3/ }).getAttribute('href')).toBe(
    '/detail/GX0001J01',
  );
  expect(asked()).toMatchObject({ categoryCode: '120000', sort: 'stockDesc', pageNum: 1, pageSize: 24 });
});

it('ROUTE-01 the days of a product are summed', async () => {
  open(() => <PriceTrend productCode="GR0536A01" />, '/detail');
  const table = await screen.findByRole('table', { name: '近期销价' });
  expect(within(table).getByRole('row', { name: /近期合计.*27 台/ })).toBeTruthy();
  expect(within(table).getAllByText('¥3,299.00')).toHaveLength(7);
});
