import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { productsQuery } from '#widgets/products/queries';
import { productQuery } from './queries';

const SCOPE = { saletoCode: '8800123456', sendtoCode: '8800123456' };
const NOW = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A cache of lists, in each of which the product has another name. */
function cacheOf(lists: readonly (readonly [productName: string, updatedAt: number])[]): QueryClient {
  const client = new QueryClient();
  lists.forEach(([productName, updatedAt], at) => {
    const records = [{ productCode: 'P1', productModel: '型号一', productName, categoryCode: '130000' }];
    const page = { pageNum: at + 1, pageSize: 20 };
    const { queryKey } = productsQuery(SCOPE, page);
    client.setQueryData(queryKey, { total: 1, ...page, records }, { updatedAt });
  });
  return client;
}

it('CART-01 of what several lists say of a product its page shows the newest, not the first of the cache', () => {
  const client = cacheOf([
    ['名称一', NOW - 50_000],
    ['名称二', NOW - 5_000],
    ['名称三', NOW - 30_000],
  ]);
  const { initialData, initialDataUpdatedAt } = productQuery(client, SCOPE, {
    productCode: 'P1',
    pageNum: 1,
    pageSize: 1,
  });
  expect(initialData()?.records.map(({ productName }) => productName)).toEqual(['名称二']);
  expect(initialDataUpdatedAt()).toBe(NOW - 5_000);
});
