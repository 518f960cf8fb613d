import { formatYuan } from '@dealer-portal/rules/money';
import type { OfferPrice } from '@dealer-portal/rules/price';
import { PRICE_NAMES } from '@dealer-portal/rules/price';
import { Link } from 'react-router-dom';
import { href } from '#routes';
import { Money } from '#ui/text/money';
import { StatusTag } from '#ui/text/status-tag';
import type { Offer } from './offer';
import './offer-price.css';
import { dayText } from '#ui/text/wire-text';

/** The price of a unit: a special price with its name, and the ordinary price that it replaces struck out (NAV-01). */
export function OfferAmount({ price }: { readonly price: OfferPrice | undefined }) {
  if (!price || price.priceType === 'PT') return <Money amount={price?.price} strong />;
  return (
    <span className="offer-amount">
      <StatusTag tone="waiting">{PRICE_NAMES[price.priceType]}</StatusTag>
      <Money amount={price.price} strong />
      {price.ordinaryPrice !== undefined && (
        <span className="secondary">
          <span className="visually-hidden">普通价</span>
          <s>
            <Money amount={price.ordinaryPrice} />
          </s>
        </span>
      )}
    </span>
  );
}

/** How many pieces a special price allows and until when; at the ordinary price, which other price the product has. */
export function OfferNote({ offer: { product, price, prices } }: { readonly offer: Offer }) {
  if (price && price.priceType !== 'PT') return <span className="secondary">{limitsText(price)}</span>;
  const other = prices.find(({ priceType }) => priceType !== 'PT');
  if (!price || !other) return null;
  return (
    <Link to={offerAddress(product.productCode, other)}>
      另有{PRICE_NAMES[other.priceType]} {formatYuan(other.price)}
    </Link>
  );
}

/** For the user: `可购 82 台 · 至 2026-11-30`. */
export function limitsText({ allowed, endDate }: OfferPrice): string {
  const texts = [allowed === undefined ? '' : `可购 ${allowed} 台`, endDate ? `至 ${dayText(endDate)}` : ''];
  return texts.filter((text) => text !== '').join(' · ');
}

/** The product's page, opened at that price. */
export function offerAddress(productCode: string, price: OfferPrice | undefined): string {
  const page = href('detail', { productCode });
  return price && price.priceType !== 'PT' ? `${page}?price=${price.priceType}` : page;
}
