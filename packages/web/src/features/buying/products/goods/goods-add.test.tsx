import { addToCart, getCartCount, listPrices } from '@dealer-portal/sdk/operations';
import { listPricesExamples } from '@dealer-portal/sdk/testing/examples';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PermissionsProvider } from '#platform/permissions';
import { useAccount } from '#platform/session/account';
import { cartCountQuery } from '#widgets/cart/cart-count';
import { exampleApi } from '../../../../test/example-api';
import { bodiesOf, renderPage } from '../../../../test/render-page';
import { Component } from '../search-results-page';

const MODEL = 'BCD-536WGHTD';

// The special prices of the examples hold in November 2026.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+08:00') });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Page() {
  return (
    <PermissionsProvider fallback={null}>
      <Component />
    </PermissionsProvider>
  );
}

const open = () => renderPage(Page, { path: '/list' });
const findRow = async () => within(await screen.findByRole('row', { name: MODEL }));
const addButton = (row: Awaited<ReturnType<typeof findRow>>) =>
  row.getByRole('button', { name: new RegExp(`^加入购物车：${MODEL}`) });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

it('CART-11 CART-11a CART-11b nothing is added before its price is there, and then with the version that is shown', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = exampleApi();
  server.answer(listPrices, async () => held.then(() => listPricesExamples.answer()));
  open();
  const row = await findRow();
  fireEvent.change(row.getByRole('textbox'), { target: { value: '1' } });
  await row.findByRole('button', { name: `加入购物车：${MODEL}，等待价格，价格加载中…` });
  fireEvent.click(addButton(row));
  expect([bodiesOf(server, 'addToCart').length, isOff(addButton(row))]).toEqual([0, true]);
  letGo();
  await waitFor(() => expect(isOff(addButton(row))).toBe(false));
  fireEvent.click(addButton(row));
  await waitFor(() => expect(bodiesOf(server, 'addToCart')).toHaveLength(1));
  expect(bodiesOf(server, 'addToCart')[0]).toMatchObject({
    productList: [{ priceVersion: expect.stringMatching(/./), stockVersion: expect.stringMatching(/./) }],
  });
});

it('CART-11 a price that did not come is reported, and asked for again', async () => {
  const server = exampleApi();
  server.answer(listPrices, { code: '0', msg: '价格查询失败' });
  open();
  const row = await findRow();
  await screen.findByText(/价格暂时没有取到/);
  expect(isOff(addButton(row))).toBe(true);
  server.answerExamples(listPricesExamples);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await waitFor(() => expect(isOff(addButton(row))).toBe(false));
});

it.each([
  ['CART-08e a full cart', { code: 'AS121', msg: '购物车已满' }, '购物车最多添加20种商品'],
  ['HTTP-08 429', new Response('', { status: 429 }), '请求过于频繁，请稍后再试'],
])('%s is shown where the user adds, and the next try goes through', async (_name, answer, text) => {
  const server = exampleApi();
  server.answer(addToCart, answer);
  open();
  const row = await findRow();
  await row.findByText('¥3,299.00');
  await userEvent.type(row.getByRole('textbox'), '1{Enter}');
  await screen.findByText(text);
  server.answer(addToCart, { code: '1' });
  await waitFor(() => expect(isOff(addButton(row))).toBe(false));
  await userEvent.click(addButton(row));
  await screen.findByText('加入购物车成功');
});

it('CART-08 加入 pressed with an empty field says so there, and nothing is sent', async () => {
  const server = exampleApi();
  open();
  const row = await findRow();
  await waitFor(() => expect(isOff(addButton(row))).toBe(false));
  fireEvent.click(addButton(row));
  expect((await row.findByRole('alert')).textContent).toBe('请先填写数量');
  const field = row.getByRole('textbox');
  expect([document.activeElement === field, field.getAttribute('aria-invalid')]).toEqual([true, 'true']);
  expect(bodiesOf(server, 'addToCart')).toEqual([]);
  fireEvent.change(field, { target: { value: '2' } });
  expect(row.queryByRole('alert')).toBeNull();
});

it('CART-08e a refusal is not said of the quantity that Escape brings back', async () => {
  const server = exampleApi();
  server.answer(addToCart, { code: 'AS121', msg: '购物车已满' });
  open();
  const row = await findRow();
  const field = row.getByRole('textbox');
  await waitFor(() => expect(isOff(addButton(row))).toBe(false));
  await userEvent.click(field);
  await userEvent.type(field, '2');
  fireEvent.click(addButton(row));
  await row.findByRole('alert');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect([row.queryByRole('alert'), field.getAttribute('aria-invalid')]).toEqual([null, 'false']);
});

