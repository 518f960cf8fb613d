import { useRef } from 'react';
import { Link } from 'react-router-dom';
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

/** 为您推荐: asked for when a part of its place is seen; until then its place is kept. */
export function RecommendedPanel() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, 0);
  return (
    <div ref={place}>
      <RecommendedBox query={useRecommended(isSeen)} isAsked={isSeen} />
    </div>
  );
}

interface RecommendedBoxProps {
  readonly query: LoadedQuery<readonly Offer[]>;
  readonly isAsked: boolean;
}

/** Special and new products; no call says what similar dealers order. */
function RecommendedBox({ query, isAsked }: RecommendedBoxProps) {
  const order = useGoodsOrder('index');
  return (
    <Panel
      title="为您推荐"
      note="特价和新品"
      action={<Link to={href('list')}>全部商品</Link>}
      query={query}
      isAsked={isAsked}
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
