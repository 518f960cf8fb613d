import { queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { exampleApi } from '../../../test/example-api';
import { renderPage } from '../../../test/render-page';
import { RebuyDialog } from './rebuy-dialog';

it('ORDER-01 a product of several orders counts once in the template', async () => {
  exampleApi();
  const [order] = queryMyOrdersExamples.data('page').records;
  if (!order) throw new Error('no order in the example');
  const orders = [order, order];
  renderPage(() => <RebuyDialog orders={orders} onClose={() => undefined} />, { path: '/myOrder' });
  const kinds = new Set(order.lineList.map(({ productCode }) => productCode)).size;
  expect((await screen.findByText(/存为模板$/)).textContent).toBe(`把 ${kinds} 种商品存为模板`);
});
