import {
  type CalculatorProduct,
  calculatedOrderRefusal,
  calculatorText,
} from '@dealer-portal/rules/calculator';
import { pricedRefusal, priceText } from '@dealer-portal/rules/price';
import { ReasonButton } from '#ui/button/reason-button';
import { AdditionUnknown } from '../products/addition-unknown';
import { offerLimit, offerRefusal, termsOf, wantedOffer } from '../products/offer';
import { SharesNote } from '../products/shares-note';
import { useAddToCart } from '../products/use-add-to-cart';
import { useOffers } from '../products/use-offers';

interface AddResultProps {
  readonly product: CalculatorProduct;
  /** Pieces that were calculated. */
  readonly quantity: number;
}

/** Puts the calculated pieces into the cart, at the product's best price of today (CALC-05, CART-02, CART-08). */
export function AddResult({ product, quantity }: AddResultProps) {
  const { productCode } = product;
  const { page, offers, missing } = useOffers({ productCode, pageNum: 1, pageSize: 1 });
  const offer = offers.find((offer) => offer.product.productCode === productCode);
  const { add, isAdding, unknownText } = useAddToCart();
  const isMissing = page.isError || missing.length > 0 || (page.isSuccess && !offer);
  const disabledReason = (): string | undefined => {
    const refusal = calculatedOrderRefusal(product, quantity);
    if (refusal) return calculatorText(refusal);
    if (isMissing) return '没有取到该产品的价格或库存，请稍后再试';
    if (!offer) return '正在查询价格与库存，请稍候';
    const most = offerLimit(offer);
    const isTooMuch = most !== undefined && quantity > most;
    if (isTooMuch) return `最多可购 ${most} 台，不能全部加入购物车`;
    return offerRefusal(offer) ?? priceText(pricedRefusal(offer.terms, offer.price?.priceVersion));
  };
  return (
    <>
      <ReasonButton
        kind="primary"
        disabledReason={disabledReason()}
        isBusy={isAdding}
        onClick={() => offer && add(wantedOffer(offer, quantity, 'calculator'))}
      >
        加入购物车
      </ReasonButton>
      {offer && <SharesNote terms={termsOf(offer)} number={quantity} />}
      {unknownText && <AdditionUnknown text={unknownText} />}
    </>
  );
}
