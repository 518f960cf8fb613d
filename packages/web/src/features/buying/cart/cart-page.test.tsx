/** The cart as a page. Its tests share one cart and its answers, so the file is long. */
import { policyAddition } from '@dealer-portal/rules/goods';
import type { Data } from '@dealer-portal/sdk';
import {
  addToCart,
  getArrivalWeeks,
  getCartCount,
  getCloudWarehouseAuthority,
  listCart,
  listCartIndustries,
  listPayerBalances,
  updateCartNumber,
} from '@dealer-portal/sdk/operations';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { useAddToCart } from '#widgets/products/use-add-to-cart';
import { personaApi } from '../../../test/persona-api';
import { renderPage } from '../../../test/render-page';
import { stubPointer } from '../../../test/stub-pointer';
import { Component } from './cart-page';

type Entry = Data<typeof listCart>[number];

function entry(id: string, changes: Partial<Entry> = {}): Entry {
  return {
    id,
    composeId: `C${id}`,
    composeEnable: true,
    activityType: 1,
    number: 2,
    productList: [{ productCode: `P${id}`, productModel: `型号${id}`, number: 2, price: 10.05, stock: 9 }],
    ...changes,
  };
}

const payer = { payerCode: 'P1', payerType: '01', customerName: '现款', balance: 100 };
const cartApi = () => personaApi('directAdmin').answer(listPayerBalances, { data: [payer] });
const cartWith = (entries: Entry[]) =>
  cartApi().answer(listCart, { data: entries }).answer(getCartCount, { data: entries.length });

