import type { ProductFacts } from '@dealer-portal/rules/choosing';
import { formatYuan, readFigure } from '@dealer-portal/rules/money';
import { PRICE_NAMES, priceOfType } from '@dealer-portal/rules/price';
import type { OwnStockBy } from '#widgets/goods/use-own-stock';
import type { Offer } from '#widgets/products/offer';

/** All that the calls say of a product, in the order in which a dealer decides. */
export function factsOf(offer: Offer, ownStock: OwnStockBy | undefined): ProductFacts {
  const { product, price, prices, stock, retailPrice } = offer;
  const held = ownStock?.get(product.productCode);
  const ordinary = priceOfType(prices, 'PT');
  const own: ProductFacts = [
    [
      '供价',
      price &&
        `${formatYuan(price.price)}${price.priceType === 'PT' ? '' : `（${PRICE_NAMES[price.priceType]}）`}`,
    ],
    ['普通价', ordinary && formatYuan(ordinary.price)],
    ['特价截止', price?.priceType === 'PT' ? undefined : (price?.endDate ?? undefined)],
    ['零售指导', yuanText(retailPrice ?? product.retailPrice)],
    ['中心仓现货', piecesOf(stock?.stock)],
    ['在途', piecesOf(stock?.inTransit)],
    ['我的库存', piecesOf(held?.storeAmt)],
    ['类目', product.categoryName],
    ['新品', product.isNewProduct === undefined ? undefined : product.isNewProduct ? '是' : '否'],
    ['退市', product.withdrawn === undefined ? undefined : product.withdrawn ? '已退市' : '在售'],
    ['标签', product.tags?.join('、') || undefined],
  ];
  // Facts are told apart by their names: an attribute of such a name says whose it is.
  const ownNames = new Set(own.map(([name]) => name));
  const attributes = (product.attributes ?? []).map(
    ({ name, value }) => [ownNames.has(name) ? `${name}（规格）` : name, value] as const,
  );
  return [...own, ...attributes];
}

const yuanText = (amount: number | undefined) => (amount === undefined ? undefined : formatYuan(amount));

function piecesOf(figure: number | undefined): string | undefined {
  const pieces = readFigure(figure);
  return pieces === undefined ? undefined : `${pieces} 台`;
}
