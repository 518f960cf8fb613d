/** The product list in the world at its real size: 3,000 models, of which a page holds 100. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openPortal } from '../../test/open-portal';
import { useLedger } from '../../test/world';

interface Found {
  readonly total: number;
  readonly records: readonly { readonly productCode: string; readonly categoryCode: string }[];
}

const ACCOUNT = { saletoCode: '8800123456', sendtoCode: '8800123456' };
const ledger = useLedger('real');

/** The whole catalogue, counted by reading every page: what the portal says must be this. */
async function truth(filter: object = {}): Promise<Found> {
  const pages: Found[] = [];
  for (let pageNum = 1; pages.length === 0 || (pages.at(-1)?.records.length ?? 0) > 0; pageNum += 1) {
    const body = { ...ACCOUNT, pageNum, pageSize: 1000, ...filter };
    pages.push(await ledger.call<Found>('/coc-product/product/getProductPageByProductCode', body));
  }
  const records = pages.flatMap((page) => page.records);
  return { total: records.length, records };
}

interface Stock {
  readonly productCode: string;
  readonly stock: number;
}

async function stocksOf(codes: readonly string[]): Promise<readonly Stock[]> {
  const parts = Array.from({ length: Math.ceil(codes.length / 100) }, (_, at) =>
    codes.slice(at * 100, at * 100 + 100),
  );
  const answers = await Promise.all(
    parts.map((productCodeList) =>
      ledger.call<readonly Stock[]>('/commodity/api/productStock/stock', { ...ACCOUNT, productCodeList }),
    ),
  );
  return answers.flat();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00+08:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

const chips = async () => within(await screen.findByRole('group', { name: '产品分类' }, { timeout: 20_000 }));

it('ROUTE-01 SEARCH-01 有货 narrows the whole catalogue, and every count is that of the whole', async () => {
  const { total, records } = await truth();
  const inStock = (await stocksOf(records.map(({ productCode }) => productCode))).filter(
    ({ stock }) => stock > 0,
  );
  const codes = new Set(inStock.map(({ productCode }) => productCode));
  const fridges = records.filter(({ categoryCode }) => categoryCode === '100000');
  const fridgesInStock = fridges.filter(({ productCode }) => codes.has(productCode));
  expect(total).toBe(3000);
  openPortal('/list');
  await screen.findByText(`共 ${total} 种，有货 ${inStock.length} 种`, {}, { timeout: 20_000 });
  await (await chips()).findByRole('button', { name: new RegExp(`^冰箱\\s*${fridges.length}$`) });
  await userEvent.click(screen.getByRole('checkbox', { name: '有货' }));
  await screen.findByText(`共 ${inStock.length} 种，有货 ${inStock.length} 种`);
  await (await chips()).findByRole('button', { name: new RegExp(`^冰箱\\s*${fridgesInStock.length}$`) });
  await userEvent.click((await chips()).getByRole('button', { name: /^冰箱/ }));
  await screen.findByText(`共 ${fridgesInStock.length} 种，有货 ${fridgesInStock.length} 种`);
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /数量$/ })).toHaveLength(100));
}, 60_000);

it('NAV-01 the tab and the facet of special prices count those of the whole catalogue', async () => {
  const { total } = await truth({ isSpecial: true });
  openPortal('/list');
  const tab = await screen.findByRole(
    'link',
    { name: new RegExp(`^特价\\s*${total}$`) },
    { timeout: 20_000 },
  );
  expect(tab.closest('nav')?.getAttribute('aria-label')).toBe('采购导航');
  await userEvent.click(screen.getByRole('checkbox', { name: '特价' }));
  await screen.findByText(new RegExp(`^共 ${total} 种`));
  expect(total).toBeGreaterThan(100);
}, 60_000);

it('ROUTE-01 facets of an address narrow the catalogue at once, and 清除筛选 leads back to all of it', async () => {
  const { total } = await truth({ categoryCode: '230000', energyLabel: '一级' });
  expect(total).toBe(0);
  openPortal('/list?category=230000&energy=一级');
  await userEvent.click(await screen.findByRole('button', { name: '清除筛选' }, { timeout: 20_000 }));
  await screen.findByText(/^共 3000 种/);
}, 60_000);

it('ROUTE-01 facets that a backend does not narrow by say that they speak of the page alone', async () => {
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const isList = String(input).includes('getProductPageByProductCode') && typeof init.body === 'string';
    if (!isList) return original(input, init);
    const { isInStock: _, isSpecial: __, withFacets: ___, ...plain } = JSON.parse(String(init.body));
    return original(input, { ...init, body: JSON.stringify(plain) });
  });
  openPortal('/list');
  await screen.findByText(/^共 3000 种$/, {}, { timeout: 20_000 });
  await (await chips()).findByRole('button', { name: '冰箱' });
  await screen.findAllByText(/¥\d/);
  await userEvent.click(screen.getByRole('checkbox', { name: '有货' }));
  await screen.findByText(/^全部 3000 种里只筛选了本页 100 种，其中符合 \d+ 种；其余请翻页查看$/);
  vi.stubGlobal('fetch', original);
}, 60_000);