function Page() {
  return (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

const open = () => renderPage(Page, { path: '/cart' });

it('CART-04 全选 ticks what can be settled and leaves a disabled entry alone', async () => {
  cartWith([entry('1'), entry('2', { composeEnable: false }), entry('3')]);
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选' }));
  expect(screen.getByRole('checkbox', { name: '选择 型号1' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: '选择 型号2' })).toHaveProperty('checked', false);
  expect(screen.getByText(/已选 2 种 · 4 台/).textContent).toContain('¥40.20');
});

function AddAndLook() {
  const { add } = useAddToCart();
  const policy = { productCode: 'P3', priceType: 'TJ' };
  const addition = { ...policyAddition(policy, { number: 1, from: 'test' }), model: '型号3' };
  return (
    <PermissionsProvider fallback={null}>
      <button type="button" onClick={() => void add(addition)}>
        试加
      </button>
      <Component />
    </PermissionsProvider>
  );
}

it('CART-04 CART-08a a line that was just added is ticked, and no other tick changes', async () => {
  const cart = [entry('1'), entry('2')];
  const server = cartWith(cart).answer(addToCart, { code: '1' });
  renderPage(AddAndLook, { path: '/cart' });
  fireEvent.click(await screen.findByRole('checkbox', { name: '选择 型号2' }));
  const special = {
    productCode: 'P3',
    productModel: '型号3',
    number: 1,
    price: 5,
    stock: 9,
    priceType: 'TJ',
  };
  server.answer(listCart, { data: [...cart, entry('3', { productList: [special] })] });
  fireEvent.click(screen.getByRole('button', { name: '试加' }));
  const added = await screen.findByRole('checkbox', { name: '选择 型号3' });
  const ticks = ['1', '2', '3'].map(
    (id) => screen.getByRole<HTMLInputElement>('checkbox', { name: `选择 型号${id}` }).checked,
  );
  expect(ticks).toEqual([false, true, true]);
  fireEvent.click(added);
  expect(added).toHaveProperty('checked', false);
});

it('CART-04 a line that is added and refused is not ticked later', async () => {
  const server = cartWith([entry('3')]).answer(addToCart, { code: 'AS121', msg: '购物车已满' });
  renderPage(AddAndLook, { path: '/cart' });
  await screen.findByRole('checkbox', { name: '选择 型号3' });
  fireEvent.click(screen.getByRole('button', { name: '试加' }));
  await waitFor(() => expect(server.requests.map(({ operationId }) => operationId)).toContain('addToCart'));
  await screen.findByText('购物车最多添加20种商品');
  expect(screen.getByRole('checkbox', { name: '选择 型号3' })).toHaveProperty('checked', false);
});

it('CART-04 the bar says what is about left of the cash, once something is ticked', async () => {
  const server = cartWith([entry('1')]);
  open();
  const tick = await screen.findByRole('checkbox', { name: '选择 型号1' });
  const isAsked = () => server.requests.some(({ operationId }) => operationId === 'listPayerBalances');
  expect(isAsked()).toBe(false);
  fireEvent.click(tick);
  expect((await screen.findByText(/付款后现款余额约/)).textContent).toContain('¥79.90');
});

it('CART-07 asks for the cart with all three codes', async () => {
  const server = cartWith([]);
  open();
  await screen.findByText('购物车是空的');
  const sent = server.requests.find(({ operationId }) => operationId === 'listCart');
  expect(sent?.url.pathname).toMatch(/\/8800123456\/8800123456\/8800123456$/);
});

it('CART-06 a refused quantity stays as typed, says why, counts as before, and can be changed to the stock', async () => {
  const server = cartWith([entry('1')]);
  server.answer(updateCartNumber, { code: '0', msg: '库存仅剩 9 台，请减少数量' });
  open();
  const row = await screen.findByRole('row', { name: '型号1' });
  fireEvent.click(within(row).getByRole('checkbox'));
  const field = within(row).getByRole('textbox');
  fireEvent.change(field, { target: { value: '20' } });
  fireEvent.blur(field);
  const alert = await within(row).findByRole('alert');
  expect(alert.textContent).toBe('数量 20 未保存：库存仅剩 9 台，请减少数量');
  expect(field).toHaveProperty('value', '20');
  expect((await screen.findByText(/已选 1 种 · 2 台/)).textContent).toContain('¥20.10');
  server.answer(updateCartNumber, { code: '1' });
  fireEvent.click(within(row).getByRole('button', { name: '改为 9 台' }));
  expect((await screen.findByText(/已选 1 种 · 9 台/)).textContent).toContain('¥90.45');
  expect(within(row).queryByText(/未保存|改为/)).toBeNull();
  const sent = () => server.requests.filter(({ operationId }) => operationId === 'updateCartNumber');
  await waitFor(() => expect(sent()[1]?.body).toMatchObject({ number: 9 }));
});

it('CART-06 a text that is no quantity holds back settlement and names its product, while it is ticked', async () => {
  cartWith([entry('1'), entry('2')]);
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: '全选' }));
  const row = screen.getByRole('row', { name: '型号2' });
  const field = within(row).getByRole('textbox');
  fireEvent.change(field, { target: { value: '两台' } });
  fireEvent.blur(field);
  const checkout = () => screen.getByRole('button', { name: '去结算' });
  await waitFor(() => expect(checkout().getAttribute('aria-disabled')).toBe('true'));
  fireEvent.mouseEnter(checkout());
  await screen.findByText(/^请先改正 型号2 的数量：/);
  fireEvent.click(within(row).getByRole('checkbox'));
  await waitFor(() => expect(checkout().getAttribute('aria-disabled')).toBeNull());
});

it('a failed list says so, with a way to try again', async () => {
  const server = cartApi().answer(listCart, { code: '0', msg: '购物车查询失败，请稍后再试' });
  open();
  await screen.findByText('购物车没有加载出来');
  expect(screen.queryByText(/^全部 0/)).toBeNull();
  server.answer(listCart, { data: [entry('1')] });
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByRole('row', { name: '型号1' });
});

it('CART-02 a sample-machine price changes the total and holds the quantity to what it allows', async () => {
  const sample = { versionCode: 'YJ1', price: 7.5, usableQty: 1, realQty: 1 };
  cartWith([
    entry('1', {
      isChecked: true,
      priceInfo: { commonPrice: { price: 10.05 }, activity: { TJ: [], GC: [], YJCY: [sample] } },
    }),
  ]);
  open();
  const menu = await screen.findByRole('combobox', { name: '型号1的价格' });
  fireEvent.focus(menu);
  await userEvent.selectOptions(menu, '样机出样价 ¥7.50（可购 1 台）');
  await screen.findByText('样机出样价只可再购 1 台，请减少数量或改用普通价');
  expect(screen.getByText(/已选 1 种 · 2 台/).textContent).toContain('¥15.00');
  expect(screen.getByRole('button', { name: '去结算' }).getAttribute('aria-disabled')).toBe('true');
});

