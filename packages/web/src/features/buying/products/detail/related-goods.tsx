import { useMemo } from 'react';
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

interface RelatedGoodsProps {
  readonly product: Offer['product'];
  readonly ownStock: OwnStockBy | undefined;
}

/** 同类商品: others of its category, each with the way into the cart; what may stand in for one that left the market. */
export function RelatedGoods({ product, ownStock }: RelatedGoodsProps) {
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
