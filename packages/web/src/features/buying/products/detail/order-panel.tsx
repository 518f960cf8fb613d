import { savedMoney } from '@dealer-portal/rules/goods';
import { formatYuan, orderPrice, piecesText } from '@dealer-portal/rules/money';
import { PRICE_NAMES } from '@dealer-portal/rules/price';
import type { RefObject } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { usePhone } from '#ui/drawing/use-phone';
import { QuantityInput } from '#ui/input/quantity-input';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { BalanceAfter } from '#widgets/payers/balance-after';
import { useCash } from '#widgets/payers/use-cash';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { FollowButton } from '#widgets/products/follow-button';
import type { Offer } from '#widgets/products/offer';
import { OrderButton } from './order-button';
import type { ProductOrder } from './use-product-order';
import './detail.css';

interface OrderPanelProps {
  readonly product: Offer['product'];
  readonly order: ProductOrder;
  /** Pieces that the calculator proposes, what lies in the cart taken off; undefined where it proposes nothing. */
  readonly proposed: number | undefined;
  readonly panel: RefObject<HTMLElement | null>;
}

/** 订货: how many, from where, at which prices, and what that comes to (CART-02, CART-09). */
export function OrderPanel({ product, order, proposed, panel }: OrderPanelProps) {
  const { field, max, refusal, isClosed, warehouse, button } = order;
  const most = proposed === undefined ? 0 : Math.min(proposed, max);
  return (
    <section ref={panel} aria-labelledby="detail-order">
      <h2 id="detail-order">订货</h2>
      <div className="detail-quantity">
        <QuantityInput
          label={`${product.productModel}数量`}
          max={max}
          {...field}
          onEnter={() => button.current?.click()}
          isDisabled={isClosed}
        />
        {most > 0 && !refusal && (
          <PlainButton kind="link" size="small" onClick={() => field.onCommit(most)}>
            按建议 {most} 台
          </PlainButton>
        )}
      </div>
      <p className="secondary">从{warehouse?.name ?? '中心仓'}发</p>
      <Sum order={order} />
      <AddButtons product={product} order={order} />
    </section>
  );
}

/** The order line by line, its sum, and what is left of the cash. */
function Sum({ order: { shares, lines, total, inCart } }: Pick<OrderPanelProps, 'order'>) {
  const cash = useCash(shares.length > 0);
  const [first] = shares;
  return (
    <div className="detail-sum" aria-live="polite">
      <FactLines isSmall>
        {/* As long as no price is there its line is, so that total and buttons stay. */}
        {shares.length === 0 && <FactLine label={PRICE_NAMES.PT}>—</FactLine>}
        {shares.map(({ price, number }) => (
          <FactLine
            key={price.priceType}
            label={`${PRICE_NAMES[price.priceType]} ${formatYuan(price.price)} × ${number}`}
          >
            {formatYuan(orderPrice([{ price: price.price, number }]))}
          </FactLine>
        ))}
        <FactLine label="小计" className="detail-total">
          {formatYuan(total)}
        </FactLine>
      </FactLines>
      {first && shares.length > 1 && (
        <p className="secondary">
          特价余 {first.price.allowed} 台{inCart !== 0 && `，购物车里已占 ${piecesText([inCart])}`}；这次{' '}
          {first.number} 台按{PRICE_NAMES[first.price.priceType]}，省 {formatYuan(savedMoney(lines))}
          ，其余另成一行。
        </p>
      )}
      <div className="detail-balance">
        {shares.length > 0 && <BalanceAfter balance={cash} total={total} />}
      </div>
    </div>
  );
}

function AddButtons({ product, order }: Pick<OrderPanelProps, 'product' | 'order'>) {
  const { shares, isAdding, disabledReason } = order;
  const { productCode, productModel } = product;
  const [first, second] = shares;
  const isPhone = usePhone();
  return (
    <div className="detail-buttons">
      {/* Phones have it in the bar, which is always on screen. */}
      {!isPhone && <OrderButton order={order} name={productModel} />}
      {first && second && (
        <ReasonButton isBusy={isAdding} disabledReason={disabledReason} onClick={order.addFirst}>
          只加{PRICE_NAMES[first.price.priceType]} {first.number} 台
        </ReasonButton>
      )}
      <FollowButton productCode={productCode} productModel={productModel} />
      {order.unknownText && <AdditionUnknown text={order.unknownText} />}
    </div>
  );
}