const keptEdits = () =>
  Object.entries(window.localStorage).flatMap(([key, value]) => (key.includes('edits:') ? [value] : []));

it('CART-06 a quantity typed without network is kept, and sent once the list is known again', async () => {
  const server = cartWith([entry('1')]);
  server.answer(updateCartNumber, () => {
    throw new TypeError('Failed to fetch');
  });
  open();
  const row = await screen.findByRole('row', { name: '型号1' });
  const field = within(row).getByRole('textbox');
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.blur(field);
  await within(row).findByText(/网络中断，恢复后自动保存/);
  server.answer(updateCartNumber, { code: '1' });
  fireEvent(window, new Event('online'));
  // The browser keeps no edit once the server has it.
  await waitFor(() => expect(keptEdits()).toEqual(['{}']));
  expect(within(row).queryByText(/网络中断/)).toBeNull();
  expect(field).toHaveProperty('value', '5');
});

const paste = (field: HTMLElement, text: string) =>
  fireEvent(field, createEvent.paste(field, { clipboardData: { getData: () => text } }));

it('CART-06 a change by another tab is shown next to the own quantity, and the user chooses', async () => {
  const server = cartWith([entry('1')]);
  server.answer(updateCartNumber, () => {
    throw new TypeError('Failed to fetch');
  });
  open();
  const row = await screen.findByRole('row', { name: '型号1' });
  const field = within(row).getByRole('textbox');
  fireEvent.change(field, { target: { value: '12' } });
  fireEvent.blur(field);
  await within(row).findByText(/数量 12 还没有保存：网络中断，恢复后自动保存/);
  server.answer(listCart, { data: [entry('1', { number: 8 })] }).answer(updateCartNumber, { code: '1' });
  fireEvent.click(within(row).getByRole('button', { name: '现在重试' }));
  await within(row).findByText('两处都改了数量：您 12，服务器 8');
  expect(field).toHaveProperty('value', '8');
  fireEvent.click(within(row).getByRole('checkbox'));
  expect(screen.getByRole('button', { name: '去结算' }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(within(row).getByRole('button', { name: '用我的 12' }));
  await waitFor(() => expect(within(row).queryByText(/两处都改了数量/)).toBeNull());
  expect(field).toHaveProperty('value', '12');
  const saves = () => server.requests.filter(({ operationId }) => operationId === 'updateCartNumber');
  await waitFor(() => expect(saves()).toHaveLength(2));
});

it('CART-09 a pasted column fills the entries from the field on; a wrong one and a disabled entry are reported', async () => {
  const server = cartWith([entry('1'), entry('2'), entry('3', { composeEnable: false }), entry('4')]);
  server.answer(updateCartNumber, { code: '1' });
  open();
  const row = await screen.findByRole('row', { name: '型号1' });
  paste(within(row).getByRole('textbox'), '１，２００\n十台\n7\n30');
  await screen.findByText('2 个数字未填入：型号2（十台：数量只能输入数字）、型号3（7：该条目已失效）');
  await waitFor(() =>
    expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('value'))).toEqual([
      '1200',
      '2',
      '2',
      '30',
    ]),
  );
});

it('CART-01 a package stands with its name, the price of a set, its parts and the saving', async () => {
  const part = (productCode: string, price: number) => ({
    productCode,
    productModel: `型号${productCode}`,
    number: 2,
    price,
  });
  const pack = { activityType: 2 as const, composeName: '洗烘套餐', originalPrice: 31 };
  cartWith([entry('9', { ...pack, productList: [part('A', 20), part('B', 10)], isChecked: true })]);
  open();
  const row = within(await screen.findByRole('row', { name: '洗烘套餐' }));
  row.getByText('¥30.00');
  row.getByText(/，每套省 ¥1.00$/);
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['型号A ×1', '型号B ×1']);
  row.getByRole('textbox', { name: '洗烘套餐套数' });
  await screen.findByText(/已选 1 种 · 4 台/);
});

