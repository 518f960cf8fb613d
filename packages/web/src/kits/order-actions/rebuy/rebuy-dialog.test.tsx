import { addListToCart, getCartCount } from '@dealer-portal/sdk/operations';
import { queryMyOrdersExamples } from '@dealer-portal/sdk/testing/examples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleApi } from '../../../test/example-api';
import { bodiesOf, renderPage } from '../../../test/render-page';
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

function LeftDialog() {
  const [orders] = useState(() => queryMyOrdersExamples.data('page').records.slice(0, 1));
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>我的订单</p>
      <button type="button" onClick={() => setOpen(false)}>
        离开
      </button>
      {isOpen && <RebuyDialog orders={orders} onClose={() => setOpen(false)} />}
    </>
  );
}

it('CART-08 an addition that arrives after the dialog was left leads nobody away', async () => {
  const server = exampleApi();
  server.answer(addListToCart, { code: '1' }).answer(getCartCount, { data: 0 });
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(LeftDialog, { path: '/myOrder' });
  const add = await screen.findByRole('button', { name: /^加入购物车 ¥[1-9][\d,.]+$/ });
  fireEvent.click(add);
  await screen.findByText(/^网络中断，没有发出/);
  fireEvent.click(screen.getByText('离开'));
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  const question = within(await screen.findByRole('dialog', { name: /^断网时/ }));
  fireEvent.click(question.getByRole('button', { name: '加入购物车' }));
  await waitFor(() => expect(bodiesOf(server, 'addListToCart')).toHaveLength(1));
  await screen.findByText(/^加入购物车成功/);
  screen.getByText('我的订单');
  line.mockRestore();
});
