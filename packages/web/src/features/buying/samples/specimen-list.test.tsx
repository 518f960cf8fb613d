import { addListToCart, getCartCount, listCart, listSamples } from '@dealer-portal/sdk/operations';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountApi, renderPage } from '../../../test/render-page';
import { Component } from './specimen-list-page';

const SAMPLES = [
  {
    productCode: 'P1',
    productModel: '冰箱1',
    productName: '冰箱',
    samplePrice: 100,
    usableQty: 2,
    versionCode: 'YJ1',
  },
  {
    productCode: 'P2',
    productModel: '电视2',
    productName: '电视',
    samplePrice: 50,
    usableQty: 1,
    versionCode: 'YJ1',
  },
];

it('CART-02 CART-09 a pasted column orders sample machines at their price, each as many as the policy leaves', async () => {
  window.sessionStorage.clear();
  const api = accountApi()
    .answer(listSamples, { data: { records: SAMPLES, total: 2, pageNum: 1, pageSize: 10 } })
    .answer(addListToCart, { code: '1' })
    .answer(listCart, { data: [] })
    .answer(getCartCount, { data: 2 });
  renderPage(Component, { path: '/specimen/list' });
  const first = await screen.findByRole('textbox', { name: '冰箱1数量' });
  fireEvent(first, createEvent.paste(first, { clipboardData: { getData: () => '2\r\n3\r\n' } }));
  await screen.findByText('请先改正 电视2 的数量：3：数量不能大于 1');
  const add = () => screen.getByRole('button', { name: '加入购物车' });
  expect(add().getAttribute('aria-disabled')).toBe('true');
  const second = screen.getByRole('textbox', { name: '电视2数量' });
  fireEvent.change(second, { target: { value: '1' } });
  await screen.findByText(/已填 2 种 · 3 台/);
  fireEvent.click(add());
  await waitFor(() =>
    expect(api.requests.some(({ operationId }) => operationId === 'addListToCart')).toBe(true),
  );
  const body = api.requests.find(({ operationId }) => operationId === 'addListToCart')?.body;
  expect(body).toMatchObject({
    cartList: [
      {
        productCode: 'P1',
        number: 2,
        dataFrom: 'specimen',
        productList: [{ priceType: 'YJCY', priceVersion: 'YJ1' }],
      },
      {
        productCode: 'P2',
        number: 1,
        dataFrom: 'specimen',
        productList: [{ priceType: 'YJCY', priceVersion: 'YJ1' }],
      },
    ],
  });
});
