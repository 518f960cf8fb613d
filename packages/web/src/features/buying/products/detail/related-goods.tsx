import { useMemo, useRef, useState } from 'react';
import { useInSight } from '#ui/drawing/use-in-sight';
import { goodsRow } from '#widgets/goods/goods-row';
import { GoodsTiles } from '#widgets/goods/goods-tiles';
import { NO_WEEKS } from '#widgets/goods/queries';
import { useGoodsOrder } from '#widgets/goods/use-goods-order';
import type { OwnStockBy } from '#widgets/goods/use-own-stock';
import type { Offer } from '#widgets/products/offer';
import { asideProductsQuery } from '#widgets/products/queries';
import { useOffers } from '#widgets/products/use-offers';
import { CategoryLink } from './category-link';
import './detail.css';

/** The products of one row, and the product itself. */
const COUNT = 6;

interface RelatedProps {
  readonly product: Offer['product'];
  readonly ownStock: OwnStockBy | undefined;
}

interface RelatedGoodsProps extends RelatedProps {
  /** Price and stock of the product itself are there, or did not come. */
  readonly isReady: boolean;
}

/**
 * 同类商品: others of its category, each with the way into the cart; what may stand in for one that left the market. They are
 * asked for when their place is seen, after the product itself.
 */
export function RelatedGoods({ isReady, ...props }: RelatedGoodsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place, 0);
  const [isAsked, setAsked] = useState(false);
  // A retry of the product's own price takes nothing away again.
  if (isSeen && isReady && !isAsked) setAsked(true);
  return <div ref={place}>{isAsked && <Related {...props} />}</div>;
}

function Related({ product, ownStock }: RelatedProps) {
  const { categoryCode, productCode, withdrawn, categoryName } = product;
  const { page, offers } = useOffers({ categoryCode, pageNum: 1, pageSize: COUNT + 1 }, undefined, {
    ask: asideProductsQuery,
  });
  const order = useGoodsOrder('detail');
  const rows = useMemo(
    () =>
      offers
        .filter((offer) => offer.product.productCode !== productCode && !offer.product.withdrawn)
        .slice(0, COUNT)
        .map(goodsRow),
    [offers, productCode],
  );
  if (rows.length === 0) return null;
  return (
    <section className="detail-related no-print" aria-labelledby="detail-related">
      <h2 id="detail-related">
        {withdrawn ? '可换的同类商品' : '同类商品'}
        <CategoryLink categoryCode={categoryCode}>
          {categoryName}全部 {page.data?.total} 种
        </CategoryLink>
      </h2>
      <GoodsTiles rows={rows} order={order} weeks={NO_WEEKS} ownStock={ownStock} isBusy={false} isFew />
    </section>
  );
}
