/** Suits, packages and activity prices before the mock's ledger. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pressReady, typeQuantity } from '../../../test/form-hands';
import { openAddress } from '../../../test/render-page';
import { useLedger } from '../../../test/world';

useLedger();

const inSummary = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: '合计与操作' }).textContent).toContain(text));

it('CART-01 a package goes into the cart as one entry of its products', async () => {
  await openAddress('/packageList');
  await pressReady('加入购物车：10公斤洗烘套餐');
  await screen.findByText('加入购物车成功');
});

it('CART-01 the products of a suit go into the cart together, those with 0 stay out', async () => {
  await openAddress('/suit');
  const link = await screen.findByRole('link', { name: /一体化智慧厨房/ });
  cleanup();
  await openAddress(link.getAttribute('href') ?? '');
  await screen.findByRole('textbox', { name: 'BCD-510WGCTF数量' });
  typeQuantity('BCD-510WGCTF', '0');
  await inSummary('已填 3 种 · 3 台');
  await pressReady('加入购物车');
  await screen.findByText('加入购物车成功');
});

it('CART-01 rooms lead to their suits', async () => {
  await openAddress('/suit/suitcategory');
  const link = await screen.findByRole('link', { name: /阳台/ });
  cleanup();
  await openAddress(link.getAttribute('href') ?? '');
  await screen.findByText('这个场景还没有成套方案');
  fireEvent.click(await screen.findByText('客厅'));
  await screen.findByRole('link', { name: /三口之家影音客厅/ });
});

it('CART-01 a flash purchase keeps to what is left of its activity', async () => {
  await openAddress('/underwriting');
  await screen.findByRole('textbox', { name: 'KFR-26GW/01K数量' });
  typeQuantity('KFR-26GW/01K', '83');
  expect(await screen.findAllByText(/数量不能大于 82/)).not.toEqual([]);
  typeQuantity('KFR-26GW/01K', '10');
  await inSummary('¥17,990.00');
  await pressReady('加入购物车');
  await screen.findByText('加入购物车成功');
  cleanup();
  await openAddress('/cart');
  await screen.findByRole('button', { name: '全部 3' });
});

it('ROLE-01 orders out of a POP warehouse are for pop customers only', async () => {
  await openAddress('/popStockList');
  await screen.findByText('当前客户不是 POP 客户');
});
