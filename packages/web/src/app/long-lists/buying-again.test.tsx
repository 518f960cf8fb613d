/** Search, palette and 再次购买 among 3,000 models and thousands of orders. */
import type { RecordOf } from '@dealer-portal/sdk';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RebuyDialog } from '#kits/order-actions/rebuy/rebuy-dialog';
import { openPortal } from '../../test/open-portal';
import { renderPage } from '../../test/render-page';
import { useLedger } from '../../test/world';

const SALETO = '8800891234';
const ledger = useLedger('real');

type Order = RecordOf<'queryMyOrders'>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+08:00') });
  ledger.signIn('wholesale');
});

afterEach(() => {
  vi.useRealTimers();
});

/** The order at a place far behind the first page. */
async function farOrder(): Promise<Order> {
  const body = { saletoCode: SALETO, pageNum: 10, pageSize: 100 };
  const { records } = await ledger.call<{ readonly records: readonly Order[] }>(
    '/order/api/myorder/orderQueryPage',
    body,
  );
  const order = records.find(({ lineList }) => lineList.length > 1);
  if (!order) throw new Error('There is no order of several products.');
  return order;
}

it('SEARCH-01 a search says how many models of the whole catalogue it finds', async () => {
  const keyword = '对开门冰箱';
  const body = { saletoCode: SALETO, sendtoCode: SALETO, keyword, pageNum: 1, pageSize: 1 };
  const { total } = await ledger.call<{ readonly total: number }>(
    '/coc-product/product/getProductPageByProductCode',
    body,
  );
  openPortal(`/list/${keyword}`);
  await screen.findByText(new RegExp(`^共 ${total} 种`), {}, { timeout: 20_000 });
  expect(total).toBeGreaterThan(0);
}, 60_000);

it('MENU-01 the palette finds an order that stands far behind the first page', async () => {
  const { orderNo } = await farOrder();
  openPortal('/index');
  await screen.findByRole('region', { name: '到货' }, { timeout: 20_000 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: '快速查找' }));
  await userEvent.type(palette.getByRole('combobox'), orderNo);
  await palette.findByRole('option', { name: new RegExp(orderNo) }, { timeout: 20_000 });
}, 60_000);

it('ORDER-01 再次购买 of an old order offers every product of it that is still sold', async () => {
  const order = await farOrder();
  renderPage(() => <RebuyDialog orders={[order]} onClose={() => undefined} />, { path: '/myOrder' });
  const kinds = new Set(order.lineList.map(({ productCode }) => productCode)).size;
  await screen.findByText(`把 ${kinds} 种商品存为模板`, {}, { timeout: 20_000 });
  for (const { productModel = '' } of order.lineList) await screen.findAllByText(productModel);
}, 60_000);
