import { RED_DAYS } from '@dealer-portal/rules/calculator';
import { proposedNumber, type UsualGoods, usualGoods } from '@dealer-portal/rules/home';
import { useMemo } from 'react';
import { type GoodsRow, goodsRow } from '#widgets/goods/goods-row';
import { type OwnStockBy, useOwnStock } from '#widgets/goods/use-own-stock';
import { offersOf } from '#widgets/products/offer';
import { useOfferTerms } from '#widgets/products/use-offer-terms';
import type { Order } from './queries';

/** So many usual products are shown. */
const USUAL = 7;

/** A usual product as a row that can be ordered, with the pieces that are proposed. */
export interface UsualRow extends GoodsRow {
  readonly usual: UsualGoods;
  readonly proposed: number | undefined;
}

/** The usual products of the orders, at today's prices; undefined until what they are proposed by has arrived. */
export function useUsualRows(orders: readonly Order[]) {
  const usual = useMemo(() => usualGoods(orders, new Date()).slice(0, USUAL), [orders]);
  const codes = usual.map(({ productCode }) => productCode);
  const { terms } = useOfferTerms(codes, 'best');
  const ownStock = useOwnStock(codes.length > 0);
  const rows = useMemo(() => {
    const offers = offersOf(usual.map(productOf), terms);
    return offers.flatMap((offer, at): readonly UsualRow[] => {
      const goods = usual[at];
      return goods ? [{ ...goodsRow(offer), usual: goods, proposed: proposal(goods, ownStock) }] : [];
    });
  }, [usual, terms, ownStock]);
  return { rows, ownStock };
}

function proposal(usual: UsualGoods, ownStock: OwnStockBy | undefined): number | undefined {
  return proposedNumber(usual, ownStock?.get(usual.productCode)?.turnoverDays, RED_DAYS);
}

/** A product of an order, in the catalogue's form. */
function productOf({ productCode, productModel = productCode, productName = '', picUrl }: UsualGoods) {
  return { productCode, productModel, productName, categoryCode: '', ...(picUrl && { picUrl }) };
}
