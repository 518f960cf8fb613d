import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useIsFirstViewOver } from '#platform/browser/first-view';
import type { LoadedQuery } from '#platform/calls/loaded';
import { href } from '#routes';
import { useInSight } from '#ui/drawing/use-in-sight';
import { type GoodsRow, goodsRow } from '#widgets/goods/goods-row';
import { GoodsTiles } from '#widgets/goods/goods-tiles';
import { NO_WEEKS } from '#widgets/goods/queries';
import { useGoodsOrder } from '#widgets/goods/use-goods-order';
import type { Offer } from '#widgets/products/offer';
import { Panel } from './panel';
import { useRecommended } from './use-offers-ending';

/** 为您推荐: asked for when a part of its place is seen, or the first page has had its time. */
export function RecommendedPanel() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, 0);
  const isOver = useIsFirstViewOver();
  const query = useRecommended(isSeen || isOver);
  return (
    <div ref={place}>
      <RecommendedBox query={query} />
    </div>
  );
}

/** Special and new products; no call says what similar dealers order. */
function RecommendedBox({ query }: { readonly query: LoadedQuery<readonly Offer[]> }) {
  const order = useGoodsOrder('index');
  return (
    <Panel
      title="为您推荐"
      note="特价和新品"
      action={<Link to={href('list')}>全部商品</Link>}
      query={query}
      rows={6}
      isEmpty={(offers) => offers.length === 0}
      empty="现在没有特价和新品。"
    >
      {(offers) => (
        <GoodsTiles
          rows={rowsOf(offers)}
          order={order}
          weeks={NO_WEEKS}
          ownStock={undefined}
          isBusy={false}
          isFew
        />
      )}
    </Panel>
  );
}

/** Each product once, the special ones first. */
function rowsOf(offers: readonly Offer[]): readonly GoodsRow[] {
  const byCode = new Map(offers.map((offer) => [offer.product.productCode, offer]));
  return [...byCode.values()].map(goodsRow);
}
