/** Which products a question of the catalogue means: its tab, words, category and facets, and how many each choice leaves. */

import {
  type FacetGoods,
  facetChoices,
  facetCounts,
  type GoodsFacets,
  narrowGoods,
  topCategoryOf,
} from '@dealer-portal/rules/goods';
import { offerPrices, priceBy, priceRule } from '@dealer-portal/rules/price';
import { matchesKeyword } from '@dealer-portal/rules/search';
import { toYuan } from '../memory/money';
import type { Answer, Body } from '../memory/shapes';
import type { Dealer } from '../memory/slice';
import type { Handlers } from '../memory/state';
import { fromExample } from '../resources/from-example';
import { handle } from '../resources/typed-handler';
import { allProducts, type Product, priceCents, specialsOf, stockOf } from './goods';
import { underTab } from './search-tabs';
import { policyOf } from './special-prices';

/** The category menu, the same one as long as the dealer's memory lasts. */
const categoriesOf = fromExample('listCategories');

type ProductFilter = Body<'queryProducts'>;
type Facets = NonNullable<Answer<'queryProducts'>['facets']>;

/** A product as the facets read it. */
interface Item extends FacetGoods {
  readonly found: Product;
}

interface Asked {
  readonly dealer: Dealer;
  readonly input: ProductFilter;
  readonly now: Date;
}

/** The products of a question in the catalogue's order, with the counts that it asks for. */
export function searchProducts(asked: Asked): {
  readonly products: readonly Product[];
  readonly facets?: Facets;
} {
  const { dealer, input } = asked;
  const facets = facetsOf(input);
  const isPlain = Object.values(facets).every((choice) => choice === undefined);
  const meant = productsMeant(asked);
  const isIn = categoryTest(dealer, input.categoryCode ?? '');
  if (isPlain && !input.withFacets) return { products: meant.filter(isIn) };
  const items = meant.map((product) => itemOf(asked, product));
  const within = items.filter(({ found }) => isIn(found));
  const products = narrowGoods(within, facets, []).map(({ found }) => found);
  return input.withFacets ? { products, facets: counted(dealer, { items, within, facets }) } : { products };
}

function facetsOf({ energyLabel, capacity, priceBand, isInStock, isSpecial }: ProductFilter): GoodsFacets {
  return {
    energy: energyLabel || undefined,
    capacity: capacity || undefined,
    price: priceBand,
    ...(isInStock && { isInStock }),
    ...(isSpecial && { isSpecial }),
  };
}

function productsMeant({ dealer, input, now }: Asked): readonly Product[] {
  const { productCode, stockType, isNewProduct, keyword = '', searchTab: tab = '' } = input;
  const types = stockType?.split(',');
  const isListed = underTab(dealer, { tab, now });
  return allProducts(dealer).filter(
    (product) =>
      (!productCode || product.code === productCode) &&
      (!stockType || types?.includes(product.facts.stockType ?? '')) &&
      (!isNewProduct || product.facts.isNewProduct) &&
      hasAttribute(product, input) &&
      isNamed(product, keyword) &&
      isListed(product),
  );
}

/** A product at the price that the account buys it at under the tab, as the portal reads it. */
function itemOf({ dealer, input, now }: Asked, product: Product): Item {
  const { sendtoCode, searchTab } = input;
  const ordinary = {
    ...product.price,
    price: toYuan(priceCents(dealer, product, { sendtoCode, priceType: 'PT' })),
  };
  const policies = specialsOf(dealer, product.code).map(({ facts }) => ({
    ...facts,
    ...policyOf(dealer, facts),
  }));
  const price = priceBy(offerPrices({ ordinary, policies, now }), priceRule(searchTab));
  return { found: product, product: product.facts, price, stock: stockOf(dealer, product, sendtoCode) };
}

/** Counts of the other facets are those within the category; categories are counted without it. */
function counted(
  dealer: Dealer,
  {
    items,
    within,
    facets,
  }: { readonly items: readonly Item[]; readonly within: readonly Item[]; readonly facets: GoodsFacets },
): Facets {
  const categories = categoriesOf(dealer);
  const everywhere = narrowGoods(items, facets, []);
  const { energyLabels, capacities, priceBands, ...counts } = facetCounts(within, facets, categories);
  return {
    ...counts,
    all: everywhere.length,
    categories: facetChoices(everywhere, ({ product }) => topCategoryOf(product, categories)).map(
      ({ value, count }) => ({ value, hits: count }),
    ),
    energyLabels: [...energyLabels],
    capacities: [...capacities],
    priceBands: [...priceBands],
  };
}

/** Whether an attribute has the name and the value that are asked for; either may be left open. */
function hasAttribute({ facts }: Product, { attributeName, attributeValue }: ProductFilter): boolean {
  if (!attributeName && !attributeValue) return true;
  const { attributes = [] } = facts;
  return attributes.some(
    ({ name, value }) =>
      (!attributeName || name === attributeName) && (!attributeValue || value === attributeValue),
  );
}

/** Code, model, name or category hold the keyword (SEARCH-01). */
export function isNamed(product: Product, keyword: string): boolean {
  return (
    keyword === '' ||
    matchesKeyword([product.code, product.model, product.name, product.facts.categoryName ?? ''], keyword)
  );
}

/** Assumption: products carry their top category only, so a sub-category is recognised by its title in the name. */
function categoryTest(dealer: Dealer, categoryCode: string): (product: Product) => boolean {
  if (categoryCode === '') return () => true;
  const categories = categoriesOf(dealer);
  const top = categories.find(({ subCats }) => subCats.some(({ code }) => code === categoryCode));
  if (!top) return ({ category }) => category === categoryCode;
  const { title = '' } = top.subCats.find(({ code }) => code === categoryCode) ?? {};
  const ownTitle = title.replace(top.title, '') || title;
  const isTitled = ({ name, facts }: Product) =>
    `${name}${JSON.stringify(facts.attributes)}`.includes(ownTitle);
  const siblings = allProducts(dealer).filter(({ category }) => category === top.code);
  const titled = new Set(siblings.filter(isTitled));
  return (product) => product.category === top.code && (titled.size === 0 || titled.has(product));
}

export const categoryHandlers: Handlers = handle('listCategories', ({ dealer, done }) =>
  done(categoriesOf(dealer)),
);
