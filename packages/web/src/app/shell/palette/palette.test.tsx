import { addToCart, queryMyOrders, suggestProductModels } from '@dealer-portal/sdk/operations';
import type { FakeApi } from '@dealer-portal/sdk/testing';
import {
  listPricesExamples,
  listSpecialPricesExamples,
  listStockExamples,
  queryMyOrdersExamples,
  suggestProductModelsExamples,
} from '@dealer-portal/sdk/testing/examples';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { personaApi } from '../../../test/persona-api';
import { renderShell } from '../../../test/render-shell';
import { MainLayout } from '../main-layout';
import { watchEarlyKeys } from './early-keys';

let api: FakeApi;

beforeEach(() => {
  api = personaApi('directAdmin')
    .answerExamples(suggestProductModelsExamples)
    .answerExamples(listPricesExamples)
    .answerExamples(listSpecialPricesExamples)
    .answerExamples(listStockExamples)
    .answerExamples(queryMyOrdersExamples)
    .answer(addToCart, { code: '1' });
});

/** No product and no order has the typed words. */
function findNothing(): void {
  api.answer(suggestProductModels, { code: '1', data: [] });
  api.answer(queryMyOrders, { code: '1', data: { total: 0, pageNum: 1, pageSize: 8, records: [] } });
}

async function openPalette(text = ''): Promise<HTMLElement> {
  await renderShell(MainLayout);
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: '快速查找' });
  if (text !== '') await userEvent.type(within(palette).getByRole('combobox'), text);
  return palette;
}

/** How many characters of a line name it; price and stock behind them come later. */
const NAME = 8;

const lines = (palette: HTMLElement) =>
  within(palette)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent.slice(0, NAME));
const selected = (palette: HTMLElement) =>
  within(palette).getByRole('option', { selected: true }).textContent.slice(0, NAME);

it.each(['付款记录', 'fkjl', '付款单'])(
  'FIN-01 %s finds the list of payment orders, and Enter opens it',
  async (text) => {
    findNothing();
    const palette = await openPalette(text);
    await waitFor(() => expect(selected(palette)).toContain('付款单（付款'));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '/paymentOrders' })).toBeTruthy();
  },
);

it.each(['gwc', 'ＧＷＣ', '购 物车'])('%s finds 购物车, and Enter opens it', async (text) => {
  findNothing();
  const palette = await openPalette(text);
  await waitFor(() => expect(selected(palette)).toContain('购物车'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: '/cart' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: '快速查找' })).toBeNull();
});

it('the last opened entry is offered first, before anything is typed', async () => {
  findNothing();
  await openPalette('gwc');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: '/cart' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: '快速查找' });
  expect(palette.textContent).toContain('最近打开');
  expect(lines(palette)).toHaveLength(1);
  expect(selected(palette)).toContain('购物车');
});

it('Ctrl+K before the frame is there opens the palette with it, once', async () => {
  findNothing();
  watchEarlyKeys();
  const isLeft = fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(isLeft).toBe(false);
  const { unmount } = await renderShell(MainLayout);
  await screen.findByRole('dialog', { name: '快速查找' });
  unmount();
  await renderShell(MainLayout);
  expect(screen.queryByRole('dialog', { name: '快速查找' })).toBeNull();
});

it('goods, orders and pages stand under headings, eight at most; the arrows choose in a circle', async () => {
  const palette = await openPalette('BCD-5');
  await waitFor(() => expect(palette.textContent).toContain('打开订单'));
  const labels = lines(palette);
  expect(labels.length).toBeLessThanOrEqual(8);
  expect(labels[0]).toContain('BCD-5');
  expect(selected(palette)).toBe(labels[0]);
  await userEvent.keyboard('{ArrowUp}');
  expect(selected(palette)).toBe(labels.at(-1));
  await userEvent.keyboard('{ArrowDown}');
  expect(selected(palette)).toBe(labels[0]);
  expect(api.requests.filter(({ operationId }) => operationId === 'queryMyOrders')).toHaveLength(1);
});

it('Ctrl+Enter adds the product in the typed quantity, once for two presses', async () => {
  const palette = await openPalette('BCD-536');
  const button = await within(palette).findByRole('button', { name: /^加入购物车：BCD-536\w+$/ });
  const field = within(palette).getByRole('textbox', { name: /BCD-536\w*数量/ });
  await userEvent.clear(field);
  await userEvent.type(field, '12');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  const box = within(palette).getByRole('combobox');
  for (let press = 0; press < 2; press += 1) fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  const sent = () => api.requests.filter(({ operationId }) => operationId === 'addToCart');
  await waitFor(() => expect(sent()).not.toEqual([]));
  await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({ number: 12 });
});

it('Escape closes it and gives the focus back; nothing found is said', async () => {
  findNothing();
  await renderShell(MainLayout);
  const box = screen.getByRole('combobox', { name: /搜索型号/ });
  box.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: '快速查找' });
  await userEvent.type(within(palette).getByRole('combobox'), '不存在的东西');
  await waitFor(() => expect(within(palette).getByRole('status').textContent).not.toBe(''));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: '快速查找' })).toBeNull();
  expect(document.activeElement).toBe(box);
});
