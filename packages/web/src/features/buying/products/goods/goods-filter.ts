import { searchTab } from '@dealer-portal/rules/category';
import { categoryTitle, type FacetCategory, type GoodsFacets, PRICE_BANDS } from '@dealer-portal/rules/goods';
import { KEYWORD_LIMIT, readKeyword } from '@dealer-portal/rules/search';
import type { ProductFilter } from '#widgets/products/queries';
import { keywordOf } from '#widgets/shopping-tabs/search-keyword';
import { sortOf } from '../sort-choice';

/** Products that one page holds: its pasting and its sums work on what is loaded. The calls take 100 at once. */
export const GOODS_ROWS = 100;

/** The facets as the address names them. */
export const FACET_NAMES = ['category', 'energy', 'capacity', 'price', 'inStock', 'special'] as const;

/** The server's filter without the facets, by the address (SEARCH-01, CAT-01, NAV-01). */
export function goodsFilter(
  params: URLSearchParams,
  path: Readonly<Record<string, string | undefined>>,
): ProductFilter {
  const pageNum = Math.max(1, Math.trunc(Number(params.get('pageNum'))) || 1);
  const pageSize = Math.min(
    GOODS_ROWS,
    Math.max(1, Math.trunc(Number(params.get('pageSize'))) || GOODS_ROWS),
  );
  const named = ['categoryCode', 'attributeName', 'attributeValue'] as const;
  const filters = named.flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value] as const] : [];
  });
  const keyword = params.has('widened') ? wordOf(params, 'words') : typedKeyword(params);
  const stockType = params.get('stockTypes');
  const tab = searchTab(params.get('tab') ?? '');
  return {
    sort: sortOf(params.get('sort')),
    pageNum,
    pageSize,
    withFacets: true,
    ...Object.fromEntries(filters),
    ...(keyword ? { keyword } : {}),
    ...(tab ? { searchTab: tab } : {}),
    // The category menu names the kinds of stock that it lists (CAT-01).
    ...(stockType ? { stockType } : {}),
    ...namedIn(path),
  };
}

/**
 * The words that were typed: the address carries them beside the stamp that forces a refresh, so that a colleague's window
 * shows the same list; an address without them is one of this window's earlier searches (SEARCH-01).
 */
export function typedKeyword(params: URLSearchParams): string | undefined {
  const stamp = params.get('keyword');
  return wordOf(params, 'q') ?? (stamp === null ? undefined : keywordOf(stamp));
}

function wordOf(params: URLSearchParams, name: string): string | undefined {
  return readKeyword(params.get(name) ?? '').slice(0, KEYWORD_LIMIT) || undefined;
}

/** The address /list names the word and the attribute itself. */
function namedIn({ keyword, attributeName, attributeValue }: Readonly<Record<string, string | undefined>>) {
  return {
    ...(keyword ? { keyword: readKeyword(keyword).slice(0, KEYWORD_LIMIT) } : {}),
    ...(attributeName ? { attributeName } : {}),
    ...(attributeValue ? { attributeValue } : {}),
  };
}

/** The facets of the address. */
export function facetsOf(params: URLSearchParams): GoodsFacets {
  const text = (name: (typeof FACET_NAMES)[number]) => params.get(name) || undefined;
  return {
    categoryCode: text('category'),
    energy: text('energy'),
    capacity: text('capacity'),
    price: text('price'),
    isInStock: params.get('inStock') === '1',
    isSpecial: params.get('special') === '1',
  };
}

/** Whether a facet narrows the products. */
export function isNarrowed(facets: GoodsFacets): boolean {
  return Object.values(facets).some((choice) => choice !== undefined && choice !== false);
}

/** The server's filter with the facets (assumed; a server without them answers no `facets`). */
export function narrowedFilter(filter: ProductFilter, facets: GoodsFacets): ProductFilter {
  const { categoryCode, energy, capacity, price, isInStock, isSpecial } = facets;
  const priceBand = PRICE_BANDS.find(({ key }) => key === price)?.key;
  return {
    ...filter,
    ...(categoryCode && { categoryCode }),
    ...(energy && { energyLabel: energy }),
    ...(capacity && { capacity }),
    ...(priceBand && { priceBand }),
    ...(isInStock && { isInStock }),
    ...(isSpecial && { isSpecial }),
  };
}

/**
 * The heading: the search, the category, or the tab.
 * @param typed what was typed, where it is searched in another way
 */
export function goodsTitle(
  filter: ProductFilter,
  categories: readonly FacetCategory[],
  typed = filter.keyword,
): string {
  // What is searched in another way says its tab itself.
  if (typed) return `${(typed === filter.keyword && filter.searchTab) || ''}“${typed}”的搜索结果`;
  const category = categoryTitle(categories, filter.categoryCode);
  if (!category) return filter.searchTab ?? filter.attributeValue ?? '全部商品';
  return filter.attributeValue ? `${category} · ${filter.attributeValue}` : category;
}
