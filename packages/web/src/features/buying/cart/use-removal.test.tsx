import type { Data } from '@dealer-portal/sdk';
import {
  addListToCart,
  deleteCartEntries,
  getCartCount,
  listCart,
  listPayerBalances,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { personaApi } from '../../../test/persona-api';
import { renderPage } from '../../../test/render-page';
import { Component } from './cart-page';

type Entry = Data<typeof listCart>[number];

const entry = (id: string, changes: Partial<Entry> = {}): Entry => ({
  id,
  composeId: `C${id}`,
  composeEnable: true,
  activityType: 1,
  number: 2,
  productList: [{ productCode: `P${id}`, productModel: `型号${id}`, number: 2, price: 10.05, stock: 9 }],
  ...changes,
});

function Page() {
  return (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

/** The cart with these entries; what is removed from it goes at once. */
function openWith(...entries: Entry[]) {
  const server = personaApi('directAdmin')
    .answer(listPayerBalances, { data: [] })
    .answer(listCart, { data: entries })
    .answer(getCartCount, { data: entries.length })
    .answer(deleteCartEntries, { code: '1' })
    .answer(addListToCart, { code: '1' });
  renderPage(Page, { path: '/cart' });
  return server;
}

it('CART-04 an entry is removed at once, and 撤销 puts it back with its quantity, its tick and its price', async () => {
  const sample = { versionCode: 'TJ1', price: 8 };
  const line = { productCode: 'P1', productModel: '型号1', number: 2, price: 10.05, priceVersion: 'PV1' };
  const priceInfo = { commonPrice: { price: 10.05 }, activity: { TJ: [sample], GC: [], YJCY: [] } };
  const first = entry('1', { productList: [line], priceInfo });
  const server = openWith(first, entry('2'));
  const menu = await screen.findByRole('combobox', { name: '型号1的价格' });
  fireEvent.focus(menu);
  await userEvent.selectOptions(menu, '特价 ¥8.00');
  fireEvent.click(screen.getByRole('checkbox', { name: '选择 型号1' }));
  server.answer(listCart, { data: [entry('2')] });
  await userEvent.click(screen.getByRole('button', { name: '移除 型号1' }));
  const undo = await screen.findByRole('button', { name: '撤销' });
  await waitFor(() => expect(screen.queryByRole('row', { name: '型号1' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 型号2' }));
  server.answer(listCart, { data: [entry('2'), { ...first, id: '9' }] });
  fireEvent.click(undo);
  const row = await screen.findByRole('row', { name: '型号1' });
  await waitFor(() => expect(within(row).getByRole('checkbox')).toHaveProperty('checked', true));
  expect(screen.getByText(/已选 1 种 · 2 台/).textContent).toContain('¥16.00');
  const sent = server.requests.find(({ operationId }) => operationId === 'addListToCart');
  expect(sent?.body).toMatchObject({
    cartList: [{ productCode: 'P1', number: 2, productList: [{ priceVersion: 'PV1' }] }],
  });
});

it('CART-04 an entry that could not be restored is asked about before it is removed', async () => {
  const server = openWith(entry('1', { composeEnable: false }));
  fireEvent.click(await screen.findByRole('button', { name: '移除 型号1' }));
  expect((await screen.findAllByText('从购物车移除 型号1？')).length).toBeGreaterThan(0);
  expect(server.requests.some(({ operationId }) => operationId === 'deleteCartEntries')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: '移除' }));
  await screen.findByText('已移除 型号1');
  expect(screen.queryByRole('button', { name: '撤销' })).toBeNull();
});
