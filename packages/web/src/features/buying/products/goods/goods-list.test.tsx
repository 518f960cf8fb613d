import { listSpecialPrices } from '@dealer-portal/sdk/operations';
import { listSpecialPricesExamples } from '@dealer-portal/sdk/testing/examples';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilCodeIsThere } from '../../../../test/code-there';
import { exampleApi } from '../../../../test/example-api';
import { openPortal } from '../../../../test/open-portal';

// The special prices of the examples hold in November 2026.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Its special price allows 82 pieces.
const LIMITED = 'KFR-26GW/01K';
const field = (model: string) => screen.getByRole('textbox', { name: `${model}数量` });

const filledWords = () => document.querySelector('.filled-words')?.textContent;

async function openList() {
  const server = exampleApi();
  openPortal('/list');
  await screen.findByText('¥3,299.00');
  return server;
}

it('CART-09 a pasted column fills the rows from the field on, and sends nothing', async () => {
  const server = await openList();
  fireEvent.paste(field('BCD-536WGHTD'), { clipboardData: { getData: () => '12\n１，２００\n十台' } });
  await waitFor(() => expect(field('BCD-536WGHTD')).toHaveProperty('value', '12'));
  expect(field('BCD-510WGCTF')).toHaveProperty('value', '1200');
  expect(field('BCD-325WLHFD').getAttribute('aria-invalid')).toBe('true');
  expect(server.requests.filter(({ operationId }) => operationId.startsWith('add'))).toEqual([]);
});

it('CART-09 a quantity is judged again under the price that comes after it was typed', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  exampleApi().answer(listSpecialPrices, async () => held.then(() => listSpecialPricesExamples.answer()));
  openPortal('/list');
  await screen.findByText(LIMITED);
  await userEvent.type(field(LIMITED), '100');
  await userEvent.type(field('BCD-536WGHTD'), '1');
  await vi.waitFor(() => expect(filledWords()).toBe('已填 2 种 · 101 台—'));
  letGo();
  await screen.findByText('特价 82 台，其余 18 台按普通价 ¥1,899.00');
  await vi.waitFor(() => expect(filledWords()).toBe('已填 2 种 · 101 台¥184,999.00'));
});

it('CART-09 quantities outlive a reload, wrong ones too, and are gone when they were taken away', async () => {
  await openList();
  await userEvent.type(field('BCD-536WGHTD'), '4');
  await userEvent.type(field('BCD-510WGCTF'), '十');
  await userEvent.type(field('BCD-325WLHFD'), '5');
  cleanup();
  await openList();
  expect(field('BCD-536WGHTD')).toHaveProperty('value', '4');
  expect(field('BCD-510WGCTF')).toHaveProperty('value', '十');
  await vi.waitFor(() => expect(filledWords()).toMatch(/^已填 2 种 · 9 台/));
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  cleanup();
  await openList();
  expect(field('BCD-536WGHTD')).toHaveProperty('value', '');
});

it('CART-09 / goes to the search, also from a field of a quantity, which takes no such sign', async () => {
  await openList();
  field('BCD-536WGHTD').focus();
  await userEvent.keyboard('/');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^搜索/);
});

it('CART-08 the message about an addition has a link to the cart', async () => {
  await openList();
  await userEvent.type(field('BCD-536WGHTD'), '2{Enter}');
  await screen.findByText('加入购物车成功');
  await userEvent.click(screen.getByRole('button', { name: '去购物车' }));
  await untilCodeIsThere();
  await screen.findByRole('heading', { level: 1, name: /^购物车/ });
});

it('ROUTE-01 from 1800 px a second column lists what is filled, with what is left afterwards', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1800'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await openList();
  await userEvent.type(field('BCD-536WGHTD'), '2');
  const column = within(await screen.findByRole('complementary', { name: /已填/ }));
  column.getByText('BCD-536WGHTD');
  column.getByText('付款后');
});
