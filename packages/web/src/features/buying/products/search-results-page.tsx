import { useMatches } from 'react-router-dom';
import type { CallsAhead } from '#platform/calls/calls-of-page';
import { productsQuery } from '#widgets/products/queries';
import { goodsFilter } from './goods/goods-filter';
import { GoodsPage } from './goods/goods-page';

/** 商品列表: the products under their tabs, and the results of a search or a category. */
export function Component() {
  const from = useMatches().at(-1)?.id === 'list' ? 'list' : 'malllist';
  return <GoodsPage from={from} />;
}

/** Where the path names no words: those are the router's to read. */
Component.callsAhead = ((ask, account, { pathname, searchParams }) => {
  if (pathname.lastIndexOf('/') === 0) ask(productsQuery(account, goodsFilter(searchParams, {})));
}) satisfies CallsAhead;
