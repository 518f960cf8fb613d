import { expect, it } from 'vitest';
import { clientOf, mockForTests } from '../../mock/test/client';
import { loadWorld } from '../world';
import { CATEGORIES } from './categories';
import { grownProducts, MODELS } from './products';
import { loadRealWorld } from './real-world';

const WHOLESALER = '8800891234';
const mock = mockForTests({ world: 'real' });
const dealer = () => clientOf(mock, 'wholesale');

interface Category {
  readonly code: string;
  readonly subCats: readonly { readonly code: string; readonly keyword?: readonly unknown[] }[];
  readonly keyword?: readonly unknown[];
}

interface Page {
  readonly total: number;
  readonly records: readonly { readonly productCode?: string; readonly orderNo?: string }[];
}

const ask = async <Data>(path: string, body?: object) => {
  const { body: answer } = await (body ? dealer().post(path, body) : dealer().get(path));
  expect(answer.code).toBe('1');
  return answer.data as Data; // the mock checks each answer
};

it('SEARCH-01 the real world is the same each time, and each of its models has a code and a name of its own', () => {
  const small = loadWorld();
  const products = grownProducts(small);
  expect(products).toEqual(grownProducts(small));
  expect(products.length + small.products.length).toBe(MODELS);
  expect(
    new Set([...products, ...small.products].map((row) => ('code' in row ? row.code : row.productCode))).size,
  ).toBe(MODELS);
  expect(new Set(products.map(({ model }) => model)).size).toBe(products.length);
});

it('CART-01 the catalogue has what dealers meet: prices of each type with ends and quotas, no stock, and models that left with a successor', () => {
  const products = grownProducts(loadWorld());
  const policies = products.flatMap((product) =>
    product.policies.map((policy) => ({ ...policy, ordinary: product.price })),
  );
  expect(new Set(policies.map(({ priceType }) => priceType))).toEqual(new Set(['TJ', 'GC', 'YJCY']));
  expect(policies.every(({ price, ordinary }) => price > 0 && price < ordinary)).toBe(true);
  expect(policies.some(({ endDay }) => endDay < 0) && policies.some(({ endDay }) => endDay > 0)).toBe(true);
  expect(policies.some(({ realQty }) => realQty === 0)).toBe(true);
  expect(products.filter(({ stock }) => stock === 0).length).toBeGreaterThan(300);
  const codes = new Set(products.map(({ code }) => code));
  const withdrawn = products.filter(({ isWithdrawn }) => isWithdrawn);
  expect(withdrawn.length).toBeGreaterThan(60);
  expect(withdrawn.filter(({ successor = '' }) => codes.has(successor)).length).toBeGreaterThan(
    withdrawn.length - 2,
  );
});

it('ORDER-01 what the ledger bought is in the catalogue, so that it can be bought again', async () => {
  const { records } = await ask<{
    readonly records: readonly { readonly lineList: readonly { readonly productCode: string }[] }[];
  }>('/order/api/myorder/orderQueryPage', { saletoCode: WHOLESALER, pageNum: 3, pageSize: 100 });
  const codes = [
    ...new Set(records.flatMap(({ lineList }) => lineList.map(({ productCode }) => productCode))),
  ];
  expect(codes.length).toBeGreaterThan(50);
  const prices = await ask<readonly unknown[]>('/commodity/api/productPrice/allprice', {
    saletoCode: WHOLESALER,
    sendtoCode: WHOLESALER,
    productCodeList: codes.slice(0, 100),
  });
  expect(prices).toHaveLength(Math.min(100, codes.length));
});

it('CAT-01 the category menu has 600 entries on three levels, and the wholesaler has long lists', async () => {
  const menu = await ask<readonly Category[]>('/catalog/categories');
  const entries = menu.flatMap(({ subCats, keyword = [] }) => [
    1,
    ...keyword,
    ...subCats.flatMap((subCat) => [1, ...(subCat.keyword ?? [])]),
  ]);
  expect(entries).toHaveLength(CATEGORIES);
  expect(
    new Set(menu.flatMap(({ code, subCats }) => [code, ...subCats.map((subCat) => subCat.code)])).size,
  ).toBe(menu.reduce((sum, { subCats }) => sum + 1 + subCats.length, 0));
  const { personas } = loadRealWorld();
  const wholesale = personas.find(({ saletoCode }) => saletoCode === WHOLESALER);
  expect([wholesale?.shipTos.length, wholesale?.payers.length]).toEqual([800, 60]);
  const customer = { customerCode: WHOLESALER, pageNum: 1, pageSize: 1 };
  const messages = { unitId: `${WHOLESALER}_admin`, pageNum: 1, pageSize: 1 };
  expect(await ask<Page>('/customer/queryNetworkList', customer)).toMatchObject({ total: 120 });
  // Those of later today are not sent yet.
  const { total } = await ask<Page>('/message/api/message/page', messages);
  expect(total <= 5000 && total > 4800).toBe(true);
  const query = `?customerCode=${WHOLESALER}`;
  expect(await ask<readonly unknown[]>(`/auth/user/customer/getAccountList${query}`)).toHaveLength(60);
  expect(await ask<readonly unknown[]>(`/customer/sendto/list?saletoCode=${WHOLESALER}`)).toHaveLength(800);
  expect(
    await ask<readonly unknown[]>('/customer/payerBalanceList/inquire', { customerCode: WHOLESALER }),
  ).toHaveLength(60);
});

it('CAT-03 the small world stays that of the examples', () => {
  expect(loadWorld().grown).toBeUndefined();
  expect(loadWorld().shipTos.filter(({ saletoCode }) => saletoCode === WHOLESALER)).toHaveLength(1);
});

it('CART-01 the last of 800 ship-tos finds half of the catalogue in stock, as the first does', async () => {
  const shipTos = await ask<readonly { readonly sendtoCode: string }[]>(
    `/customer/sendto/list?saletoCode=${WHOLESALER}`,
  );
  const inStock = async (sendtoCode = '') => {
    const terms = { saletoCode: WHOLESALER, sendtoCode, isInStock: true, pageNum: 1, pageSize: 1 };
    return (await ask<Page>('/coc-product/product/getProductPageByProductCode', terms)).total;
  };
  expect(await inStock(shipTos.at(-1)?.sendtoCode)).toBeGreaterThan((await inStock(WHOLESALER)) / 2);
});
