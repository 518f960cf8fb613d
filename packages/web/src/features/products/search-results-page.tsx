import { useMatches } from 'react-router';
import { GoodsPage } from './goods/goods-page';

/** 商品列表: the goods under their tabs, and the results of a search or a category. */
export function Component() {
  const from = useMatches().at(-1)?.id === 'list' ? 'list' : 'malllist';
  return <GoodsPage from={from} />;
}