it('CART-08e a refusal stands at the field with the way on, until another quantity is typed', async () => {
  const server = exampleApi();
  server.answer(addToCart, { code: 'AS121', msg: '购物车已满' });
  open();
  const row = await findRow();
  fireEvent.change(row.getByRole('textbox'), { target: { value: '2' } });
  await waitFor(() => expect(isOff(addButton(row))).toBe(false));
  fireEvent.click(addButton(row));
  const text = '购物车最多添加20种商品，请先结算，再加入这一种';
  expect((await row.findByRole('alert')).textContent).toBe(text);
  expect(row.getByRole('textbox')).toHaveProperty('value', '2');
  fireEvent.change(row.getByRole('textbox'), { target: { value: '3' } });
  expect(row.queryByRole('alert')).toBeNull();
});

it('CART-08 without a network an addition is not sent, its quantity stays, and the field says so', async () => {
  const server = exampleApi();
  open();
  const row = await findRow();
  fireEvent.change(row.getByRole('textbox'), { target: { value: '2' } });
  await waitFor(() => expect(isOff(addButton(row))).toBe(false));
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.click(addButton(row));
  expect((await row.findByRole('alert')).textContent).toBe('网络中断，没有发出。恢复后会问您是否加入');
  expect(bodiesOf(server, 'addToCart')).toEqual([]);
  expect(row.getByRole('textbox')).toHaveProperty('value', '2');
  // Nothing is left to be asked about in the next test.
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  fireEvent.click(await screen.findByRole('button', { name: '不加入' }));
});

it.each([
  ['加入购物车', 1],
  ['不加入', 0],
])(
  'CART-08 when the network is back it is asked once about what was not sent: %s sends %s',
  async (answer, sent) => {
    const server = exampleApi();
    server.answer(addToCart, { code: '1' });
    open();
    const row = await findRow();
    fireEvent.change(row.getByRole('textbox'), { target: { value: '2' } });
    await waitFor(() => expect(isOff(addButton(row))).toBe(false));
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (let press = 0; press < 2; press += 1) {
      fireEvent.click(addButton(row));
      await row.findByRole('alert');
    }
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    const dialog = within(
      await screen.findByRole('dialog', { name: '断网时有加入没有发出，现在加入购物车？' }),
    );
    dialog.getByText(`${MODEL} 2 台`);
    expect(bodiesOf(server, 'addToCart')).toEqual([]);
    fireEvent.click(dialog.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(row.getByRole('textbox')).toHaveProperty('value', sent === 1 ? '' : '2'));
    expect(bodiesOf(server, 'addToCart')).toHaveLength(sent);
  },
);

it('CART-08 CART-08e an exception is shown at the button only, with the way to the cart', async () => {
  exampleApi().answer(addToCart, () => {
    throw new TypeError('Failed to fetch');
  });
  open();
  const row = await findRow();
  await row.findByText('¥3,299.00');
  await userEvent.type(row.getByRole('textbox'), '1{Enter}');
  await row.findByText('没有收到结果，是否已加入请查看');
  expect(row.getByRole('link', { name: '购物车' }).getAttribute('href')).toBe('/cart');
  expect(document.querySelectorAll('.messages > *')).toHaveLength(0);
});

/** The list below a frame that has counted the cart. */
function PageBelowCart() {
  useQuery(cartCountQuery(useAccount()));
  return <Page />;
}

it('CART-08 of more kinds than the cart has room for the first go in, words name the others, and these keep their numbers', async () => {
  const server = exampleApi();
  server.answer(getCartCount, { code: '1', msg: '成功', data: 18 });
  renderPage(PageBelowCart, { path: '/list' });
  await findRow();
  const fields = () => [
    ...document.querySelectorAll<HTMLInputElement>('[data-row-key] input:not([disabled])'),
  ];
  for (const field of fields()) fireEvent.change(field, { target: { value: '1' } });
  const filled = () => fields().filter(({ value }) => value === '1').length;
  const before = filled();
  const button = await screen.findByRole('button', { name: /^先加入 \d 种$/ });
  screen.getByText(/^购物车已有 18 种，最多 20 种：先结算这 (?:19|20) 种，再加入其余 \d+ 种$/);
  // Of the button before the press, whose words are others while it is under way.
  const added = Number(/\d/.exec(button.textContent ?? '')?.[0]);
  await userEvent.click(button);
  await waitFor(() => expect(bodiesOf(server, 'addListToCart')).toHaveLength(1));
  await waitFor(() => expect(filled()).toBe(before - added));
});
