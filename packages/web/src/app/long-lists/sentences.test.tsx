/** Sentences of dealers, written without a look at the rules that read them, in the catalogue of 3,000 models and the palette. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { capacityOf } from '@dealer-portal/rules/goods';
import { type Data, unwrap } from '@dealer-portal/sdk';
import { listPrices, listSpecialPrices, listStock, type queryProducts } from '@dealer-portal/sdk/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { asideApi } from '#platform/calls/api';
import { createQueryClient } from '#platform/calls/query';
import { asideProductsQuery } from '#widgets/products/queries';
import { widerSearchQuery } from '#widgets/wider-search/queries';
import { openPortal } from '../../test/open-portal';
import { PART_NAME, partOf } from '../../test/part';
import { useLedger } from '../../test/world';

useLedger('real');

const ACCOUNT = { saletoCode: '8800123456', sendtoCode: '8800123456' };

const [, ...ROWS] = readFileSync(resolve(import.meta.dirname, 'sentences.tsv'), 'utf8')
  .trim()
  .split('\n');
const SENTENCES = ROWS.map((row) => {
  const [sentence = '', where, kind = '', wants = ''] = row.split('\t');
  return { sentence, where, kind, wants };
});
/** The catalogue has no such goods: any that were shown would be others. */
const NOTHING = 'nothing';
/** A plain run tries a third of them. */
const to = (place: string) =>
  partOf(
    SENTENCES.filter(({ where }) => where === place),
    3,
  );

type Product = Data<typeof queryProducts>['records'][number];

/** What is wanted of a product is asked of these facts. */
interface Facts extends Product {
  readonly prices: readonly number[];
  readonly policies: readonly string[];
  readonly stock: number;
}

/** The products on show for a text: by the words as they stand, else by the nearest other way. */
async function shown(keyword: string): Promise<readonly Product[]> {
  const client = createQueryClient();
  const typed = await client.fetchQuery(asideProductsQuery(ACCOUNT, { keyword, pageNum: 1, pageSize: 10 }));
  if (typed.total > 0) return typed.records;
  const [nearest] = await client.fetchQuery(widerSearchQuery(ACCOUNT, { keyword }));
  return nearest?.products ?? [];
}

async function factsOf(products: readonly Product[]): Promise<readonly Facts[]> {
  const codes = products.map(({ productCode }) => productCode);
  if (codes.length === 0) return [];
  const body = { ...ACCOUNT, productCodeList: codes };
  const [prices, stocks, specials] = await Promise.all([
    asideApi.call(listPrices, { body }).then(unwrap),
    asideApi.call(listStock, { body }).then(unwrap),
    asideApi.call(listSpecialPrices, { path: { ...ACCOUNT, account: 'wangjg' } }).then(unwrap),
  ]);
  return products.map((product) => {
    const isOf = ({ productCode }: { readonly productCode: string }) => productCode === product.productCode;
    const own = specials.filter(isOf);
    return {
      ...product,
      prices: [...prices.filter(isOf), ...own].map(({ price }) => Number(price)),
      policies: own.map(({ priceType }) => priceType),
      stock: Number(stocks.find(isOf)?.stock ?? 0),
    };
  });
}

const sizeOf = (product: Product) => Number.parseFloat(capacityOf(product) ?? '');

/** Whether a product is wanted by one condition: `name=滚筒`, `size>=500`, `能效等级=一级`. */
function meets(facts: Facts, want: string): boolean {
  const [, key = '', sign, value = ''] = /^([^<>=]+)(>=|<=|=)(.+)$/u.exec(want) ?? [];
  const within = (number: number) => (sign === '>=' ? number >= Number(value) : number <= Number(value));
  switch (key) {
    case 'name':
      return [facts.productName, ...(facts.attributes ?? []).map((item) => item.value)].some((text) =>
        text.includes(value),
      );
    case 'model':
      return facts.productModel.includes(value);
    case 'category':
      return facts.categoryCode === value;
    case 'policy':
      return facts.policies.includes(value);
    case 'tag':
      return facts.tags?.includes(value) ?? false;
    case 'isNew':
      return facts.isNewProduct === true;
    case 'stock':
      return within(facts.stock);
    case 'price':
      return facts.prices.some(within);
    case 'size':
      return within(sizeOf(facts));
    default:
      return facts.attributes?.some((item) => item.name === key && item.value === value) ?? false;
  }
}

it(`SEARCH-01 what a dealer says finds what is meant, and nothing else on the first page (${PART_NAME})`, async () => {
  const missed: string[] = [];
  for (const { sentence, wants } of to('search')) {
    const found = await factsOf(await shown(sentence));
    const wrong = found.filter((facts) => !wants.split(' ').every((want) => meets(facts, want)));
    const isFound = wants === NOTHING ? found.length === 0 : found.length > 0 && wrong.length === 0;
    if (!isFound)
      missed.push(
        `${sentence}: ${wrong.map(({ productName, productModel, prices }) => `${productModel} ${productName} ${prices[0]}`).slice(0, 3)} (${wrong.length} of ${found.length})`,
      );
  }
  expect(missed).toEqual([]);
}, 300_000);

it(`SEARCH-01 what a dealer wants to do is offered by the palette (${PART_NAME})`, async () => {
  openPortal('/list');
  const missed: string[] = [];
  await screen.findByRole('group', { name: '产品分类' }, { timeout: 20_000 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog', { name: '快速查找' });
  const field = within(palette).getByRole('combobox');
  for (const { sentence, wants } of to('palette')) {
    const offered = () =>
      within(palette)
        .queryAllByRole('option')
        .map(({ textContent }) => textContent);
    const isOffered = () => offered().some((line) => wants.split('|').some((want) => line?.includes(want)));
    fireEvent.change(field, { target: { value: sentence } });
    await waitFor(() => expect(isOffered()).toBe(true), { timeout: 5000 }).catch(() =>
      missed.push(`${sentence}: ${offered().join('; ')}`),
    );
  }
  expect(missed).toEqual([]);
}, 300_000);
