import { type PriceShare, savedMoney, shareByPrice } from '@dealer-portal/rules/goods';
import { QUANTITY_RANGE, readQuantity } from '@dealer-portal/rules/input';
import { formatYuan, orderPrice } from '@dealer-portal/rules/money';
import { PRICE_NAMES, reasonAgainstPriced } from '@dealer-portal/rules/price';
import { type RefObject, useRef } from 'react';
import { PlainButton } from '#ui/button/plain-button';
import { ReasonButton } from '#ui/button/reason-button';
import { QuantityInput } from '#ui/input/quantity-input';
import { useQuantityDraft } from '#ui/input/use-quantity-draft';
import { FactLine, FactLines } from '#ui/text/fact-lines';
import { BalanceAfter } from '#widgets/payers/balance-after';
import { useCash } from '#widgets/payers/use-cash';
import { AddToCartButton } from '#widgets/products/add-to-cart-button';
import { AdditionUnknown } from '#widgets/products/addition-unknown';
import { FollowButton } from '#widgets/products/follow-button';
import { additionOf, type Offer, offerLimit, offerRefusal } from '#widgets/products/offer';
import { useAddMany, useAddToCart } from '#widgets/products/use-add-to-cart';
import { standInPrice } from './stand-in-price';
import type { NamedWarehouse } from './use-warehouses';

/** The page's name on the wire (`dataFrom`). */
const FROM = 'detail';

interface OrderPanelProps {
  readonly offer: Offer;
  /** The cloud warehouse to order from; the centre when absent. */
  readonly warehouse: NamedWarehouse | undefined;
  /** Pieces at the chosen price that lie in the cart. */
  readonly inCart: number;
  /** Pieces that the calculator proposes, what lies in the cart taken off; undefined where it proposes nothing. */
  readonly proposed: number | undefined;
  readonly panel: RefObject<HTMLElement | null>;
}

/** 订货: how many, from where, at which prices, and what that comes to (CART-02, CART-09). */
export function OrderPanel({ offer, warehouse, inCart, proposed, panel }: OrderPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { product, price } = offer;
  const ordinary = standInPrice(offer);
  const refusal = offerRefusal(offer, warehouse);
  const isLimited = !ordinary && refusal === undefined;
  const max = (isLimited ? offerLimit(offer, warehouse) : undefined) ?? QUANTITY_RANGE.max;
  const { quantity, reason, field } = useQuantityDraft(1, (text) => readQuantity(text, { min: 1, max }));
  const shares = price && quantity ? shareByPrice({ price, ordinary, number: quantity, inCart }) : [];
  return (
    <section ref={panel} aria-labelledby="detail-order">
      <h2 id="detail-order">订货</h2>
      <div className="detail-quantity">
        <QuantityInput
          label={`${product.productModel}数量`}
          max={max}
          {...field}
          onEnter={() => button.current?.click()}
          isDisabled={refusal !== undefined}
        />
        {proposed !== undefined && proposed > 0 && !refusal && (
          <PlainButton kind="link" size="small" onClick={() => field.onCommit(Math.min(proposed, max))}>
            按建议 {proposed} 台
          </PlainButton>
        )}
      </div>
      <p className="secondary">从{warehouse?.name ?? '中心仓'}发</p>
      <Sum shares={shares} inCart={inCart} />
      <AddButtons
        {...{ offer, warehouse, shares, button }}
        disabledReason={refusal ?? reason ?? reasonAgainstPriced(offer.terms, price?.priceVersion)}
      />
    </section>
  );
}

interface SumProps {
  readonly shares: readonly PriceShare[];
  readonly inCart: number;
}

/** The order line by line, its sum, and what is left of the cash. */
function Sum({ shares, inCart }: SumProps) {
  const cash = useCash(shares.length > 0);
  const lines = shares.map(({ price, number }) => ({
    price: price.price,
    number,
    ordinary: price.ordinaryPrice,
  }));
  const total = orderPrice(lines);
  const [first] = shares;
  return (
    <div className="detail-sum" aria-live="polite">
      <FactLines isSmall>
        {shares.map(({ price, number }) => (
          <FactLine
            key={price.priceType}
            label={`${PRICE_NAMES[price.priceType]} ${formatYuan(price.price)} × ${number}`}
          >
            {formatYuan(orderPrice([{ price: price.price, number }]))}
          </FactLine>
        ))}
        <FactLine label="小计" className="detail-total">
          {shares.length === 0 ? '—' : formatYuan(total)}
        </FactLine>
      </FactLines>
      {first && shares.length > 1 && (
        <p className="secondary">
          特价余 {first.price.allowed} 台{inCart > 0 && `，购物车里已占 ${inCart} 台`}；这次 {first.number}{' '}
          台按{PRICE_NAMES[first.price.priceType]}，省 {formatYuan(savedMoney(lines))}，其余另成一行。
        </p>
      )}
      {shares.length > 0 && <BalanceAfter balance={cash} total={total} />}
    </div>
  );
}

interface AddButtonsProps extends Pick<OrderPanelProps, 'offer' | 'warehouse'> {
  readonly shares: readonly PriceShare[];
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly disabledReason: string | undefined;
}

function AddButtons({ offer, warehouse, shares, button, disabledReason }: AddButtonsProps) {
  const single = useAddToCart();
  const several = useAddMany();
  const { productCode, productModel } = offer.product;
  const additions = shares.map(({ price, number }) =>
    additionOf({ ...offer, price }, { quantity: number, from: FROM, warehouse }),
  );
  const [first, ...others] = additions;
  const isAdding = single.isAdding || several.isAdding;
  const onAdd = () => first && (others.length > 0 ? several.add(additions) : single.add(first));
  return (
    <div className="detail-buttons">
      <AddToCartButton
        ref={button}
        type="primary"
        block
        loading={isAdding}
        disabledReason={disabledReason}
        onClick={onAdd}
        name={productModel}
      />
      {first && others.length > 0 && (
        <ReasonButton loading={isAdding} disabledReason={disabledReason} onClick={() => single.add(first)}>
          只加{PRICE_NAMES[shares[0]?.price.priceType ?? 'TJ']} {first.number} 台
        </ReasonButton>
      )}
      <FollowButton productCode={productCode} productModel={productModel} />
      {(single.isUnknown || several.isUnknown) && <AdditionUnknown />}
    </div>
  );
}
