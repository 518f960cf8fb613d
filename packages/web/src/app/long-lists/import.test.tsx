/** Files and pasted lists of many models, matched with a catalogue of 3,000 (BATCH). */
import { CART_LIMIT } from '@dealer-portal/rules/cart';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keepImport } from '#widgets/import-run/import-store';
import { press } from '../../test/form-hands';
import { openAddress } from '../../test/render-page';
import { useLedger } from '../../test/world';

const ledger = useLedger('real');

const ACCOUNT = { saletoCode: '8800123456', sendtoCode: '8800123456' };

interface Product {
  readonly productCode: string;
  readonly productModel: string;
  readonly withdrawn?: boolean;
}

interface Stock {
  readonly productCode: string;
  readonly stock: number;
}

/** Products of the whole catalogue, those of its last page first, with what the centre has of each. */
async function products(count: number): Promise<readonly (Product & Stock)[]> {
  const pages = await Promise.all(
    [1, 2, 3].map((pageNum) =>
      ledger.call<{ readonly records: readonly Product[] }>(
        '/coc-product/product/getProductPageByProductCode',
        { ...ACCOUNT, pageNum, pageSize: 1000 },
      ),
    ),
  );
  const all = pages.flatMap(({ records }) => records).filter(({ withdrawn }) => !withdrawn);
  const named = all.toReversed().slice(0, count);
  const parts = Array.from({ length: Math.ceil(named.length / 100) }, (_, at) =>
    named.slice(at * 100, at * 100 + 100).map(({ productCode }) => productCode),
  );
  const stocks = await Promise.all(
    parts.map((productCodeList) =>
      ledger.call<readonly Stock[]>('/commodity/api/productStock/stock', { ...ACCOUNT, productCodeList }),
    ),
  );
  const stockBy = new Map(stocks.flat().map(({ productCode, stock }) => [productCode, stock]));
  return named.map((product) => ({ ...product, stock: stockBy.get(product.productCode) ?? 0 }));
}

async function preview(rows: readonly string[]) {
  await openAddress('/batchImport');
  fireEvent.change(await screen.findByLabelText('从 Excel 粘贴'), { target: { value: rows.join('\n') } });
  await press('预览');
}

/** The lines go in waves of what the cart holds; the first one lies in the cart, the others wait. */
async function addFirstWave(lines: number) {
  await press(`加入购物车（${lines} 种）`);
  const list = within(await screen.findByRole('region', { name: '分批加入购物车' }, { timeout: 30_000 }));
  const heading = await list.findByText(/已加入 1 \/ \d+ 批$/, {}, { timeout: 60_000 });
  // What exceeds the quota of a special price is a line of its own.
  const waves = Number(/(\d+) 批$/.exec(heading.textContent ?? '')?.[1]);
  expect(waves).toBeGreaterThanOrEqual(Math.ceil(lines / CART_LIMIT));
  expect(list.getAllByRole('listitem', { name: /^第 \d+ 批$/ })).toHaveLength(waves);
  const entries = await cartEntries();
  expect([entries.length > CART_LIMIT / 2, entries.length <= CART_LIMIT]).toEqual([true, true]);
  keepImport(undefined);
}

const cartEntries = () =>
  ledger.call<readonly { readonly id: string }[]>(
    '/cart/shoppingCart/get/list/8800123456/8800123456/8800123456',
  );

async function emptyCart() {
  const idList = (await cartEntries()).map(({ id }) => id);
  await ledger.call('/cart/shoppingCart/delete/cart', { ...ACCOUNT, idList });
}

it.each([300, 2000])(
  'MISC-01 CART-08 of %d pasted models each is found in the catalogue of 3,000, and those that are not there are named',
  async (count) => {
    await emptyCart();
    const named = await products(count - 5);
    const short = named.filter(({ stock }) => stock < 1).length;
    const unknown = ['NOPE-1', 'NOPE-2', 'NOPE-3', 'NOPE-4', 'NOPE-5'];
    await preview(
      [...named.map(({ productModel }) => productModel), ...unknown].map((model) => `${model}\t1`),
    );
    const said = () => document.body.textContent;
    const faults = `库存不足 ${short} 行，型号或编码无效 5 行`;
    await vi.waitFor(() => expect(said()).toContain(faults), { timeout: 30_000, interval: 100 });
    expect(said()).toContain(`生成批次（${count - 5 - short} 行）`);
    await addFirstWave(count - 5 - short);
  },
  180_000,
);
