import { monthDay } from '@dealer-portal/rules/home';
import { formatYuan } from '@dealer-portal/rules/money';
import { Icon } from '#ui/icon/icon';
import { listOf } from '#ui/text/list-of';
import { ProductPicture } from '#ui/text/product-picture';
import { OfferAmount } from '#widgets/products/offer-price';
import { StockText } from '#widgets/products/stock-text';
import type { FoundOrder, PaletteLine } from './palette-lines';
import './palette.css';
import { joined, stateText } from '#ui/text/joined';
import { dayText } from '#ui/text/wire-text';

/** The face of a palette line: a product with price and stock, an order with its state, a page with its place. */
export function PaletteFace({ line }: { readonly line: PaletteLine }) {
  if (line.kind === 'goods') {
    const { product, price } = line.offer;
    return (
      <>
        {product.picUrl && <ProductPicture url={product.picUrl} size={36} />}
        <span className="palette-text">
          <strong>{product.productModel}</strong>
          <span className="palette-second">{product.productName}</span>
        </span>
        <OfferAmount price={price} />
        {price?.endDate && price.priceType !== 'PT' && (
          <span className="secondary palette-end">{monthDay(price.endDate)} 止</span>
        )}
        <StockText offer={line.offer} />
      </>
    );
  }
  if (line.kind === 'order') return <OrderFace order={line.order} />;
  const { icon, label, place } = line.entry;
  return (
    <>
      <Icon name={icon} />
      <span className="palette-text palette-page">
        {label} <span className="secondary">{place}</span>
      </span>
    </>
  );
}

function OrderFace({ order }: { readonly order: FoundOrder }) {
  const { orderNo, statusName, createDate, amount } = order;
  const lineList = listOf(order.lineList);
  const kinds = lineList.length > 1 ? ` 等 ${lineList.length} 种` : '';
  return (
    <>
      <Icon name="orders" />
      <span className="palette-text">
        <strong>{orderNo}</strong> {lineList[0]?.productModel}
        {kinds}
        <span className="palette-second">
          {joined([dayText(createDate), stateText(statusName), formatYuan(amount)], ' · ')}
        </span>
      </span>
      <span className="secondary">打开订单</span>
    </>
  );
}
