import {
  type FacetCategory,
  type FacetCounts,
  facetChoices,
  facetCounts,
  type GoodsFacets,
  narrowGoods,
  topCategoryOf,
} from '@dealer-portal/rules/goods';
import { readFigure } from '@dealer-portal/rules/money';
import type { Data } from '@dealer-portal/sdk';
import type { queryProducts } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import { useAccount } from '#platform/session/account';
import { categoriesQuery } from '#widgets/goods/account-queries';
import { type GoodsRow, goodsRow } from '#widgets/goods/goods-row';
import { arrivalWeeksQuery, NO_WEEKS } from '#widgets/goods/queries';
import { useOwnStock } from '#widgets/goods/use-own-stock';
import { useCash } from '#widgets/payers/use-cash';
import type { Offer } from '#widgets/products/offer';
import { type ProductFilter, productsQuery } from '#widgets/products/queries';
import { type Offers, useOffers } from '#widgets/products/use-offers';
import { facetsOf, goodsFilter, isNarrowed, narrowedFilter } from './goods-filter';

/**
 * The products of the address. A list that fits its page is narrowed and counted here; of a longer one the server narrows
 * and counts the whole. Where it does not (its answer has no `facets`), the facets narrow the page alone, and the page
 * says so.
 * @param isNewProduct the page of new products
 */
export function useGoods(isNewProduct: boolean) {
  const account = useAccount();
  const [params] = useSearchParams();
  const path = useParams();
  const plain = { ...goodsFilter(params, path), ...(isNewProduct && { isNewProduct }) };
  const facets = useMemo(() => facetsOf(params), [params]);
  // What was asked before the facets narrowed it; it is kept as long as the page looks at it.
  const { data: before } = useQuery({ ...productsQuery(account, plain), enabled: false });
  const isAsked = isNarrowed(facets) && !isWholeList(plain, before);
  const filter = isAsked ? narrowedFilter(plain, facets) : plain;
  const result = useLateOffers(useOffers(filter));
  const { offers, state, total, page } = result;
  const categories = useQuery(categoriesQuery(account)).data ?? NO_CATEGORIES;
  const all = useRows(offers);
  const served = page.data?.facets;
  const isServed = isAsked && served !== undefined;
  const isWhole = !isServed && filter.pageNum === 1 && total !== undefined && total <= offers.length;
  const here = useMemo(() => {
    const goods = all.map(facetFacts);
    const rows = narrowGoods(goods, facets, categories).map(({ row }) => row);
    return { rows, counts: facetCounts(goods, facets, categories) };
  }, [all, facets, categories]);
  const counts = isWhole || !served ? here.counts : served;
  const isCounted = isWhole || served !== undefined;
  return {
    filter,
    facets,
    result,
    categories,
    all,
    rows: isServed ? all : here.rows,
    counts,
    /** The counts are those of the whole list, and not of its page. */
    isCounted,
    present: isWhole
      ? presentIn(all, categories)
      : (isAsked ? before?.facets : served)?.categories.map(({ value }) => value),
    /** The facets narrow the loaded page of a longer list, and nothing else. */
    isPartNarrowed: isNarrowed(facets) && !isServed && !isWhole && total !== undefined,
    isWhole,
    specials: state === 'ready' ? specialsOfAll(filter, facets, isCounted ? counts : undefined) : undefined,
  };
}

/** Whether a list is known to fit its page: what was asked of it before says so. */
function isWholeList({ pageNum }: ProductFilter, before: Data<typeof queryProducts> | undefined): boolean {
  const total = readFigure(before?.total);
  return pageNum === 1 && total !== undefined && total <= (before?.records.length ?? 0);
}

/** The top categories of these products. */
function presentIn(rows: readonly GoodsRow[], categories: readonly FacetCategory[]): readonly string[] {
  return facetChoices(rows, ({ offer }) => topCategoryOf(offer.product, categories)).map(
    ({ value }) => value,
  );
}

/** Goods with a special price among all goods: a search, a category or another facet would count fewer than the tab has. */
function specialsOfAll(
  { keyword, categoryCode, searchTab }: ProductFilter,
  facets: GoodsFacets,
  counts: FacetCounts | undefined,
): number | undefined {
  const isOfAll = !keyword && !categoryCode && !searchTab && !isNarrowed({ ...facets, isSpecial: false });
  return isOfAll ? counts?.special : undefined;
}

/** The products of the page, as they load. */
export type GoodsQuery = ReturnType<typeof useGoods>;

const NO_CATEGORIES: readonly never[] = [];

/** Prices that come redraw every row: they are drawn in pieces that leave room for a key. */
function useLateOffers(result: Offers): Offers {
  const { offers, state } = result;
  return { ...result, ...useDeferredValue(useMemo(() => ({ offers, state }), [offers, state])) };
}

/**
 * The notes to the rows: when more arrives, the own stock, and the balance beside their sum. They come after the rows, on
 * the first page of a visit when it has had its time, and draw nothing else again.
 */
export function useRowNotes({ offers, state }: Offers) {
  const isOver = useIsFirstViewOver();
  const areThere = isOver && offers.length > 0 && state !== 'loading';
  const weeksQuery = useQuery({ ...arrivalWeeksQuery(useAccount()), enabled: areThere });
  // Weeks that could not be asked for have their numbers alone.
  const weeks = weeksQuery.data ?? (weeksQuery.isError ? NO_WEEKS : undefined);
  const ownStock = useOwnStock(areThere);
  const balance = useCash(areThere);
  return { notes: { weeks, ownStock }, balance };
}

/** A row as the facets read it. */
function facetFacts(row: GoodsRow) {
  const { product, price, stock } = row.offer;
  return { row, product, price, stock: stock?.stock };
}

/** The rows of the offers, the same ones as long as the offers are. */
function useRows(offers: readonly Offer[]): readonly GoodsRow[] {
  return useMemo(() => offers.map(goodsRow), [offers]);
}
