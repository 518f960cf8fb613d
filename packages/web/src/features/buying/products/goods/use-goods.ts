import { narrowGoods } from '@dealer-portal/rules/goods';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAccount } from '#platform/session/account';
import { categoriesQuery } from '#widgets/goods/account-queries';
import { type GoodsRow, goodsRow } from '#widgets/goods/goods-row';
import { arrivalWeeksQuery } from '#widgets/goods/queries';
import { useOwnStock } from '#widgets/goods/use-own-stock';
import type { Offer } from '#widgets/products/offer';
import { type Offers, useOffers } from '#widgets/products/use-offers';
import { facetsOf, goodsFilter } from './goods-filter';

/**
 * The products of the address: asked for by what the server narrows, narrowed here by the facets.
 * @param isNewProduct the page of new products
 */
export function useGoods(isNewProduct: boolean) {
  const account = useAccount();
  const [params] = useSearchParams();
  const path = useParams();
  const filter = { ...goodsFilter(params, path), ...(isNewProduct && { isNewProduct }) };
  const facets = facetsOf(params);
  const result = useLateOffers(useOffers(filter));
  const { offers, state } = result;
  const categories = useQuery(categoriesQuery(account)).data ?? NO_CATEGORIES;
  const all = useRows(offers);
  const rows = narrowGoods(all.map(facetFacts), facets, categories).map(({ row }) => row);
  const isWhole = filter.pageNum === 1 && result.total !== undefined && result.total <= offers.length;
  // Of all products alone: a search or a category would count fewer than the tab has.
  const isAll = isWhole && state === 'ready' && !filter.keyword && !filter.categoryCode && !filter.searchTab;
  const specials = isAll
    ? narrowGoods(all.map(facetFacts), { isSpecial: true }, categories).length
    : undefined;
  return { filter, facets, result, categories, all, rows, isWhole, specials };
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
 * The notes to the rows: when more arrives, and the own stock. They come after the rows, and draw nothing else again.
 */
export function useRowNotes({ offers, state }: Offers) {
  const areThere = offers.length > 0 && state !== 'loading';
  const weeks = useQuery({ ...arrivalWeeksQuery(useAccount()), enabled: areThere }).data;
  const ownStock = useOwnStock(areThere);
  return { weeks, ownStock };
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
