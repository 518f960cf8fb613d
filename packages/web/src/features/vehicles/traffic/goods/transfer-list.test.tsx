import {
  addToTransferCart,
  getTransferCartCount,
  listTransferCart,
  queryTransferGoods,
} from '@dealer-portal/sdk/operations';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { accountApi, bodiesOf, renderPage } from '../../../../test/render-page';
import { Component } from './transfer-list-page';

beforeEach(() => window.sessionStorage.clear());

const pageOf = (productCode: string) => ({
  data: {
    records: [{ productCode, productName: '产品', unitPrice: 100, minNum: 1, maxNum: 60, supplyCode: 'A' }],
    total: 2,
    pageNum: 1,
    pageSize: 1,
  },
});

it('TRANS-01 CART-06 what was typed on another page counts after a reload, too, and is added', async () => {
  const api = accountApi()
    .answer(queryTransferGoods, pageOf('冰箱'))
    .answer(getTransferCartCount, { data: 0 })
    .answer(listTransferCart, { data: [] })
    .answer(addToTransferCart, { code: '1' });
  renderPage(Component, { path: '/transfer/list' });
  const field = await screen.findByRole('textbox', { name: '冰箱数量' });
  fireEvent.change(field, { target: { value: '20' } });
  await screen.findByText(/已填 1 种 · 20 台/);
  cleanup();
  api.answer(queryTransferGoods, pageOf('洗衣机'));
  renderPage(Component, { path: '/transfer/list', address: '/transfer/list?pageNum=2' });
  await screen.findByText('其中 1 种不在本页：冰箱 × 20');
  fireEvent.click(screen.getByRole('button', { name: '加入调货购物车' }));
  await waitFor(() =>
    expect(bodiesOf(api, 'addToTransferCart')).toEqual([
      expect.objectContaining({ productCode: '冰箱', number: 20, supplyCode: 'A' }),
    ]),
  );
});
