import type { Data } from '@dealer-portal/sdk';
import {
  getCartAgreementStatus,
  getSaleInfo,
  listCart,
  updateCartNumber,
} from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { storedCheckout } from '#widgets/checkout/checkout';
import { exampleApi } from '../../../../test/example-api';
import { renderPage } from '../../../../test/render-page';
import { Component } from '../cart-page';

type Entry = Data<typeof listCart>[number];

const LINE = { productCode: 'P1', productModel: '型号1', number: 1, price: 10.05, stock: 9 };
const entry = (line: object, changes: Partial<Entry> = {}): Entry => ({
  id: '1',
  composeId: 'C1',
  composeEnable: true,
  activityType: 1,
  number: 1,
  isChecked: true,
  productList: [{ ...LINE, ...line }],
  ...changes,
});

function Page() {
  return (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

function openCart(entries: readonly Entry[]) {
  const server = exampleApi().answer(listCart, { data: [...entries] });
  renderPage(Page, { path: '/cart' });
  return server;
}

const settle = async () => fireEvent.click(await screen.findByRole('button', { name: '去结算' }));
/** The first line that settlement was started with. */
const sentLine = () => storedCheckout.read()?.cart.splitComposeList[0]?.productList[0];

beforeEach(() => window.localStorage.clear());

it('CART-02 CART-03 the week and the sample-machine price that were chosen go to settlement', async () => {
  const week = { weekPromise: '202649', farWeek: '202651', farWeekDate: '2026-12-20' };
  const sample = { versionCode: 'YJ1', price: 7.5, usableQty: 2, realQty: 1 };
  openCart([
    entry(week, {
      priceInfo: { commonPrice: { price: 10.05 }, activity: { TJ: [], GC: [], YJCY: [sample] } },
    }),
  ]);
  const row = within(await screen.findByRole('row', { name: '型号1' }));
  const arrival = row.getByRole('combobox', { name: '型号1的到货' });
  fireEvent.focus(arrival);
  const promise = await row.findByRole('option', { name: /^周承诺 / });
  await userEvent.selectOptions(arrival, promise);
  const price = row.getByRole('combobox', { name: '型号1的价格' });
  fireEvent.focus(price);
  await userEvent.selectOptions(price, '样机出样价 ¥7.50（可购 1 台）');
  await settle();
  await waitFor(() => expect(sentLine()).toBeDefined());
  expect(sentLine()).toMatchObject({
    isCheckWeekPromise: 1,
    weekPromise: '202649',
    isCheckFarWeek: 0,
    farWeek: '202651',
    priceType: 'YJCY',
    number: 1,
    priceVersionInfo: { versionCode: 'YJ1', usableQty: 2, realQty: 1 },
  });
});

it('CART-06 去结算 right after a quantity was typed waits for its save, keeps the focus, and settles the new quantity', async () => {
  let take: () => void = () => undefined;
  const server = openCart([entry({})]);
  server.answer(updateCartNumber, async () => {
    await new Promise<void>((resolve) => {
      take = resolve;
    });
    server.answer(listCart, { data: [entry({ number: 5 }, { number: 5 })] });
    return { code: '1' };
  });
  const user = userEvent.setup();
  const row = within(await screen.findByRole('row', { name: '型号1' }));
  await user.clear(row.getByRole('textbox'));
  await user.keyboard('5');
  const go = screen.getByRole('button', { name: '去结算' });
  await user.click(go);
  await waitFor(() => expect(go.getAttribute('aria-busy')).toBe('true'));
  expect(document.activeElement).toBe(go);
  await waitFor(() =>
    expect(server.requests.filter(({ operationId }) => operationId === 'updateCartNumber')).toHaveLength(1),
  );
  expect(sentLine()).toBeUndefined();
  take();
  await waitFor(() => expect(sentLine()).toMatchObject({ number: 5 }));
});

it('CART-06 a quantity that another tab changed stops 去结算, stands in the cart, and is settled by the next press', async () => {
  const server = openCart([entry({})]);
  const row = within(await screen.findByRole('row', { name: '型号1' }));
  server.answer(listCart, { data: [entry({ number: 8 }, { number: 8 })] });
  await settle();
  await screen.findByText('型号1 的数量已在别处改为 8，请核对后再结算');
  expect(sentLine()).toBeUndefined();
  await waitFor(() => expect(row.getByRole('textbox')).toHaveProperty('value', '8'));
  await settle();
  await waitFor(() => expect(sentLine()).toMatchObject({ number: 8 }));
});

it.each([
  ['CT', { kuanXian: 20_000, isCheckKuanXian: 1 }],
  ['ZY', { kuanXian: 0, isCheckKuanXian: 0 }],
])('CART-02 the grace of a line goes to settlement for channel CT alone: %s', async (channelGroup, grace) => {
  const server = openCart([entry({ kuanXian: 20_000 })]);
  server.answer(getSaleInfo, {
    data: { customerCode: '8800123456', customerName: '腾达', channel: channelGroup, channelGroup },
  });
  await settle();
  await waitFor(() => expect(sentLine()).toBeDefined());
  expect(sentLine()).toMatchObject(grace);
});

it('CART-01 CART-03 a package, a flash purchase and a product go to settlement together, each as what it is', async () => {
  const part = (productCode: string, price: number) => ({
    ...LINE,
    productCode,
    productModel: productCode,
    price,
  });
  openCart([
    entry(
      {},
      {
        id: '1',
        activityType: 2,
        activityId: 'TC1',
        number: 2,
        composeName: '洗烘套餐',
        productList: [part('A', 20), part('B', 10)],
      },
    ),
    entry(
      {},
      {
        id: '2',
        activityType: 3,
        activityId: 'TJ1',
        number: 5,
        productList: [{ ...part('C', 17.99), priceType: 'TJ', number: 5 }],
      },
    ),
    entry({ productCode: 'D' }, { id: '3' }),
  ]);
  await settle();
  await waitFor(() => expect(storedCheckout.read()).toBeDefined());
  const entries = storedCheckout.read()?.cart.splitComposeList;
  expect(entries).toMatchObject([
    {
      activityType: 2,
      activityId: 'TC1',
      number: 2,
      productList: [{ productCode: 'A' }, { productCode: 'B' }],
    },
    { activityType: 3, activityId: 'TJ1', number: 5, productList: [{ priceType: 'TJ', price: 17.99 }] },
    { activityType: 1, activityId: '', productCode: 'D' },
  ]);
  expect(entries?.slice(0, 2).some((item) => 'productCode' in item)).toBe(false);
  expect(storedCheckout.read()?.cart).toMatchObject({ yunCangCode: '', yunCangFlag: '' });
});

it('CART-03 a reason against an order is shown in the cart, and settlement does not begin', async () => {
  const server = openCart([entry({})]);
  server.answer(getCartAgreementStatus, {
    data: { status: '0', statusName: '未签署', agreementName: '2026年度经销合同' },
  });
  await settle();
  await screen.findByText('请先签署《2026年度经销合同》，签署后再结算');
  expect(storedCheckout.read()).toBeUndefined();
});
