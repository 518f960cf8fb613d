import {
  addListToCart,
  getCartCount,
  listCart,
  listPrices,
  listSpecialPrices,
  listStock,
  validateProducts,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Entry } from '#widgets/cart/cart-query';
import { clearTemplates, keepTemplate } from '#widgets/templates/template-store';
import { accountApi, renderPage } from '../../../../test/render-page';
import { TemplatesDialog } from './templates-dialog';

const line = { productCode: 'P1', productModel: '型号1', number: 3, price: 100 };
const ENTRIES: readonly Entry[] = [
  { id: '1', composeId: 'C1', composeEnable: true, activityType: 1, number: 3, productList: [line] },
];

const open = () =>
  renderPage(() => <TemplatesDialog isOpen entries={ENTRIES} onClose={() => undefined} />, { path: '/cart' });

/** Keeps the products of the cart under a name. */
async function save(name: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: '模板名称' }), name);
  await userEvent.click(screen.getByRole('button', { name: '把 1 种商品存为模板' }));
}

/** Chooses a file; the field is another one each time. */
async function choose(name: string, text: string) {
  await screen.findByRole('button', { name: '从文件导入模板' });
  const field = document.querySelector('input[type="file"]');
  if (!field) throw new Error('no field for a file');
  fireEvent.change(field, { target: { files: [new File([text], name)] } });
}

beforeEach(() => {
  window.localStorage.clear();
  clearTemplates();
});

it('ORDER-01 a template is kept under a name, what is wrong with it is said at the field, and a removed one comes back', async () => {
  accountApi();
  open();
  await userEvent.click(await screen.findByRole('button', { name: '把 1 种商品存为模板' }));
  await screen.findByText('请填写模板名称');
  await save('每周补货');
  await screen.findByText(/^1 种 · 3 台 · \d{4}-\d{2}-\d{2} 保存$/);
  await save('每周补货');
  await screen.findByText('已有模板“每周补货”，请换一个名称');
  await userEvent.click(screen.getByRole('button', { name: '删除 每周补货' }));
  await screen.findByText('还没有订货模板');
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  await screen.findByRole('button', { name: '打开 每周补货' });
});

it('ORDER-01 a template gets another name, none that another one has, and keeps its place', async () => {
  accountApi();
  for (const name of ['年末', '每周补货']) keepTemplate({ name, savedOn: '2026-11-20', lines: [line] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '改名 每周补货' }));
  const field = screen.getByRole('textbox', { name: '新名称' });
  await userEvent.clear(field);
  await userEvent.type(field, '年末{Enter}');
  await screen.findByText('已有模板“年末”，请换一个名称');
  await userEvent.clear(field);
  await userEvent.type(field, '双周补货{Enter}');
  const renamed = await screen.findByRole('button', { name: '改名 双周补货' });
  await waitFor(() => expect(document.activeElement).toBe(renamed));
  const names = screen
    .getAllByRole('button', { name: /^打开 / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['打开 双周补货', '打开 年末']);
});

it('ORDER-01 撤销 brings back the removed template, and keeps one that another tab has saved meanwhile', async () => {
  accountApi();
  for (const name of ['年末', '每周补货']) keepTemplate({ name, savedOn: '2026-11-20', lines: [line] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '删除 年末' }));
  keepTemplate({ name: '第二', savedOn: '2026-11-21', lines: [line] });
  await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
  await screen.findByRole('button', { name: '打开 年末' });
  screen.getByRole('button', { name: '打开 第二' });
});

it('ORDER-01 CART-11 a template is opened at the prices of today, says what changed, and is added in one call', async () => {
  const price = { productCode: 'P1', price: 90, priceVersion: 'PV2', priceType: 'PT' };
  const stock = { productCode: 'P1', stock: 9, isStock: 1 as const, stockVersion: 'SV2' };
  const server = accountApi()
    .answer(listPrices, { data: [price] })
    .answer(listSpecialPrices, { data: [] })
    .answer(listStock, { data: [stock] })
    .answer(validateProducts, { data: [{ productCode: 'P1', valid: true }] })
    .answer(addListToCart, { code: '1' })
    .answer(getCartCount, { data: 1 })
    .answer(listCart, { data: [] });
  open();
  await save('每周补货');
  await userEvent.click(await screen.findByRole('button', { name: '打开 每周补货' }));
  await screen.findByText('打开模板 每周补货');
  await screen.findByText('1 种商品与保存时不同，请逐行确认；取消勾选的不会加入。');
  await userEvent.click(await screen.findByRole('button', { name: '加入购物车 ¥270.00' }));
  await waitFor(() =>
    expect(server.requests.find(({ operationId }) => operationId === 'addListToCart')?.body).toMatchObject({
      cartList: [
        { productCode: 'P1', number: 3, productList: [{ priceVersion: 'PV2', stockVersion: 'SV2' }] },
      ],
    }),
  );
});

it('ORDER-01 a template comes from a file; one that is none says why', async () => {
  accountApi();
  open();
  await choose('别的.csv', '型号,数量\nX,1');
  await screen.findByText('别的.csv：文件里没有“产品编码”和“数量”两列，请选择从订货模板导出的文件');
  await choose('订货模板 年末.csv', '产品编码,型号,数量\nP1,型号1,12');
  await screen.findByRole('button', { name: '打开 年末' });
  await screen.findByText(/^1 种 · 12 台/);
});