it('CART-02 promises are named by their week and exclude each other; a credit model has its name', async () => {
  const week = {
    weekCode: '202649',
    weekName: '2026年第49周',
    beginDate: '2026-11-30',
    endDate: '2026-12-06',
  };
  const terms = {
    weekPromise: '202649',
    farWeek: '202651',
    creditModel: 'XY30',
    creditModelName: '30天信用',
  };
  const line = { productCode: 'P1', productModel: '型号1', number: 2, price: 10.05, ...terms };
  cartWith([entry('1', { productList: [line] })]).answer(getArrivalWeeks, { data: [week] });
  open();
  const arrival = await screen.findByRole('combobox', { name: '型号1的到货' });
  fireEvent.focus(arrival);
  await screen.findByRole('option', { name: '周承诺 2026年第49周 11-30 ~ 12-06' });
  screen.getByRole('checkbox', { name: '信用模式 30天信用' });
  await userEvent.selectOptions(arrival, '远周次 2026年第51周');
  await screen.findByText('2026年第51周 到货');
  await userEvent.selectOptions(arrival, '周承诺，11-30 ~ 12-06 到货');
  await screen.findByText('11-30 ~ 12-06 到货');
  expect(arrival).toHaveProperty('value', 'promise/2026-11-30');
});

it('CART-01 lines of one model have distinct names; the ordinary price names its rebate policy', async () => {
  const line = { productCode: 'P1', productModel: '型号1', number: 2, price: 10.05 };
  const priceInfo = { commonPrice: { price: 10.05, rebatePolicy: '1' as const } };
  const special = { priceType: 'TJ', priceVersion: 'TJ1', price: 9 };
  const activity = { TJ: [{ versionCode: 'TJ1', price: 9 }], GC: [], YJCY: [] };
  cartWith([
    entry('1', { productList: [line], priceInfo }),
    entry('2', { productList: [{ ...line, ...special }], priceInfo: { ...priceInfo, activity } }),
  ]);
  open();
  const ordinary = await screen.findByRole('row', { name: '型号1（普通价）' });
  within(ordinary).getByText('返利 代码 BF');
  const row = within(screen.getByRole('row', { name: '型号1（特价）' }));
  expect(row.queryByText(/返利/)).toBeNull();
  expect(row.getAllByText('特价 ¥9.00').length).toBeGreaterThan(0);
});

it('CART-10 CART-10a CART-10b the cart is asked for with the delivery and the filters that were chosen', async () => {
  window.localStorage.setItem(
    'dealer-portal:delivery',
    JSON.stringify({ type: 'district', areaCode: '370212' }),
  );
  const server = cartWith([entry('1')])
    .answer(listCartIndustries, { data: [] })
    .answer(getCloudWarehouseAuthority, {
      data: {
        authority: true,
        yuncangList: [{ yuncangCode: 'YC1', yuncangName: '青岛云仓', yuncangType: 'YC' }],
      },
    });
  open();
  const readRequests = () =>
    server.requests
      .filter(({ operationId }) => operationId === 'listCart')
      .map(({ url }) => Object.fromEntries(url.searchParams));
  await screen.findByRole('row', { name: '型号1' });
  const selected = { deliverFlag: 'SDF', deliverWay: '2', areaCode: '370212' };
  expect(readRequests()).toEqual([selected]);
  fireEvent.click(screen.getByText('云仓 0'));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '云仓' }), '青岛云仓');
  await waitFor(() =>
    expect(readRequests().at(-1)).toEqual({ ...selected, yunCang: 'YC', yuncangCode: 'YC1' }),
  );
});

it('CART-10 the industries of the cart are asked for where somebody comes to its filters', async () => {
  stubPointer(true);
  const server = cartWith([entry('1')]).answer(listCartIndustries, {
    data: [{ industryCode: 'BX', industryName: '冰箱产业' }],
  });
  open();
  await screen.findByRole('row', { name: '型号1' });
  const asked = () => server.requests.filter(({ operationId }) => operationId === 'listCartIndustries');
  expect(asked()).toHaveLength(0);
  await userEvent.hover(screen.getByRole('combobox', { name: '产业' }));
  await screen.findByRole('option', { name: '冰箱产业' });
  expect(asked()).toHaveLength(1);
});
